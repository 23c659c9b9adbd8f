import { edit, type Mutation } from './mutation'

const hide = 'private.hide_withdrawn()'
const register = 'private.register_withdrawn()'
const refuse = 'private.refuse_withdrawn()'
const files = 'private.gallery_files()'
const withoutLost = 'private.without_lost_pictures(jsonb, jsonb)'
const begin = 'private.begin_publish(jsonb, boolean, text)'
const content = 'public.published_content()'

const consent: Mutation[] = [
  {
    name: 'the register is pruned by administrators',
    sql: `grant delete on public.withdrawn_pictures to authenticated;
      create policy "Open" on public.withdrawn_pictures for delete to authenticated using (private.may('publish'))`,
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
    sql: `create function private.nothing() returns trigger language plpgsql set search_path = '' as 'begin return null; end';
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
    sql: `alter policy "Contributors upload gallery files" on storage.objects with check (
      bucket_id = 'gallery' and (select private.may('write'))
      and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\\.(jpg|jpeg|png|webp|avif)$')`,
  },
  {
    name: 'another file takes the name of a withdrawn one',
    sql: `alter policy "Editors replace gallery files" on storage.objects with check (
      bucket_id = 'gallery' and (select private.may('write'))
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

/** Mutants of withdrawn consent, kept files, and the takeover of publishes. */
export const consentMutations: Mutation[] = [...consent, ...recovery]
