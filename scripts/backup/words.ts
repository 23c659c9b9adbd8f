import type { Manifest } from './archive'

/** What a backup holds, as lines for the terminal. */
export function describeBackup(manifest: Manifest): string[] {
  const { tables, files, missing, madeAt, source } = manifest
  const rows = tables.filter((table) => table.rows > 0)
  const bytes = files.reduce((sum, { size }) => sum + size, 0)
  const lines = [
    `${source}, as it was at ${madeAt}`,
    ...rows.map((table) => `${table.name}: ${counted(table.rows, 'row')}`),
    `${counted(files.length, 'file')} (${(bytes / 1_000_000).toFixed(1)} MB)`,
  ]
  if (missing.length > 0) {
    lines.push(
      `${counted(missing.length, 'file')} of the list were not there: ${missing.join(', ')}`,
    )
  }
  return lines
}

/** `1 row`, `2 rows`. */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}
