/** What spreadsheets take for the beginning of a formula; spaces before it do not stop them. */
const formulaStart = /^\s*[=+\-@\t\r]/

function cellOf(value: string | number): string {
  if (typeof value === 'number') return String(value)
  // The apostrophe is what spreadsheets themselves put before a text that is no formula.
  const text = formulaStart.test(value) ? `'${value}` : value
  return `"${text.replaceAll('"', '""')}"`
}

/**
 * A table as a CSV file (RFC 4180) that opens in spreadsheets with its accents; no text in it becomes a formula.
 *
 * @param rows the first one holds the names of the columns
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`)
  return `\uFEFF${lines.join('')}`
}

/**
 * Saves a table as a CSV file on this device. Browser only.
 *
 * @param name of the file, with its ending
 * @param rows the first one holds the names of the columns
 */
export function saveCsv(name: string, rows: readonly (readonly (string | number)[])[]): void {
  const file = new Blob([toCsv(rows)], { type: 'text/csv;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
