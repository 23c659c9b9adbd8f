import { contentTables, edit, type Mutation } from './mutation'

/** What takes a right over the API. */
const studioFunctions = [
  ['activity(bigint, int, text, text)', 'write'],
  ['restore_change(bigint)', 'publish'],
  ['people()', 'manage'],
  ['set_home_featured(bigint[])', 'publish'],
  ['move_row(text, bigint, bigint)', 'publish'],
  ['place_rows(text, bigint[], bigint)', 'publish'],
  ['arrange_rows(text, bigint[])', 'publish'],
  ['launch_state()', 'write'],
  ['keep_as_shipped(text, boolean)', 'manage'],
  ['files_without_thumbnail()', 'write'],
  ['picture_uses(text)', 'write'],
  ['orphan_files()', 'publish'],
  ['waiting_changes(jsonb)', 'write'],
  ['begin_publish(jsonb, boolean, text)', 'publish'],
  ['finish_publish(bigint, text, text)', 'publish'],
  ['publish_log(bigint, int)', 'write'],
  ['roll_back(bigint)', 'publish'],
  ['hand_over(uuid)', 'manage'],
  ['publish_asked(bigint)', 'publish'],
  ['withdrawn_uses()', 'write'],
  ['trashed_files()', 'publish'],
  ['files_to_remove()', 'publish'],
  ['give_role(uuid, public.app_role, timestamptz)', 'manage'],
  ['end_access(uuid)', 'manage'],
  ['invite(text, public.app_role, timestamptz)', 'manage'],
  ['invitation_sent(bigint)', 'manage'],
  ['revoke_invitation(bigint)', 'manage'],
  ['list_invitations()', 'manage'],
  ['keep_back(text, bigint, text, jsonb)', 'publish'],
  ['release(text, bigint)', 'publish'],
  ['kept_items()', 'write'],
] as const

const perFunction: Mutation[] = studioFunctions.flatMap(([signature, right]) => [
  {
    name: `everybody may ${signature}`,
    sql: edit(`private.${signature}`, `perform private.require_right('${right}');`, ''),
  },
  // Nobody but an administrator is the owner, whom `hand_over` asks for.
  ...(right === 'write' || signature === 'hand_over(uuid)'
    ? []
    : [
        {
          name: `contributors may ${signature}`,
          sql: edit(`private.${signature}`, `require_right('${right}')`, "require_right('write')"),
        },
        {
          name: `editors may ${signature}, and nobody less`,
          sql: edit(
            `private.${signature}`,
            `require_right('${right}')`,
            `require_right('${right === 'manage' ? 'publish' : 'manage'}')`,
          ),
        },
      ]),
  {
    name: `visitors may call ${signature}`,
    sql: `grant execute on function public.${signature}, private.${signature} to anon`,
  },
])

/** Mutants of what the studio does over the API: order, slugs, activity, people, pictures. */
export const studioMutations: Mutation[] = [
  ...perFunction,
  {
    name: 'being signed in is enough for what takes a right',
    sql: `create or replace function private.require_right(asked_right text) returns void language plpgsql stable security definer
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
    sql: `alter policy "Editors delete redirects" on public.redirects using (true)`,
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
      create policy "Open" on public.home_featured to authenticated using (private.may('publish'))`,
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
    sql: edit(
      'private.give_role(uuid, public.app_role, timestamptz)',
      'if not is_confirmed then',
      'if false then',
    ),
  },
  {
    name: 'the activity has no end',
    sql: edit('private.activity(bigint, int, text, text)', '1), 100)', '1), 1000)'),
  },
  {
    name: 'a withdrawn consent is taken back',
    sql: edit('private.take_back(private.change_log)', "and a.attname <> 'consent'", ''),
  },
  {
    name: 'taking a change back twice is two changes',
    sql: edit(
      'private.take_back(private.change_log)',
      'where t.id = $2 and exists',
      'where t.id = $2 or exists',
    ),
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
