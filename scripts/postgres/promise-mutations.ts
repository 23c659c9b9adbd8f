import { contentTables, edit, type Mutation } from './mutation'

const isAdmin = 'private.is_admin()'
const hide = 'private.hide_withdrawn()'
const register = 'private.register_withdrawn()'
const refuse = 'private.refuse_withdrawn()'
const files = 'private.gallery_files()'
const withoutLost = 'private.without_lost_pictures(jsonb, jsonb)'
const begin = 'private.begin_publish(jsonb, boolean, text)'
const content = 'public.published_content()'

const rights: Mutation[] = [
  {
    name: 'the token says who is an administrator',
    sql: edit(
      isAdmin,
      'if not exists (',
      `if nullif(current_setting('request.jwt.claims', true), '')::jsonb #>> '{user_metadata,role}' = 'admin' then
        return true;
      end if;
      if not exists (`,
    ),
  },
  {
    name: 'the application metadata says who is an administrator',
    sql: edit(
      isAdmin,
      'if not exists (',
      `if nullif(current_setting('request.jwt.claims', true), '')::jsonb #>> '{app_metadata,role}' = 'admin' then
        return true;
      end if;
      if not exists (`,
    ),
  },
  {
    name: 'a password alone is enough',
    sql: edit(isAdmin, 'return not has_factor;', 'return true;'),
  },
  {
    name: 'a second factor that was never confirmed locks out',
    sql: edit(isAdmin, "and f.status = ''verified''", ''),
  },
  {
    name: 'the second factor of anybody counts',
    sql: edit(isAdmin, 'f.user_id = $1 and', '$1 is not null and'),
  },
  {
    name: 'the account says itself that it passed the second factor',
    sql: edit(
      isAdmin,
      "::jsonb ->> 'aal'",
      `::jsonb ->> 'aal',
    nullif(current_setting('request.jwt.claims', true), '')::jsonb #>> '{user_metadata,aal}'`,
    ),
  },
  {
    name: 'members create objects in the schema of the API',
    sql: 'grant create on schema public to authenticated',
  },
  {
    name: 'the address of a new administrator is a pattern',
    sql: edit(
      'private.grant_admin(text)',
      'lower(u.email) = lower(btrim(account_email))',
      'lower(u.email) like lower(btrim(account_email))',
    ),
  },
  {
    name: 'rights can be restored from the log',
    sql: edit(
      'private.restore_change(bigint)',
      "'gallery_images') or",
      "'gallery_images', 'user_roles') or",
    ),
  },
  ...contentTables.map(({ table, noun }) => ({
    name: `strangers hear of the triggers of ${noun}`,
    sql: `alter table public.${table} disable trigger a_refuse_strangers`,
  })),
  {
    name: 'visitors read who changed a tour',
    sql: 'grant select (updated_by) on public.tours to anon',
  },
  {
    name: 'visitors read what was said of a picture',
    sql: 'grant select (consent) on public.gallery_images to anon',
  },
  {
    name: 'administrators choose ids',
    sql: 'grant insert (id) on public.tours to authenticated',
  },
]

const owner: Mutation[] = [
  {
    name: 'nobody becomes the owner',
    sql: 'alter table public.user_roles disable trigger make_first_admin_owner',
  },
  { name: 'there are two owners', sql: 'drop index public.user_roles_one_owner_idx' },
  {
    name: 'administrators remove the owner',
    sql: edit(
      'private.keep_one_admin()',
      "r.role = 'owner' and r.user_id = old.user_id",
      "r.role = 'owner' and false",
    ),
  },
  {
    name: 'any administrator hands the site over',
    sql: edit(
      'private.hand_over(uuid)',
      "r.user_id = (select auth.uid()) and r.role = 'owner'",
      "r.role = 'owner'",
    ),
  },
  {
    name: 'a member becomes the owner',
    sql: edit('private.make_owner(uuid)', "and r.role = 'admin'", 'or true'),
  },
  {
    name: 'the log names the actor as he is called today',
    sql: 'alter table private.change_log alter column actor_email drop default',
  },
  {
    name: 'the log of publishes forgets the address of the actor',
    sql: 'alter table public.publishes alter column actor_email drop default',
  },
]

