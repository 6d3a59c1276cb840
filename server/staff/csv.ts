/** What a spreadsheet would take for a formula, with the full-width signs that Excel reads as the same. */
const formula = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * A table as CSV that Excel opens with its letters right (UTF-8 with a byte-order mark, CRLF, every cell quoted)
 * and that never runs what a stranger typed: a cell that would be a formula begins with an apostrophe.
 *
 * Source: OWASP, "CSV Injection".
 */
export function toCsv(rows: string[][]): string {
  return `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
