import { columnMutations } from './column-mutations'
import { consentMutations } from './consent-mutations'
import { dashboardMutations } from './dashboard-mutations'
import { derivedMutations } from './derived-mutations'
import { contentTables, edit, type Mutation } from './mutation'
import { pressMutations } from './press-mutations'
import { publishMutations } from './publish-mutations'
import { rightsMutations } from './rights-mutations'
import { factsMutations } from './facts-mutations'
import { keptMutations } from './kept-mutations'
import { launchMutations } from './launch-mutations'
import { roleMutations } from './role-mutations'
import { studioMutations } from './studio-mutations'

const perContentTable: Mutation[] = contentTables.flatMap(({ table, noun, read }) => [
  {
    name: `anybody signed in adds ${noun}`,
    sql: `alter policy "Contributors add drafts of ${noun}, editors all" on public.${table} with check (true)`,
  },
  {
    name: `anybody signed in changes ${noun}`,
    sql: `alter policy "Contributors change drafts of ${noun}, editors all" on public.${table} using (true) with check (true)`,
  },
  {
    name: `anybody signed in deletes ${noun}`,
    sql: `alter policy "Contributors delete their drafts of ${noun}, editors all" on public.${table} using (true)`,
  },
  {
    name: `drafts of ${noun} are public`,
    sql: `alter policy "Visitors ${read} published ${noun}" on public.${table} using (true)`,
  },
  {
    name: `members see drafts of ${noun}`,
    sql: `alter policy "Members ${read} published ${noun}, the studio all" on public.${table} using (true)`,
  },
  {
    name: `scheduled ${noun} show early`,
    sql: `alter policy "Visitors ${read} published ${noun}" on public.${table} using (status = 'published')`,
  },
  {
    name: `no row level security on ${noun}`,
    sql: `alter table public.${table} disable row level security`,
  },
  { name: `everything granted to anon on ${noun}`, sql: `grant all on public.${table} to anon` },
  {
    name: `the version of ${noun} can be set`,
    sql: `grant update (version) on public.${table} to authenticated`,
  },
  { name: `${noun} may be truncated`, sql: `grant truncate on public.${table} to authenticated` },
  {
    name: `changes of ${noun} are not logged`,
    sql: `alter table public.${table} disable trigger log_change`,
  },
  {
    name: `${noun} keep their version`,
    sql: `alter table public.${table} disable trigger a_touch`,
  },
])

