import { contentTables, edit, type Mutation } from './mutation'

const dashboard = 'public.dashboard(text[])'
const keysOf = 'private.ids_in(text[], text)'

const perTable: Mutation[] = contentTables.flatMap(({ table, noun }) => [
  {
    name: `the dashboard counts all ${noun} as drafts`,
    sql: edit(
      dashboard,
      `count(*) from public.${table} where status = 'draft'`,
      `count(*) from public.${table}`,
    ),
  },
  {
    name: `the dashboard lists all ${noun} as drafts`,
    sql: edit(
      dashboard,
      `select * from public.${table} where status = 'draft'`,
      `select * from public.${table}`,
    ),
  },
  {
    name: `the dashboard lists the ${noun} that were changed first`,
    sql: edit(
      dashboard,
      `from public.${table} where status = 'draft' order by updated_at desc`,
      `from public.${table} where status = 'draft' order by updated_at`,
    ),
  },
  {
    name: `${noun} whose time has come are still ahead`,
    sql: edit(
      dashboard,
      `from public.${table} where status = 'published' and publish_at > now()`,
      `from public.${table} where status = 'published' and publish_at is not null`,
    ),
  },
  {
    name: `drafts of ${noun} go live by themselves`,
    sql: edit(
      dashboard,
      `from public.${table} where status = 'published' and publish_at`,
      `from public.${table} where publish_at`,
    ),
  },
  {
    name: `the dashboard forgets what a device keeps of ${noun}`,
    sql: edit(dashboard, `private.ids_in(keys, '${table}')`, `'{}'::bigint[]`),
  },
])

/** Mutants of what the dashboard shows. */
export const dashboardMutations: Mutation[] = [
  ...perTable,
  {
    name: 'the dashboard shows drafts to whoever asks',
    sql: `alter function ${dashboard} security definer`,
  },
  {
    name: 'visitors may ask for the dashboard',
    sql: `grant execute on function ${dashboard} to anon`,
  },
  {
    name: 'what comes last is ahead first',
    sql: edit(
      dashboard,
      'over (order by u.publish_at, u.id)',
      'over (order by u.publish_at desc, u.id)',
    ),
  },
  {
    name: 'the dashboard names everything that is ahead',
    sql: edit(dashboard, 's.place <= 5', 'true'),
  },
  {
    name: 'a key with more behind its number is read',
    sql: edit(keysOf, ':[0-9]{1,15}$', ':[0-9]{1,15}'),
  },
]
