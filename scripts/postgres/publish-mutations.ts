import { contentTables, edit, editView, reshapeView, type Mutation } from './mutation'

const lines = 'public.published_lines()'
const content = 'public.published_content()'
const waiting = 'private.waiting_changes(jsonb)'
const begin = 'private.begin_publish(jsonb, boolean, text)'
const putRow = 'private.put_row(text, jsonb)'
const rollBackTable = 'private.roll_back_table(text, jsonb)'
const rollBack = 'private.roll_back(bigint)'

const withoutEffect = (signature: string, returns: string, body: string) =>
  `create or replace function ${signature} returns ${returns} language sql set search_path = '' as $$${body}$$`

/** Columns without which a change would go unnoticed. */
const publishedColumns = [
  ['tours', 'participants'],
  ['tours', 'focus_y'],
  ['tours', 'minimum_age'],
  ['blog_posts', 'updated_on'],
  ['blog_posts', 'author'],
  ['gallery_images', 'decorative'],
  ['gallery_images', 'height'],
] as const

const perView = contentTables.flatMap(({ table }): Mutation[] => [
  {
    name: `what is scheduled is published at once (${table})`,
    sql: editView(table, '((publish_at IS NULL) OR (publish_at <= now()))', 'true'),
  },
  {
    name: `drafts are published (${table})`,
    sql: editView(table, "(status = 'published'::text)", 'true'),
  },
  {
    name: `administrators publish with their own eyes (${table})`,
    sql: editView(
      table,
      "(status = 'published'::text)",
      "(status = 'published' or auth.uid() is not null)",
    ),
  },
  {
    name: `the view of ${table} looks past the policies`,
    sql: `alter view public.published_${table} reset (security_invoker)`,
  },
  {
    name: `the view of ${table} shows who wrote`,
    sql: reshapeView(table, { plus: 'updated_by' }),
  },
])

const reading: Mutation[] = [
  ...perView,
  ...publishedColumns.map(([table, column]) => ({
    name: `the site goes without ${column} of ${table}`,
    sql: reshapeView(table, { without: column }),
  })),
  {
    name: 'the hash goes without a part of the row',
    sql: edit(lines, 'md5(to_jsonb(v)::text)', "md5((to_jsonb(v) - 'external_links')::text)"),
  },
  {
    name: 'withdrawn pictures are published',
    sql: editView('gallery_images', '(NOT (picture_hash', 'true or (NOT (picture_hash'),
  },
  {
    name: 'drafts are on the home page',
    sql: edit(lines, 'join public.published_tours t on t.id = h.tour_id', ''),
  },
  {
    name: 'redirects lead to drafts',
    sql: edit(lines, 'published_tours t on t.id = r.tour_id', 'tours t on t.id = r.tour_id'),
  },
  {
    name: 'the site has its own order',
    sql: edit(lines, 'order by i.sort_order, i.created_at desc', 'order by i.created_at desc'),
  },
  { name: 'old articles come first', sql: edit(lines, 'i.created_at desc', 'i.created_at') },
  ...contentTables.map(({ table }) => ({
    name: `rows come in any order (${table})`,
    sql: edit(
      content,
      `order by l.place), '[]')\n      from lines l join public.published_${table} v`,
      `order by l.id), '[]')\n      from lines l join public.published_${table} v`,
    ),
  })),
  {
    name: 'another order does not wait',
    sql: edit(waiting, 'where c.moved group', 'where false group'),
  },
  {
    name: 'the home page does not wait',
    sql: edit(waiting, "coalesce(live -> 'home', '[]') <> home", 'false'),
  },
  {
    name: 'redirects do not wait',
    sql: edit(waiting, "coalesce(live -> 'redirects', '{}') <> redirects", 'false'),
  },
  { name: 'thousands of changes are told', sql: edit(waiting, 'limit 195', 'limit 1000') },
  {
    name: 'what is deleted has no title',
    sql: edit(waiting, "l.op = 'DELETE'", "l.op = 'INSERT'"),
  },
]

