// a click on a column's title sorts by it, numbers downwards first
for (const table of document.querySelectorAll("table.sorted")) {
  table.querySelectorAll("th button").forEach((button, column) => button.addEventListener("click", () => {
    const head = button.parentElement, rows = [...table.tBodies[0].rows], value = row => row.cells[column];
    const numbers = rows.some(row => value(row).dataset.n);
    const up = head.ariaSort === (numbers ? "descending" : "ascending");
    const worth = row => Number(value(row).dataset.n ?? -Infinity), words = row => value(row).textContent;
    rows.sort((a, b) => numbers ? worth(b) - worth(a) : words(a).localeCompare(words(b)));
    if (up) rows.reverse();
    for (const other of table.querySelectorAll("th")) other.ariaSort = null;
    head.ariaSort = up === numbers ? "ascending" : "descending";
    table.tBodies[0].append(...rows);
  }));
}
