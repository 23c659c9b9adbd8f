import { contentTables, edit, type Mutation } from './mutation'

/** What only administrators may do over the API. */
const administratorFunctions = [
  'activity(bigint, int, text, text)',
  'restore_change(bigint)',
  'people()',
  'grant_admin_role(uuid)',
  'revoke_admin_role(uuid)',
  'set_home_featured(bigint[])',
  'move_row(text, bigint, bigint)',
  'place_rows(text, bigint[], bigint)',
  'arrange_rows(text, bigint[])',
  'files_without_thumbnail()',
  'picture_uses(text)',
  'orphan_files()',
  'waiting_changes(jsonb)',
  'begin_publish(jsonb, boolean, text)',
  'finish_publish(bigint, text, text)',
  'publish_log(bigint, int)',
  'roll_back(bigint)',
  'hand_over(uuid)',
  'publish_asked(bigint)',
  'withdrawn_uses()',
  'trashed_files()',
  'files_to_remove()',
]

const perFunction: Mutation[] = administratorFunctions.flatMap((signature) => [
  {
    name: `everybody may ${signature}`,
    sql: edit(`private.${signature}`, 'perform private.require_admin();', ''),
  },
  {
    name: `visitors may call ${signature}`,
    sql: `grant execute on function public.${signature}, private.${signature} to anon`,
  },
])

/** Mutants of what the studio does over the API: order, slugs, activity, people, pictures. */
export const studioMutations: Mutation[] = [
  ...perFunction,
  {
    name: 'being signed in is enough for what administrators may',
    sql: `create or replace function private.require_admin() returns void language plpgsql stable security definer
      set search_path = '' as 'begin if auth.uid() is null then raise exception ''no'' using errcode = ''42501''; end if; end'`,
  },
  {
    name: 'visitors read when a picture was taken',
    sql: 'grant select (taken_at) on public.gallery_images to anon',
  },
  {
    name: 'two rows that share a number are arranged by it',
    sql: edit('private.arrange_rows(text, bigint[])', 'if has_ties then', 'if false then'),
  },
  {
    name: 'several rows are placed where there is no room',
    sql: edit(
      'private.place_rows(text, bigint[], bigint)',
      'if coalesce(step, 0) = 0 or',
      'if false or',
    ),
  },
  {
    name: 'a new address leaves no redirect',
    sql: edit('private.set_slug()', 'old.first_published_at is not null', 'false'),
  },
  {
    name: 'drafts leave redirects',
    sql: edit('private.set_slug()', 'old.first_published_at is not null', 'true'),
  },
  {
    name: 'the old address of another is free',
    sql: edit(
      'private.set_slug()',
      'where r.from_path = section || new.slug) then',
      'where false) then',
    ),
  },
  {
    name: 'automatic slugs take old addresses',
    sql: edit(
      'private.free_slug(text, text, text, text)',
      'or exists (select 1 from public.redirects where from_path = $2)',
      "or $2 = ''",
    ),
  },
  {
    name: 'redirects to drafts are public',
    sql: `alter policy "Everybody reads redirects to what they may read" on public.redirects using (true)`,
  },
  {
    name: 'members delete redirects',
    sql: `alter policy "Administrators delete redirects" on public.redirects using (true)`,
  },
  {
    name: 'administrators write redirects',
    sql: 'grant insert, update on public.redirects to authenticated',
  },
  {
    name: 'redirects lead anywhere',
    sql: 'alter table public.redirects drop constraint redirects_from_path_check',
  },
  {
    name: 'redirects lead to two things',
    sql: 'alter table public.redirects drop constraint one_target_of_its_kind',
  },
  {
    name: 'the home page is written past its function',
    sql: `grant insert, delete on public.home_featured to authenticated;
      create policy "Open" on public.home_featured to authenticated using (private.is_admin())`,
  },
  {
    name: 'drafts on the home page are public',
    sql: `alter policy "Everybody reads the home page tours they may read" on public.home_featured using (true)`,
  },
  {
    name: 'the home page takes a fourth tour',
    sql: edit('private.set_home_featured(bigint[])', 'or cardinality(tour_ids) <> 3', ''),
  },
  {
    name: 'the home page is not logged',
    sql: edit(
      'private.set_home_featured(bigint[])',
      'insert into private.change_log (actor, table_name, op, row_id, old_row, new_row) values (',
      'perform (',
    ),
  },
  {
    name: 'unconfirmed accounts are made administrators in the studio',
    sql: edit('private.grant_admin_role(uuid)', 'if not is_confirmed then', 'if false then'),
  },
  {
    name: 'taking the role takes all roles',
    sql: edit('private.revoke_admin_role(uuid)', "and r.role = 'admin'", ''),
  },
  {
    name: 'the activity has no end',
    sql: edit('private.activity(bigint, int, text, text)', '1), 100)', '1), 1000)'),
  },
  {
    name: 'a withdrawn consent is taken back',
    sql: edit(
      'private.take_back(private.change_log)',
      "('sort_order', 'consent')",
      "('sort_order')",
    ),
  },
  {
    name: 'taking back moves the row',
    sql: edit('private.take_back(private.change_log)', "('sort_order', 'consent')", "('consent')"),
  },
  {
    name: 'a deleted row comes back at version 1',
    sql: edit('private.bring_back(private.change_log)', '+ 1)::text, true)', '* 0)::text, true)'),
  },
  {
    name: 'the version of a restored row stays for the next',
    sql: edit(
      'private.bring_back(private.change_log)',
      "perform set_config('shamba.restored_version', '', true);",
      '',
    ),
  },
  {
    name: 'sorting is a change',
    sql: `create or replace trigger a_touch before insert or update on public.tours
      for each row execute function private.touch_content()`,
  },
  {
    name: 'sorting is logged',
    sql: `create or replace trigger log_change after insert or update or delete on public.tours
      for each row execute function private.log_change()`,
  },
  { name: 'new tours come first', sql: 'alter table public.tours disable trigger d_place_last' },
  {
    name: 'no room is made',
    sql: `create or replace function private.make_room(of_table text, place int, place_id bigint) returns void
      language sql set search_path = '' as ''`,
  },
  {
    name: 'new files count as left over',
    sql: edit('private.orphan_files()', "and f.created_at < now() - interval '1 day'", ''),
  },
  {
    name: 'pictures in articles count as left over',
    sql: edit('private.stems_in(jsonb)', "content_row ->> 'content'", 'null'),
  },
  {
    name: 'pictures in texts have no use',
    sql: edit('public.pictures_of(jsonb)', "'full_description', 'content'", "'full_description'"),
  },
  ...contentTables.map(({ table, noun }) => ({
    name: `${noun} are published without a text for their picture`,
    sql: `alter table public.${table} disable trigger e_require_picture_text`,
  })),
]