const log: Mutation[] = [
  {
    name: 'everybody reads the log of publishes',
    sql: 'alter policy "The studio reads publishes" on public.publishes using (true)',
  },
  {
    name: 'administrators write the log of publishes',
    sql: `grant insert, update, delete on public.publishes to authenticated;
      create policy "Open" on public.publishes to authenticated using (private.may('publish'))`,
  },
  { name: 'nobody joins', sql: edit(begin, "interval '60 seconds'", "interval '0 seconds'") },
  {
    name: 'everybody joins for long',
    sql: edit(begin, "interval '60 seconds'", "interval '1 hour'"),
  },
  {
    name: 'what is live is published again',
    sql: edit(begin, "if present ->> 'hash' = live ->> 'hash' and", 'if false and'),
  },
  {
    name: 'a publish is never given up',
    sql: edit(begin, "interval '30 minutes'", "interval '30 days'"),
  },
  {
    name: 'what is live counts as failed',
    sql: edit(begin, "then 'live' else", "then 'failed' else"),
  },
  { name: 'all content is kept', sql: edit(begin, 'offset 50', 'offset 5000') },
  {
    name: 'content is lost to those that failed',
    sql: edit(begin, "order by old.status = 'failed', old.id desc", 'order by old.id desc'),
  },
  {
    name: 'a publish ends twice',
    sql: edit('private.finish_publish(bigint, text, text)', "and p.status = 'started'", ''),
  },
  {
    name: 'the log of publishes has no end',
    sql: edit('private.publish_log(bigint, int)', '1), 100)', '1), 1000)'),
  },
]

const wayBack: Mutation[] = [
  {
    name: 'a withdrawn consent is rolled back',
    sql: edit(putRow, "->> 'consent' = 'withdrawn'", "->> 'consent' = 'never'"),
  },
  {
    name: 'rolling back writes what is the same',
    sql: edit(putRow, 'if standing || wanted = standing and', 'if false and'),
  },
  {
    name: 'rolling back leaves what is scheduled',
    sql: edit(putRow, "and coalesce((standing ->> 'publish_at')::timestamptz <= now(), true)", ''),
  },
  {
    name: 'a row that is rolled back begins at version 1',
    sql: edit(putRow, "(deleted ->> 'version')::int + 1", '0 + 1'),
  },
  {
    name: 'the version of a row that came back stays for the next',
    sql: edit(putRow, "perform set_config('shamba.restored_version', '', true);", ''),
  },
  {
    name: 'a file belongs to two pictures',
    sql: edit(
      putRow,
      'if exists (select 1 from public.gallery_images g',
      'if false and exists (select 1 from public.gallery_images g',
    ),
  },
  {
    name: 'the file of a picture is forgotten',
    sql: edit(
      putRow,
      "if of_table = 'gallery_images' and coalesce(standing, deleted, '{}')",
      "if false and coalesce(standing, deleted, '{}')",
    ),
  },
  {
    name: 'swapped files are in the way',
    sql: edit(rollBackTable, 'and w.url <> g.url', 'and false'),
  },
  {
    name: 'rolling back leaves what was added',
    sql: edit(rollBackTable, "where t.status = ''published''", 'where false'),
  },
  {
    name: 'rolling back hides what is scheduled',
    sql: edit(rollBackTable, 'and (t.publish_at is null or t.publish_at <= now())', ''),
  },
  {
    name: 'addresses are not freed',
    sql: withoutEffect(
      'private.free_addresses(of_table text, wanted jsonb)',
      'jsonb',
      "select '{}'::jsonb",
    ),
  },
  {
    name: 'addresses in passing stay',
    sql: withoutEffect('private.settle_addresses(of_table text, moved jsonb)', 'void', ''),
  },
  {
    name: 'rolling back leaves the order',
    sql: withoutEffect('private.put_in_order(of_table text, wanted jsonb)', 'void', ''),
  },
  {
    name: 'rolling back loses redirects',
    sql: edit(rollBack, "jsonb_each_text(content -> 'redirects')", "jsonb_each_text('{}')"),
  },
  {
    name: 'rolling back leaves the home page',
    sql: edit(rollBack, "and t.status = 'published') = 3 then", 'and false) = 3 then'),
  },
]

/** Mutants of what is published, the log of publishes and rolling back. */
export const publishMutations: Mutation[] = [...reading, ...log, ...wayBack]
