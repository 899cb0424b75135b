// A bot in Rust, with the standard library alone: plays the last legal choice.
//     rustc -O last_legal.rs
//     badbones tournament 'exec:./last_legal' greedy --games 20 --out runs/rust
// Protocol: docs/protocol.md.
use std::io::{self, BufRead, Write};

/// The number after a key such as "id":.
fn number(line: &str, key: &str) -> Option<u64> {
    let rest = &line[line.find(key)? + key.len()..];
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
    rest[..end].parse().ok()
}

/// The texts of the list after "legal":[ as they stand in JSON, quotes included.
fn legal(line: &str) -> Vec<&str> {
    let key = "\"legal\":[";
    let Some(start) = line.find(key) else { return Vec::new() };
    let rest = &line[start + key.len()..];
    let (mut texts, mut begin, mut escaped) = (Vec::new(), None, false);
    for (at, c) in rest.char_indices() {
        match (begin, c) {
            (None, ']') => break,
            (None, '"') => begin = Some(at),
            (Some(from), '"') if !escaped => {
                texts.push(&rest[from..=at]);
                begin = None;
            }
            _ => {}
        }
        escaped = c == '\\' && !escaped;
    }
    texts
}

fn main() {
    let mut out = io::stdout();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        let id = number(&line, "\"id\":").unwrap_or(0);
        let answer = if line.contains("\"type\":\"hello\"") {
            format!("{{\"id\":{id},\"protocol\":1,\"name\":\"last legal in Rust\"}}")
        } else if line.contains("\"type\":\"decide\"") {
            let choices = legal(&line);
            format!("{{\"id\":{id},\"choice\":{}}}", choices.last().unwrap_or(&"\"pass\""))
        } else if line.contains("\"type\":\"quit\"") {
            return;
        } else {
            continue;
        };
        writeln!(out, "{answer}").and_then(|()| out.flush()).expect("the engine is gone");
    }
}
