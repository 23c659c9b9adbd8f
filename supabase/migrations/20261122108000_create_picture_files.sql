-- The bucket for uploaded pictures, and how long its files stay. They outlive their rows by thirty days, so
-- that a restored picture has its file.

-- Public: a picture is read by its address without a policy. Contributors list and upload, editors also replace
-- and delete.
-- The list of types checks what the upload declares, so the studio re-encodes every picture first.
insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('gallery', 'gallery', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

-- A withdrawn picture is never uploaded again.
create policy "Contributors list gallery files" on storage.objects
  for select to authenticated using (bucket_id = 'gallery' and (select private.may('write')));
create policy "Contributors upload gallery files" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gallery' and (select private.may('write'))
    and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(jpg|jpeg|png|webp|avif)$'
    and not private.is_withdrawn(name)
  );
create policy "Editors replace gallery files" on storage.objects
  for update to authenticated
  using (bucket_id = 'gallery' and (select private.may('publish')))
  with check (
    bucket_id = 'gallery' and (select private.may('publish'))
    and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(jpg|jpeg|png|webp|avif)$'
    and not private.is_withdrawn(name)
  );
create policy "Editors delete gallery files" on storage.objects
  for delete to authenticated using (bucket_id = 'gallery' and (select private.may('publish')));

-- The uploads that a row names, as stems, drafts included.
create function private.stems_in(content_row jsonb) returns table (stem text)
language sql immutable parallel safe set search_path = '' as $$
  select distinct private.file_stem(found.match[1])
  from regexp_matches(
    concat_ws(' ', content_row ->> 'storage_path', content_row ->> 'url', content_row ->> 'image',
      content_row ->> 'description', content_row ->> 'full_description', content_row ->> 'content',
      content_row ->> 'value'),
    '((?:gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(?:jpg|jpeg|png|webp|avif))', 'g'
  ) as found (match)
$$;

-- Every file of the bucket and why it is there: `used` by a row, `kept` because the log of the last thirty
-- days could bring back a row that shows it, `expired` when that time is over, `withdrawn`, or `unknown`
-- when nothing ever named it. Whatever looks like the name of a file counts as a use: better a file too
-- many than a hole in a page.
create function private.gallery_files()
returns table (name text, size bigint, created_at timestamptz, state text, last_used_at timestamptz, title text)
language sql stable security definer set search_path = '' as $$
  with used as (
    select distinct s.stem from public.gallery_images g cross join lateral private.stems_in(to_jsonb(g)) s
    union select s.stem from public.tours t cross join lateral private.stems_in(to_jsonb(t)) s
    union select s.stem from public.blog_posts b cross join lateral private.stems_in(to_jsonb(b)) s
    union select s.stem from public.site_facts f cross join lateral private.stems_in(to_jsonb(f)) s
  ), logged as (
    select distinct on (s.stem) s.stem, l.at, l.old_row ->> 'title' as title
    from private.change_log l cross join lateral private.stems_in(l.old_row) s
    where l.op <> 'INSERT' and l.table_name in ('tours', 'blog_posts', 'gallery_images', 'site_facts')
    order by s.stem, l.id desc
  )
  select o.name::text, (o.metadata ->> 'size')::bigint, o.created_at,
    case
      when private.is_withdrawn(o.name) then 'withdrawn'
      when exists (select 1 from used u where u.stem = private.file_stem(o.name)) then 'used'
      when logged.at > now() - interval '30 days' then 'kept'
      when logged.at is not null then 'expired'
      else 'unknown'
    end,
    logged.at, logged.title
  from storage.objects o
  left join logged on logged.stem = private.file_stem(o.name)
  where o.bucket_id = 'gallery'
$$;

-- A day old, because an editor uploads first and saves later.
create function private.orphan_files()
returns table (name text, size bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right('publish');
  return query
    select f.name, f.size, f.created_at from private.gallery_files() f
    where f.state = 'unknown' and f.created_at < now() - interval '1 day'
    order by f.created_at, f.name;
end
$$;

create function public.orphan_files()
returns table (name text, size bigint, created_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select * from private.orphan_files()
$$;

create function private.trashed_files()
returns table (name text, size bigint, deleted_at timestamptz, title text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right('publish');
  return query
    select f.name, f.size, f.last_used_at, f.title from private.gallery_files() f
    where f.state = 'kept' order by f.last_used_at desc, f.name;
end
$$;

-- Files that nothing shows any more, kept for thirty days in case something is brought back.
create function public.trashed_files()
returns table (name text, size bigint, deleted_at timestamptz, title text)
language sql stable security invoker set search_path = '' as $$
  select * from private.trashed_files()
$$;

create function private.files_to_remove() returns table (name text, reason text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right('publish');
  return query
    select f.name, f.state from private.gallery_files() f where f.state in ('withdrawn', 'expired') order by f.name;
end
$$;

-- Files that leave the bucket with the next publish: `withdrawn`, or `expired` after thirty days.
create function public.files_to_remove() returns table (name text, reason text)
language sql stable security invoker set search_path = '' as $$
  select * from private.files_to_remove()
$$;

create function private.files_without_thumbnail() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('write');
  return query
    select o.name::text from storage.objects o
    where o.bucket_id = 'gallery' and o.name not like '%-thumb.webp' and not exists (
      select 1 from storage.objects t
      where t.bucket_id = 'gallery' and t.name = regexp_replace(o.name, '\.[a-z0-9]+$', '-thumb.webp')
    )
    order by o.name;
end
$$;

-- Pictures that have no small copy for the lists yet.
create function public.files_without_thumbnail() returns setof text
language sql stable security invoker set search_path = '' as $$
  select * from private.files_without_thumbnail()
$$;

revoke execute on function
  private.files_without_thumbnail(), public.files_without_thumbnail(), private.stems_in(jsonb), private.gallery_files(), private.orphan_files(), public.orphan_files(),
  private.trashed_files(), public.trashed_files(), private.files_to_remove(), public.files_to_remove()
from public, anon, authenticated, service_role;
grant execute on function
  private.files_without_thumbnail(), public.files_without_thumbnail(), private.orphan_files(), public.orphan_files(), private.trashed_files(), public.trashed_files(),
  private.files_to_remove(), public.files_to_remove()
to authenticated;
