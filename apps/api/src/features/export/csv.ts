/** What a spreadsheet takes for a formula; a quote in front makes it text again (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

/** Rows as CSV (RFC 4180): every cell quoted, no cell a formula, lines ended by CR LF. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("");
}

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
