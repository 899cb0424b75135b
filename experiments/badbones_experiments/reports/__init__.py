"""What reports are made of: tables, charts, HTML pages, progress lines."""
