import { StartError } from '../../supabase/local/start-error'
import type { Backup, Manifest } from './archive'
import { readTables, registerTable, type Query, type Row, type Table } from './tables'

/** Keeps statements well below the size limit of a parameter. */
const charactersAtOnce = 4_000_000

/** Columns that the sign-in service of a hosted project expects to be filled. */
const hostedDefaults: Readonly<Record<string, string>> = {
  instance_id: "'00000000-0000-0000-0000-000000000000'",
  confirmation_token: "''",
  recovery_token: "''",
  email_change: "''",
  email_change_token_new: "''",
  email_change_token_current: "''",
  phone_change: "''",
  phone_change_token: "''",
  reauthentication_token: "''",
}

/**
 * Replaces the rows of a database by those of a backup, in the caller's transaction. No trigger fires, so
 * every value is restored unchanged. The register of withdrawn pictures only grows.
 *
 * @param isHosted whether sign-in and storage belong to a hosted project, which lists its files itself
 * @returns tables of sign-in or storage that this database does not have
 * @throws StartError when it lacks a table of the project
 */
export async function loadRows(query: Query, backup: Backup, isHosted: boolean): Promise<string[]> {
  const present = new Map((await readTables(query)).map((table) => [table.name, table]))
  const { tables, sequences } = backup.manifest
  const lacking = tables.filter(({ name, rows }) => rows > 0 && !present.has(name))
  const own = lacking.find(({ name }) => /^(public|private)\./.test(name))
  if (own) {
    throw new StartError(
      `The database has no table ${own.name}, which the backup fills: bring it up to date first; nothing was changed.`,
    )
  }
  const restored = tables.filter(
    ({ name }) => present.has(name) && !(isHosted && name.startsWith('storage.')),
  )
  await emptyTables(query, backup, restored)
  await setTriggers(query, false)
  for (const table of restored) {
    const target = present.get(table.name)
    if (target) await fillTable(query, backup, table, target, isHosted)
  }
  for (const [name, [value, isUsed]] of Object.entries(sequences)) {
    await query(
      'select setval(to_regclass($1)::oid, $2::bigint, $3) where to_regclass($1) is not null',
      [name, value, isUsed],
    )
  }
  await setTriggers(query, true)
  return lacking.map(({ name }) => name)
}

/** Switches triggers and foreign keys of this transaction. */
async function setTriggers(query: Query, isOn: boolean): Promise<void> {
  await query(`set local session_replication_role = ${isOn ? 'origin' : 'replica'}`)
}

/** Accounts that remain keep their sessions; the others are deleted with everything they own. */
async function emptyTables(
  query: Query,
  backup: Backup,
  restored: Manifest['tables'],
): Promise<void> {
  const kept = new Set([registerTable, 'auth.users'])
  await setTriggers(query, false)
  for (const { name } of restored) {
    if (!kept.has(name) && !name.startsWith('auth.')) await query(`delete from ${name}`)
  }
  await setTriggers(query, true)
  const users = restored.find(({ name }) => name === 'auth.users')
  if (users) {
    const place = users.columns.findIndex(({ name }) => name === 'id')
    const ids = parseRows(await backup.read(users.entry)).map((row) => row[place])
    await query('delete from auth.users where id <> all ($1::uuid[])', [ids])
  }
  for (const { name } of restored) {
    if (!kept.has(name) && name.startsWith('auth.')) await query(`delete from ${name}`)
  }
}

async function fillTable(
  query: Query,
  backup: Backup,
  table: Manifest['tables'][number],
  target: Table,
  isHosted: boolean,
): Promise<void> {
  const columns = table.columns.flatMap((column, place) => {
    const type = target.columns.find(({ name }) => name === column.name)?.type
    return type === undefined ? [] : [{ name: column.name, value: `(r ->> ${place})::${type}` }]
  })
  if (isHosted && table.name === 'auth.users')
    columns.splice(0, Infinity, ...(await completed(query, columns)))
  const names = columns.map(({ name }) => name)
  const conflict: Readonly<Record<string, string>> = {
    'auth.users': `on conflict (id) do update set ${names.map((name) => `${name} = excluded.${name}`).join(', ')}`,
    [registerTable]: 'on conflict do nothing',
  }
  const insert = `insert into ${table.name} (${names.join(', ')}) overriding system value
    select ${columns.map(({ value }) => value).join(', ')} from json_array_elements($1::json) as rows (r)
    ${conflict[table.name] ?? ''}`
  for (const batch of batchesOf(await backup.read(table.entry))) {
    await query(insert, [`[${batch.join(',')}]`])
  }
}

/** Adds the columns that a hosted project requires and that the backup lacks or has empty. */
async function completed(
  query: Query,
  columns: readonly { name: string; value: string }[],
): Promise<{ name: string; value: string }[]> {
  const rows = await query<{ name: string }>(
    `select attname as name from pg_attribute
     where attrelid = 'auth.users'::regclass and attname = any ($1::text[])`,
    [Object.keys(hostedDefaults)],
  )
  const wanted = rows.map(({ name }) => ({ name, value: hostedDefaults[name] ?? 'null' }))
  const given = columns.map(({ name, value }) => {
    const other = wanted.find((column) => column.name === name)
    return { name, value: other ? `coalesce(${value}, ${other.value})` : value }
  })
  return [...given, ...wanted.filter(({ name }) => !given.some((column) => column.name === name))]
}

/** The lines of a table, in batches of one statement each. */
function* batchesOf(bytes: Buffer): Generator<string[]> {
  let batch: string[] = []
  let size = 0
  for (const line of linesOf(bytes)) {
    batch.push(line)
    size += line.length
    if (size < charactersAtOnce) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

function linesOf(bytes: Buffer): string[] {
  return bytes.toString('utf8').split('\n').filter(Boolean)
}

function parseRows(bytes: Buffer): Row[] {
  return linesOf(bytes).map((line): Row => JSON.parse(line))
}
