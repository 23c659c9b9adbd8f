import { edit, type Mutation } from './mutation'

const follow = 'private.follow_names()'
const clean = 'private.clean_facts(jsonb)'

/** Mutants of the facts of the site and of the categories that they name. */
export const factsMutations: Mutation[] = [
  {
    name: 'members change the facts of the site',
    sql: `alter policy "Administrators change facts of the site" on public.site_facts using (true) with check (true)`,
  },
  {
    name: 'members add facts of the site',
    sql: `alter policy "Administrators add facts of the site" on public.site_facts with check (true)`,
  },
  {
    name: 'visitors see who changed the facts of the site',
    sql: 'grant select on public.site_facts to anon',
  },
  {
    name: 'a sheet that the site does not know is taken',
    sql: 'alter table public.site_facts drop constraint site_facts_sheet',
  },
  {
    name: 'a sheet may hold control characters',
    sql: edit(clean, `'\\\\(?:u00|[bfnrt])'`, `'\\\\(?:u9999)'`),
  },
  {
    name: 'a backslash hides a control character',
    sql: edit(clean, `replace(value::text, '\\\\', '')`, `replace(value::text, '\\\\u', '')`),
  },
  {
    name: 'a sheet may turn the reading direction',
    sql: edit(clean, '\\\\u202A-\\\\u202E', ''),
  },
  {
    name: 'a sheet may be of any length',
    sql: edit(clean, '<= 200000', '<= 2000000'),
  },
  {
    name: 'two people write the same version of a sheet',
    sql: edit('private.touch_facts()', 'old.version + 1', 'old.version'),
  },
  {
    name: 'the log goes without the facts of the site',
    sql: 'alter table public.site_facts disable trigger log_change',
  },
  {
    name: 'a tour is of any category',
    sql: 'alter table public.tours disable trigger g_require_category',
  },
  {
    name: 'a renamed category keeps its old name in its tours',
    sql: edit(follow, 'where o.name <> n.name and', 'where false and'),
  },
  {
    name: 'a category that a tour has goes',
    sql: edit(follow, 'if used is not null then', 'if false then'),
  },
  {
    name: 'two categories have one name',
    sql: edit(follow, 'count(distinct n.name) < count(*)', 'false'),
  },
  {
    name: 'two categories have one identity',
    sql: edit(follow, 'count(distinct n.id) < count(*)', 'false'),
  },
  {
    name: 'a roll back fails because of the category of a draft',
    sql: edit(follow, `<> 'yes'`, `is not null`),
  },
  {
    name: 'a roll back leaves the facts of the site',
    sql: edit('private.roll_back(bigint)', 'where w.id = f.id and', 'where false and'),
  },
  {
    name: 'a roll back brings pictures of a sheet back that nobody can show',
    sql: edit(
      'private.roll_back(bigint)',
      'private.lost_in_sheet(w.value, f.value) is null',
      'true',
    ),
  },
  {
    name: 'a sheet gets a picture back whose file is gone',
    sql: edit('private.restore_change(bigint)', "if lost = 'gone' then", 'if false then'),
  },
  {
    name: 'nobody is told of the withdrawn picture of a sheet',
    sql: edit('private.restore_change(bigint)', "if lost = 'withdrawn' then", 'if false then'),
  },
  {
    name: 'the words of a sheet with a lost picture do not come back',
    sql: edit('private.lost_in_sheet(jsonb, jsonb)', 'and p.address not in', 'and p.field not in'),
  },
  {
    name: 'a changed sheet does not wait to be published',
    sql: edit('private.item_changes(jsonb, jsonb)', 'picture|facts', 'picture'),
  },
  {
    name: 'a withdrawn picture comes into the facts of the site',
    sql: 'alter table public.site_facts disable trigger e_refuse_withdrawn',
  },
  {
    name: 'a withdrawn picture stays in the facts of the site',
    sql: edit(
      'public.published_content()',
      `where l.kind = 'facts' and exists`,
      `where false and exists`,
    ),
  },
  {
    name: 'a picture of the facts of the site counts as unused',
    sql: edit('private.uses_of_pictures(text)', `select 'facts', f.id`, `select 'none', f.id`),
  },
]
