/**
 * Rows as text that a spreadsheet opens. A cell that a spreadsheet would run as a formula is marked as text with an
 * apostrophe: what it says was written by a stranger.
 */
export function csvOf(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => cells.map((cell) => quoted(cell)).join(','))
  // With the mark in front, Excel reads the file as UTF-8.
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

function quoted(cell: string): string {
  const text = /^\s*[=+\-@|%\t\r]/.test(cell) ? `'${cell}` : cell
  return `"${text.replaceAll('"', '""')}"`
}