const consent: Mutation[] = [
  {
    name: 'the register is pruned by administrators',
    sql: `grant delete on public.withdrawn_pictures to authenticated;
      create policy "Open" on public.withdrawn_pictures for delete to authenticated using (private.is_admin())`,
  },
  {
    name: 'the register can be emptied with the service key',
    sql: 'grant delete on public.withdrawn_pictures to service_role',
  },
  {
    name: 'the register is not kept',
    sql: 'alter table public.gallery_images disable trigger register_withdrawn',
  },
  {
    name: 'withdrawn consent is given again',
    sql: edit(hide, "if new.consent <> 'withdrawn' then", 'if false then'),
  },
  {
    name: 'a row written by hand brings a withdrawn picture back',
    sql: edit(hide, "new.consent := 'withdrawn';", ''),
  },
  {
    name: 'only the exact address is withdrawn',
    sql: edit(
      'public.picture_file(text)',
      "'^.*/storage/v1/(?:object|render/image)/public/gallery/', ''",
      "'^$', ''",
    ),
  },
  {
    name: 'other rows of the same file stay',
    sql: edit(register, "g.consent <> 'withdrawn' and (", 'false and ('),
  },
  {
    name: 'the log keeps the words of a withdrawn picture',
    sql: edit(
      register,
      "where l.table_name = 'gallery_images' and l.row_id = any (ids)",
      'where false',
    ),
  },
  {
    name: 'kept publishes keep withdrawn pictures',
    sql:
      edit(register, 'update public.publishes p', 'update public.publishes p') +
      `;
      create or replace function private.nothing() returns trigger language plpgsql set search_path = '' as 'begin return null; end';
      create trigger keep_all before update of content on public.publishes for each row execute function private.nothing();
      revoke execute on function private.nothing() from public`,
  },
  {
    name: 'the deletion of a withdrawn picture is logged with its words',
    sql: edit('private.log_change()', "if tg_table_name = 'gallery_images' and", 'if false and'),
  },
  {
    name: 'tours are published with withdrawn pictures',
    sql: 'alter table public.tours disable trigger e_refuse_withdrawn',
  },
  {
    name: 'articles that show a withdrawn picture cannot be edited',
    sql: edit(refuse, "tg_op = 'UPDATE' and old.status = 'published'", 'false'),
  },
  {
    name: 'a second withdrawn picture slips in beside the first',
    sql: edit(
      refuse,
      'and p.address in (select was.address from public.pictures_of(to_jsonb(old)) was)',
      '',
    ),
  },
  {
    name: 'builds do not hear of withdrawn pictures',
    sql: edit(content, "'withdrawn_uses', (", "'withdrawn_uses', '[]'::jsonb, 'unused', ("),
  },
  {
    name: 'pictures without quotes are overlooked',
    sql: edit('public.pictures_of(jsonb)', String.raw`|([^\s>"'']+)`, '|()'),
  },
  {
    name: 'publish goes on with a withdrawn picture',
    sql: edit(
      begin,
      "if jsonb_array_length(present -> 'withdrawn_uses') > 0 then",
      'if false then',
    ),
  },
  {
    name: 'a withdrawal that changes no content is not published',
    sql: edit(begin, 'and not private.has_unpublished_withdrawal()', ''),
  },
  {
    name: 'nobody is told of a withdrawal that changes no content',
    sql: edit(
      'private.waiting_changes(jsonb)',
      'where private.has_unpublished_withdrawal()',
      'where false',
    ),
  },
  {
    name: 'a withdrawal is published again and again',
    sql: edit(
      'private.has_unpublished_withdrawal()',
      'w.at > coalesce',
      'w.at is not null or w.at > coalesce',
    ),
  },
  {
    name: 'a withdrawn file is uploaded again',
    sql: `alter policy "Administrators upload gallery files" on storage.objects with check (
      bucket_id = 'gallery' and (select private.is_admin())
      and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\\.(jpg|jpeg|png|webp|avif)$')`,
  },
  {
    name: 'another file takes the name of a withdrawn one',
    sql: `alter policy "Administrators replace gallery files" on storage.objects with check (
      bucket_id = 'gallery' and (select private.is_admin())
      and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\\.(jpg|jpeg|png|webp|avif)$')`,
  },
  {
    name: 'the small copy of a withdrawn file counts as another',
    sql: edit('private.is_withdrawn(text)', String.raw`file ~ '-thumb\.webp$'`, 'false'),
  },
  {
    name: 'a deleted picture comes back from before its withdrawal',
    sql: edit(
      'private.require_picture(jsonb)',
      "file is null or picture_row ->> 'consent' = 'withdrawn' or private.is_withdrawn(file)",
      "picture_row ->> 'consent' = 'withdrawn'",
    ),
  },
  {
    name: 'a rolled back tour shows what is withdrawn',
    sql: edit(
      'private.put_row(text, jsonb)',
      'wanted := private.without_lost_pictures(',
      'perform private.without_lost_pictures(',
    ),
  },
]

const recovery: Mutation[] = [
  {
    name: 'deleted files wait for one day only',
    sql: edit(files, "interval '30 days'", "interval '1 day'"),
  },
  {
    name: 'deleted files are never removed',
    sql: edit(files, "interval '30 days'", "interval '300 days'"),
  },
  {
    name: 'used files are removed',
    sql: edit(
      files,
      'when exists (select 1 from used u where u.stem = private.file_stem(o.name))',
      'when false',
    ),
  },
  {
    name: 'small copies are removed before their pictures',
    sql: edit('private.file_stem(text)', '(?:-thumb)?', ''),
  },
  {
    name: 'a restored picture has no file',
    sql: edit('private.require_picture(jsonb)', 'if private.is_lost(file) then', 'if false then'),
  },
  {
    name: 'a restored tour without its cover is public',
    sql: edit(withoutLost, `wanted := wanted || '{"status": "unpublished"}';`, ''),
  },
  {
    name: 'a restored text shows what is gone',
    sql: edit(withoutLost, "replace(wanted ->> field, tag, '')", 'wanted ->> field'),
  },
  {
    name: 'a restored change takes a tour from the home page',
    sql: edit('private.take_back(private.change_log)', 'h.tour_id = entry.row_id::bigint', 'false'),
  },
  {
    name: 'a publish that died is joined',
    sql: edit(begin, "p.asked_at is null and p.at < now() - interval '25 seconds'", 'false'),
  },
  {
    name: 'nobody is told whether the host was asked',
    sql: edit(begin, "'asked', entry.asked_at is not null", "'asked', true"),
  },
  {
    name: 'a publish is asked for twice',
    sql: edit('private.publish_asked(bigint)', 'and p.asked_at is null', ''),
  },
]

/** Mistakes in rights, ownership, withdrawn consent and recovery. */
export const promiseMutations: Mutation[] = [...rights, ...owner, ...consent, ...recovery]
