import { contentTables, edit, editView, type Mutation } from './mutation'

const keepBack = 'private.keep_back(text, bigint, text, jsonb)'
const rowWithHash = 'private.row_with_hash(text, bigint, text)'

/** Mutants of what is kept back. */
export const keptMutations: Mutation[] = [
  {
    name: 'any row is kept back as what the site shows',
    sql: edit(keepBack, 'is distinct from live_hash', '= md5(repeat(live_hash, 2))'),
  },
  {
    name: 'the row of another tour is kept back',
    sql: edit(keepBack, "(live_row ->> 'id')::bigint <> id", 'false'),
  },
  {
    name: 'the files of what is kept back are removed',
    sql: edit(
      'private.gallery_files()',
      'from public.kept_back k',
      "from public.kept_back k join public.tours never on never.id = 0 and k.kind = ''",
    ),
  },
  {
    name: 'the log does not say how many were kept back',
    sql: 'drop trigger count_kept on public.publishes',
  },
  {
    name: 'a roll back leaves what is kept back',
    sql: edit('private.release_all()', 'where true', 'where false'),
  },
  {
    name: 'a kept item stays where it stood in its list',
    sql: 'drop trigger follow_order on public.tours',
  },
  {
    name: 'visitors read a next version that is kept back',
    sql: `alter policy "Visitors read published tours" on public.tours using (status = 'published')`,
  },
  {
    name: 'a category that only the site still shows can be removed',
    sql: edit('private.follow_names()', 'where k.kind = $3 and', 'where false and'),
  },
  {
    name: 'what is kept back loses its category when that is renamed',
    sql: edit('private.follow_names()', 'where k.kind = of_kind and', 'where false and'),
  },
  {
    name: 'the pictures of what is kept back are not in use',
    sql: edit(
      'private.uses_of_pictures(text)',
      "where k.kind in ('tour', 'post') and",
      'where false and',
    ),
  },
  {
    name: 'another tour takes the address of what is kept back',
    sql: 'drop trigger c_keep_address on public.tours',
  },
  {
    name: 'something is kept back at an address that another has',
    sql: 'drop trigger require_free_address on public.kept_back',
  },
  {
    name: 'a tour that is kept back loses its place on the home page',
    sql: `alter policy "Everybody reads the home page tours they may read" on public.home_featured
      using (exists (select 1 from public.tours t where t.id = tour_id))`,
  },
  {
    name: 'the home page names tours that are kept off the site',
    sql: `alter policy "Everybody reads the home page tours they may read" on public.home_featured using (
      exists (select 1 from public.tours t where t.id = tour_id)
      or tour_id in (select k.item_id from public.kept_back k where k.kind = 'tour'))`,
  },
  {
    name: 'what is kept back loses its old addresses',
    sql: `alter policy "Everybody reads redirects to what they may read" on public.redirects using (
      exists (select 1 from public.tours t where t.id = tour_id)
      or exists (select 1 from public.blog_posts p where p.id = blog_post_id))`,
  },
  {
    name: 'only a row of the database is kept back, not one of a built site',
    sql: edit(keepBack, 'private.row_with_hash(of_table, id, live_hash)', 'null::jsonb'),
  },
  {
    name: 'the log does not remember what the site shows',
    sql: edit(rowWithHash, 'where l.table_name = of_table and', 'where false and'),
  },
  {
    name: 'no publish remembers what the site shows',
    sql: edit(rowWithHash, "where shown.item ->> 'id' =", "where false and shown.item ->> 'id' ="),
  },
  {
    name: 'what is published now is not known as what the site shows',
    sql: edit(rowWithHash, 'if md5(found::text) = wanted then', 'if false then'),
  },
  ...contentTables.map(({ table }): Mutation => ({
    name: `the next version goes out beside what is kept back (${table})`,
    sql: editView(table, 'NOT (EXISTS', '(true or EXISTS'),
  })),
]
