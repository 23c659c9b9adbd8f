import { z } from 'zod'

/** Runs one statement inside a transaction and returns its rows. */
export type Query = <Row extends object>(text: string, params?: unknown[]) => Promise<Row[]>

/** A database that a backup is read from or restored into; access is always that of its owner. */
export type Database = {
  /** @param isReading whether it is a read-only transaction on one snapshot */
  transaction: <T>(isReading: boolean, work: (query: Query) => Promise<T>) => Promise<T>
}

export const tableSchema = z.object({
  /** Schema and name, quoted where SQL wants it. */
  name: z.string(),
  /** Columns that can be written, quoted, with their types. */
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  /** Columns of the primary key; empty without one. */
  key: z.array(z.string()),
})

export type Table = z.infer<typeof tableSchema>

/** One row: the text that PostgreSQL writes for each value, in the order of the columns. */
export type Row = (string | null)[]

/** The permanent list of pictures whose consent was withdrawn. */
export const registerTable = 'public.withdrawn_pictures'

/** The list of the stored files. */
export const objectsTable = 'storage.objects'

/** The index of the pictures that builds keep in the bucket, which can be made again. */
const derivedTable = 'public.derived_pictures'

/** The settings that give values the same text on every server. */
const settings = `set local datestyle = 'ISO, YMD'; set local timezone = 'UTC'; set local intervalstyle = 'postgres';
  set local search_path = ''; set local row_security = off; set local extra_float_digits = 1`

const rowsAtOnce = 500

/** Sets the format of values for the transaction; row level security raises errors instead of hiding rows. */
export async function prepareTransaction(query: Query): Promise<void> {
  for (const setting of settings.split(';')) await query(setting)
}

/**
 * The tables that a backup holds: all of this project's own, found in the catalogue, and those of sign-in
 * and storage that make up accounts and files. Pending links of mails are left out, and so is the index of
 * what builds derived from pictures.
 */
export async function readTables(query: Query): Promise<Table[]> {
  const tables = await query<Table>(`
    select format('%I.%I', n.nspname, c.relname) as name,
      (select json_agg(json_build_object('name', format('%I', a.attname), 'type', format_type(a.atttypid, a.atttypmod)) order by a.attnum)
       from pg_attribute a
       where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         and (n.nspname <> 'auth' or a.attname !~ '_token')) as columns,
      coalesce((select json_agg(format('%I', a.attname) order by k.place)
       from pg_index i
       cross join unnest(i.indkey::int2[]) with ordinality as k (number, place)
       join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
       where i.indrelid = c.oid and i.indisprimary), '[]') as key
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
      and format('%I.%I', n.nspname, c.relname) <> '${derivedTable}'
      and (n.nspname in ('public', 'private')
        or (n.nspname, c.relname) in (
          ('auth', 'users'), ('auth', 'identities'), ('auth', 'mfa_factors'),
          ('storage', 'buckets'), ('storage', 'objects')))
    order by 1`)
  return z.array(tableSchema).parse(tables)
}

/** The state of the sequences, by name. */
export async function readSequences(query: Query): Promise<Record<string, [string, boolean]>> {
  const sequences = await query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname in ('public', 'private') order by 1`,
  )
  const found: Record<string, [string, boolean]> = {}
  for (const { name } of sequences) {
    const [row] = await query<{ value: string; used: boolean }>(
      `select last_value::text as value, is_called as used from ${name}`,
    )
    if (row) found[name] = [row.value, row.used]
  }
  return found
}

/** Versions of the applied migrations, the oldest first; null where they were not recorded. */
export async function readMigrations(query: Query): Promise<string[] | null> {
  if (!(await exists(query, 'supabase_migrations.schema_migrations'))) return null
  const rows = await query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations order by version',
  )
  return rows.map(({ version }) => version)
}

/** Whether there is a table of that name. */
export async function exists(query: Query, table: string): Promise<boolean> {
  const [row] = await query<{ found: boolean }>('select to_regclass($1) is not null as found', [
    table,
  ])
  return row?.found ?? false
}

/** Reads a table in batches, ordered by its key. */
export async function* readRows(query: Query, table: Table): AsyncGenerator<Row[]> {
  const values = table.columns.map(({ name }, index) => `t.${name}::text as c${index}`)
  const order = table.key.length > 0 ? table.key.map((name) => `t.${name}`) : ['t::text']
  await query(
    `declare backup_rows no scroll cursor for
     select ${values.join(', ')} from ${table.name} t order by ${order.join(', ')}`,
  )
  for (;;) {
    const rows = await query<Record<string, string | null>>(`fetch ${rowsAtOnce} from backup_rows`)
    if (rows.length === 0) break
    yield rows.map((row) => table.columns.map((_column, index) => row[`c${index}`] ?? null))
  }
  await query('close backup_rows')
}