/** Each mutant is applied alone, to its own copy of the database. */
export const mutations: Mutation[] = [
  ...perContentTable,
  ...columnMutations,
  ...factsMutations,
  ...launchMutations,
  ...dashboardMutations,
  ...keptMutations,
  ...studioMutations,
  ...publishMutations,
  ...rightsMutations,
  ...roleMutations,
  ...consentMutations,
  ...derivedMutations,
  ...pressMutations,
  {
    name: 'being signed in makes an administrator',
    sql: `create or replace function private.may(asked_right text) returns boolean language sql stable security definer
      set search_path = '' as 'select auth.uid() is not null'`,
  },
  {
    name: 'any role makes an administrator',
    sql: `create or replace function private.may(asked_right text) returns boolean language sql stable security definer
      set search_path = '' as 'select exists (select 1 from public.user_roles where user_id = auth.uid())'`,
  },
  {
    name: 'the question of rights without a search path',
    sql: 'alter function private.may(text) reset search_path',
  },
  { name: 'anon may ask for rights', sql: 'grant execute on function private.may(text) to anon' },
  {
    name: 'everybody grants administrators',
    sql: `grant execute on function public.grant_admin(text), private.grant_admin(text) to authenticated`,
  },
  {
    name: 'grant_admin is open to PUBLIC',
    sql: 'grant execute on function public.grant_admin(text) to public',
  },
  {
    name: 'grant_admin is a definer function in public',
    sql: 'alter function public.grant_admin(text) security definer',
  },
  {
    name: 'unconfirmed accounts become administrators',
    sql: `update auth.users set email_confirmed_at = now() where email = 'waiting@example.org'`,
  },
  {
    name: 'people give themselves roles',
    sql: `grant insert on public.user_roles to authenticated;
      create policy "Open" on public.user_roles for insert to authenticated with check (user_id = auth.uid())`,
  },
  {
    name: 'the grant alone is open on user_roles',
    sql: 'grant insert, update, delete on public.user_roles to authenticated',
  },
  {
    name: 'everybody sees all roles',
    sql: `alter policy "People read their own roles" on public.user_roles using (true)`,
  },
  {
    name: 'the last administrator can go',
    sql: 'alter table public.user_roles disable trigger keep_one_admin',
  },
  {
    name: 'everybody sees all profiles',
    sql: `alter policy "People read their own profile" on public.profiles using (true)`,
  },
  {
    name: 'anon sees profiles',
    sql: `grant select on public.profiles to anon;
      create policy "Open" on public.profiles for select to anon using (true)`,
  },
  {
    name: 'everybody changes all profiles',
    sql: `alter policy "People change their own profile" on public.profiles using (true) with check (true)`,
  },
  {
    name: 'people change the id of their profile',
    sql: 'grant update on public.profiles to authenticated',
  },
  {
    name: 'sign-up fails with a bad name',
    sql: `create or replace function private.handle_new_user() returns trigger language plpgsql security definer
      set search_path = '' as $$ begin insert into public.profiles (id, full_name, email)
      values (new.id, new.raw_user_meta_data ->> 'full_name', new.email); return new; end $$`,
  },
  {
    name: 'sign-up reads the role from the metadata',
    sql: `create function private.hostile() returns trigger language plpgsql security definer set search_path = '' as
      $$ begin if new.raw_user_meta_data ->> 'role' = 'admin' then insert into public.user_roles values (new.id, 'admin');
      end if; return new; end $$;
      create trigger z_hostile after insert on auth.users for each row execute function private.hostile()`,
  },
  { name: 'no profile at sign-up', sql: 'alter table auth.users disable trigger create_profile' },
  {
    name: 'a view shows the accounts',
    sql: `create view public.people as select id, email from auth.users; grant select on public.people to anon`,
  },
  {
    name: 'the log is readable',
    sql: `grant select on private.change_log to authenticated;
      create policy "Open" on private.change_log for select to authenticated using (true)`,
  },
  { name: 'a table without row level security', sql: 'create table public.notes (id int)' },
  {
    name: 'anybody signed in lists the bucket',
    sql: `alter policy "Contributors list gallery files" on storage.objects using (bucket_id = 'gallery')`,
  },
  {
    name: 'anybody uploads',
    sql: `create policy "Open" on storage.objects for insert to anon, authenticated with check (bucket_id = 'gallery')`,
  },
  {
    name: 'administrators upload any name',
    sql: `alter policy "Contributors upload gallery files" on storage.objects
      with check (bucket_id = 'gallery' and (select private.may('write')))`,
  },
  {
    name: 'administrators write to every bucket',
    sql: `alter policy "Editors delete gallery files" on storage.objects using ((select private.may('publish')))`,
  },
  {
    name: 'the bucket takes any file',
    sql: `update storage.buckets set allowed_mime_types = null, file_size_limit = null where id = 'gallery'`,
  },
  {
    name: 'later tables are open again',
    sql: 'alter default privileges in schema public grant all on tables to anon, authenticated',
  },
  {
    name: 'later functions are open again',
    sql: 'alter default privileges grant execute on functions to public',
  },
  {
    name: 'addresses are not checked',
    sql: `create or replace function private.safe_url(value text) returns boolean language sql immutable parallel safe
      set search_path = '' as 'select true'`,
  },
  {
    name: 'links are not checked',
    sql: `create or replace function private.safe_links(value jsonb) returns boolean language sql immutable parallel safe
      set search_path = '' as 'select true'`,
  },
  ...[
    ['1 <= all (value)', 'months before the first'],
    ['12 >= all (value)', 'months after the last'],
    ['distinct item order by item', 'months in any order', 'item'],
  ].map(([piece = '', name, replacement = 'true']) => ({
    name: `${name} are taken`,
    sql: edit('private.clean_months(smallint[])', piece, replacement),
  })),
  ...[
    ["value - array['amount', 'currency', 'per', 'validUntil', 'note'] = '{}'", 'with anything'],
    ["jsonb_typeof(value -> 'amount') = 'number'", 'with an amount in words'],
    ["(value ->> 'amount')::int <= 100000000", 'of any height'],
    [`value -> 'currency' in ('"KES"', '"USD"')`, 'in any currency'],
    [`value -> 'per' in ('"person"', '"group"')`, 'per anything'],
    ["interval '1 month'", 'valid until a day that the month lacks', "interval '2 months'"],
    ["private.clean_text(value ->> 'note', 200)", 'with any note'],
  ].map(([piece = '', what, replacement = 'true']) => ({
    name: `a price ${what} is taken`,
    sql: edit('private.clean_price(jsonb)', piece, replacement),
  })),
  {
    name: 'withdrawn pictures stay',
    sql: `alter table public.gallery_images disable trigger b_hide_withdrawn`,
  },
  { name: 'slugs are not filled', sql: 'alter table public.tours disable trigger b_set_slug' },
  {
    name: 'an automatic slug takes an address of the site itself',
    sql: edit('private.free_slug(text, text, text, text)', "$1 in (''index'', ''404'')", 'false'),
  },
]
