export type SeedValue =
  | { type: 'text'; value: string }
  | { type: 'number'; value: number }
  | { type: 'boolean'; value: boolean }
  | { type: 'list'; value: readonly string[] }
  | { type: 'json'; value: unknown }
  /** A time that is set when the row is new and left alone afterwards. */
  | { type: 'created'; value: Date }
  | { type: 'none' }

export type SeedTable = {
  /** Schema and name, as SQL. */
  name: string
  /** The column that names a row; `id`, a generated identity, unless told. */
  key?: string
  /** All rows with the same columns in the same order, the key among them. */
  rows: readonly Readonly<Record<string, SeedValue>>[]
}

/**
 * One upsert by key for all rows of a table, and the next number of its identity; '' without rows.
 * Unchanged rows are left out of the update, since a trigger counts every update as a version.
 */
export function insertStatement({ name, key = 'id', rows }: SeedTable): string {
  const first = rows[0]
  if (first === undefined) return ''
  const columns = Object.keys(first)
  const updated = columns.filter((column) => column !== key && first[column]?.type !== 'created')
  const values = rows.map(
    (row) => `  (\n${columns.map((column) => `    ${literal(row[column])}`).join(',\n')}\n  )`,
  )
  const all = (prefix: string) => updated.map((column) => `${prefix}.${column}`).join(', ')
  return `insert into ${name} as present (
  ${columns.join(', ')}
) values
${values.join(',\n')}
on conflict (${key}) do update set
${updated.map((column) => `  ${column} = excluded.${column}`).join(',\n')}
where (${all('present')})
  is distinct from (${all('excluded')});
${key === 'id' ? nextNumber(name) : ''}`
}

function nextNumber(name: string): string {
  return `
select setval(
  pg_get_serial_sequence('${name}', 'id'),
  greatest(max(id), coalesce(pg_sequence_last_value(pg_get_serial_sequence('${name}', 'id')::regclass), 1))
) from ${name};
`
}

/** A value as SQL that no content can break out of. Throws for what PostgreSQL cannot store. */
export function literal(value: SeedValue | undefined): string {
  if (value === undefined) throw new Error('A row of the seed lacks a column that the others have.')
  switch (value.type) {
    case 'text':
      return quote(value.value)
    case 'number':
    case 'boolean':
      return String(value.value)
    case 'list':
      return value.value.length === 0
        ? `'{}'::text[]`
        : `array[${value.value.map(quote).join(', ')}]`
    case 'json':
      return `${quote(JSON.stringify(value.value))}::jsonb`
    case 'created':
      return `${quote(value.value.toISOString())}::timestamptz`
    case 'none':
      return 'null'
    default:
      return value satisfies never
  }
}

/**
 * A string constant. Quotes are doubled; with a backslash or a line break in it, it becomes an
 * escape string, so that neither `standard_conforming_strings` nor a checkout that rewrites line
 * endings changes what is stored.
 */
function quote(text: string): string {
  if (text.includes('\0') || /\p{Surrogate}/u.test(text)) {
    throw new Error(`PostgreSQL cannot store this text: ${JSON.stringify(text.slice(0, 60))}`)
  }
  const quoted = text.replaceAll("'", "''")
  if (!/[\\\r\n]/.test(quoted)) return `'${quoted}'`
  const escaped = quoted.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r')
  return `E'${escaped}'`
}
