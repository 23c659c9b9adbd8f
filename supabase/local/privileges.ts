import type { PgliteConnection } from '@supabase/lite/pglite'
import { StartError } from './start-error'

type Query = Pick<PgliteConnection['driver'], 'query' | 'exec'>

/**
 * lite grants everything on every table to the browser's roles with its first request of each boot.
 * The migrations alone decide who may do what, so their result is recorded in the transaction of each
 * migration and restored after lite's.
 */
const currentGrants = `
  with roles as (
    select oid, rolname::text as name from pg_roles where rolname in ('anon', 'authenticated', 'service_role')
    union all select 0, 'public'
  ), schemas as (
    select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('public', 'private')
  ), found (statement) as (
    select format('grant %s on schema %I to %s', a.privilege_type, s.nspname, r.name)
    from schemas s
    cross join aclexplode(coalesce(s.nspacl, acldefault('n', s.nspowner))) a
    join roles r on r.oid = a.grantee
    union all
    select format('grant %s on %s %I.%I to %s', a.privilege_type,
      case c.relkind when 'S' then 'sequence' else 'table' end, s.nspname, c.relname, r.name)
    from pg_class c join schemas s on s.oid = c.relnamespace
    cross join aclexplode(coalesce(c.relacl, acldefault(case c.relkind when 'S' then 's' else 'r' end::"char", c.relowner))) a
    join roles r on r.oid = a.grantee
    where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    union all
    select format('grant %s (%I) on table %I.%I to %s', a.privilege_type, t.attname, s.nspname, c.relname, r.name)
    from pg_attribute t join pg_class c on c.oid = t.attrelid join schemas s on s.oid = c.relnamespace
    cross join aclexplode(t.attacl) a
    join roles r on r.oid = a.grantee
    where t.attnum > 0 and not t.attisdropped
    union all
    select format('alter default privileges in schema %I grant %s on %s to %s', s.nspname, a.privilege_type,
      case d.defaclobjtype when 'S' then 'sequences' else 'tables' end, r.name)
    from pg_default_acl d join schemas s on s.oid = d.defaclnamespace
    cross join aclexplode(d.defaclacl) a
    join roles r on r.oid = a.grantee
    where d.defaclobjtype in ('r', 'S')
  )
  select coalesce(json_agg(statement order by statement), '[]')::text as grants from found`

const roles = 'public, anon, authenticated, service_role'
const revokeEverything = ['public', 'private'].flatMap((schema) => [
  `revoke all on schema ${schema} from ${roles}`,
  `revoke all on all tables in schema ${schema} from ${roles}`,
  `revoke all on all sequences in schema ${schema} from ${roles}`,
  `alter default privileges in schema ${schema} revoke all on tables from ${roles}`,
  `alter default privileges in schema ${schema} revoke all on sequences from ${roles}`,
])

/** Records what the migrations granted; call inside the transaction of a migration. */
export async function recordPrivileges(transaction: Query): Promise<void> {
  await transaction.query(
    `insert into supabase_migrations.local_state (key, value) values ('privileges', $1)
     on conflict (key) do update set value = excluded.value`,
    [await readGrants(transaction)],
  )
}

/**
 * Restores exactly what was recorded; does nothing when nothing has been recorded yet.
 *
 * @throws StartError when the result is not what was recorded: an open server would be worse than none
 */
export async function restorePrivileges(driver: PgliteConnection['driver']): Promise<void> {
  const { rows } = await driver.query<{ value: string }>(
    `select value from supabase_migrations.local_state where key = 'privileges'`,
  )
  const recorded = rows[0]?.value
  if (recorded === undefined || recorded === (await readGrants(driver))) return
  // Our own array of GRANT statements, written by recordPrivileges.
  const grants: string[] = JSON.parse(recorded)
  await driver.transaction((transaction) =>
    transaction.exec([...revokeEverything, ...grants].join(';\n')),
  )
  if ((await readGrants(driver)) !== recorded) {
    throw new StartError(
      'The access rights of the local database could not be set as the migrations say: run npm run reset.',
    )
  }
}

async function readGrants(driver: Query): Promise<string> {
  const { rows } = await driver.query<{ grants: string }>(currentGrants)
  return rows[0]?.grants ?? '[]'
}
