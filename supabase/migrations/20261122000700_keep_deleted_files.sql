-- Files outlive their rows by thirty days, so that a restored picture has its file; and nothing that is
-- restored can stop a publish.

-- The uploads that a row names, as stems, drafts included.
create function private.stems_in(content_row jsonb) returns table (stem text)
language sql immutable parallel safe set search_path = '' as $$
  select distinct private.file_stem(found.match[1])
  from regexp_matches(
    concat_ws(' ', content_row ->> 'storage_path', content_row ->> 'url', content_row ->> 'image',
      content_row ->> 'description', content_row ->> 'full_description', content_row ->> 'content'),
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
  ), logged as (
    select distinct on (s.stem) s.stem, l.at, l.old_row ->> 'title' as title
    from private.change_log l cross join lateral private.stems_in(l.old_row) s
    where l.op <> 'INSERT' and l.table_name in ('tours', 'blog_posts', 'gallery_images')
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
create or replace function private.orphan_files()
returns table (name text, size bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    select f.name, f.size, f.created_at from private.gallery_files() f
    where f.state = 'unknown' and f.created_at < now() - interval '1 day'
    order by f.created_at, f.name;
end
$$;

create function private.trashed_files()
returns table (name text, size bigint, deleted_at timestamptz, title text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
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
  perform private.require_admin();
  return query
    select f.name, f.state from private.gallery_files() f where f.state in ('withdrawn', 'expired') order by f.name;
end
$$;
-- Files that leave the bucket with the next publish: `withdrawn`, or `expired` after thirty days.
create function public.files_to_remove() returns table (name text, reason text)
language sql stable security invoker set search_path = '' as $$
  select * from private.files_to_remove()
$$;

-- ------------------------------------------------------------------ restoring

-- A tour or article that comes back, without the pictures that nobody can show any more: the cover is
-- taken from the row as it stands, if there is one that can be shown. Without a cover it is not public.
create function private.without_lost_pictures(wanted jsonb, standing jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  field text;
  tag text;
begin
  if private.is_lost(public.picture_file(nullif(wanted ->> 'image', ''))) then
    if standing ->> 'image' <> '' and not private.is_lost(public.picture_file(standing ->> 'image')) then
      wanted := wanted || jsonb_build_object(
        'image', standing -> 'image', 'image_alt', standing -> 'image_alt',
        'focus_x', standing -> 'focus_x', 'focus_y', standing -> 'focus_y'
      );
    else
      wanted := wanted || '{"image": "", "image_alt": ""}';
      if wanted ->> 'status' = 'published' then
        wanted := wanted || '{"status": "unpublished"}';
      end if;
    end if;
  end if;
  foreach field in array array['description', 'full_description', 'content'] loop
    for tag in
      select found.match[1] from regexp_matches(
        wanted ->> field, '(<img(?:\s+[^\s=>"'']+(?:\s*=\s*(?:"[^"]*"|''[^'']*''|[^\s>"'']+))?)*\s*/?>)', 'gi'
      ) as found (match)
    loop
      if exists (
        select 1 from public.pictures_of(jsonb_build_object('content', tag)) p
        where private.is_lost(public.picture_file(p.address))
      ) then
        wanted := wanted || jsonb_build_object(field, replace(wanted ->> field, tag, ''));
      end if;
    end loop;
  end loop;
  return wanted;
end
$$;

-- Refuses to bring back a picture that nobody may or can show.
create function private.require_picture(picture_row jsonb) returns void
language plpgsql stable security definer set search_path = '' as $$
declare
  file text := coalesce(picture_row ->> 'storage_path', public.picture_file(picture_row ->> 'url'));
begin
  if file is null or picture_row ->> 'consent' = 'withdrawn' or private.is_withdrawn(file) then
    raise exception 'the consent to this picture was withdrawn' using errcode = 'PT410';
  end if;
  if private.is_lost(file) then
    raise exception 'the file of this picture is gone' using errcode = 'PT409';
  end if;
end
$$;

-- Inserts a deleted row again, with its id. Columns the row did not have yet get their defaults.
create or replace function private.bring_back(entry private.change_log) returns jsonb
language plpgsql set search_path = '' as $$
declare
  columns text;
  section text := case entry.table_name when 'tours' then '/tours/' else '/blog/' end;
  restored jsonb;
begin
  if entry.table_name = 'gallery_images' then
    perform private.require_picture(entry.old_row);
  else
    entry.old_row := private.without_lost_pictures(entry.old_row, null);
  end if;
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', entry.table_name)::regclass
    and a.attnum > 0 and not a.attisdropped and entry.old_row ? a.attname;
  -- The version goes on where it ended, so that an editor left open does not take it for the old row.
  perform set_config('shamba.restored_version', ((entry.old_row ->> 'version')::int + 1)::text, true);
  execute format('insert into public.%1$I as t (%2$s)
    select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(t)', entry.table_name, columns)
    into restored using entry.old_row;
  perform set_config('shamba.restored_version', '', true);
  if entry.table_name in ('tours', 'blog_posts') then
    -- Its redirects went with it.
    insert into public.redirects (from_path, tour_id, blog_post_id)
    select distinct section || (l.old_row ->> 'slug'),
      case entry.table_name when 'tours' then entry.row_id::bigint end,
      case entry.table_name when 'blog_posts' then entry.row_id::bigint end
    from private.change_log l
    where l.table_name = entry.table_name and l.row_id = entry.row_id and l.op = 'UPDATE'
      and l.old_row ->> 'slug' <> l.new_row ->> 'slug' and l.old_row ->> 'first_published_at' is not null
      and not exists (select 1 from public.tours t where entry.table_name = 'tours' and t.slug = l.old_row ->> 'slug')
      and not exists (select 1 from public.blog_posts b where entry.table_name = 'blog_posts' and b.slug = l.old_row ->> 'slug')
    on conflict do nothing;
  end if;
  return restored;
end
$$;

-- Gives a row the values that it had before a change, as far as an editor could have set them.
create or replace function private.take_back(entry private.change_log) returns jsonb
language plpgsql set search_path = '' as $$
declare
  columns text;
  standing jsonb;
  restored jsonb;
begin
  execute format('select to_jsonb(t) from public.%I t where t.id = $1', entry.table_name)
    into standing using entry.row_id::bigint;
  if standing is null then
    raise exception 'the row is gone' using errcode = 'PT404';
  end if;
  if entry.table_name = 'gallery_images' then
    if standing ->> 'consent' = 'withdrawn' then
      raise exception 'the consent to this picture was withdrawn' using errcode = 'PT410';
    end if;
    perform private.require_picture(standing || entry.old_row);
  else
    entry.old_row := private.without_lost_pictures(entry.old_row, standing);
  end if;
  -- The site is never built with fewer than three tours on its home page.
  if entry.table_name = 'tours' and standing ->> 'status' = 'published'
    and (entry.old_row ->> 'status' <> 'published' or (entry.old_row ->> 'publish_at')::timestamptz > now())
    and exists (select 1 from public.home_featured h where h.tour_id = entry.row_id::bigint) then
    raise exception 'the home page shows this tour' using errcode = 'PT412';
  end if;
  -- Not its place in the list, which is no change; and not what the people in the picture said, which
  -- nobody takes back for them.
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', entry.table_name)::regclass
    and a.attnum > 0 and not a.attisdropped and entry.old_row ? a.attname
    and a.attname not in ('sort_order', 'consent')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'UPDATE');
  execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
    where t.id = $2 returning to_jsonb(t)', entry.table_name, columns)
    into restored using entry.old_row, entry.row_id::bigint;
  return restored;
end
$$;

-- Writes one row of a publish back, unless it stands like that already. A deleted row comes back with what
-- the log still knows of it, and a version that no open editor has.
create or replace function private.put_row(of_table text, wanted jsonb) returns boolean
language plpgsql set search_path = '' as $$
declare
  row_id bigint := (wanted ->> 'id')::bigint;
  standing jsonb;
  deleted jsonb;
  columns text;
begin
  execute format('select to_jsonb(t) from public.%I t where t.id = $1', of_table) into standing using row_id;
  if standing is null then
    select l.old_row into deleted from private.change_log l
    where l.table_name = of_table and l.row_id = wanted ->> 'id' and l.op = 'DELETE'
    order by l.id desc limit 1;
  else
    -- Columns of then that are no more make no difference.
    select jsonb_object_agg(e.key, e.value) into wanted from jsonb_each(wanted) e where standing ? e.key;
  end if;
  if of_table = 'gallery_images' then
    -- What the people in a picture said is never taken back for them, and without its file a picture
    -- would only stop the next publish.
    if coalesce(standing, deleted) ->> 'consent' = 'withdrawn' or private.is_lost(public.picture_file(wanted ->> 'url')) then
      return false;
    end if;
  else
    wanted := private.without_lost_pictures('{"status": "published"}' || wanted, standing);
  end if;
  if standing || wanted = standing and standing ->> 'status' = 'published'
    and coalesce((standing ->> 'publish_at')::timestamptz <= now(), true) then
    return false;
  end if;
  wanted := '{"status": "published"}' || wanted || '{"publish_at": null}';
  if of_table = 'gallery_images' and coalesce(standing, deleted, '{}') ->> 'url' is distinct from wanted ->> 'url' then
    wanted := wanted || jsonb_build_object('storage_path', substring(wanted ->> 'url' from
      '^(?:https://[^/]+)?/storage/v1/object/public/gallery/((?:gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(?:jpg|jpeg|png|webp|avif))$'));
  end if;
  if standing is null then
    wanted := coalesce(deleted, '{}') || wanted;
  end if;
  -- One file belongs to one picture.
  if exists (select 1 from public.gallery_images g where g.storage_path = wanted ->> 'storage_path' and g.id <> row_id) then
    wanted := wanted || '{"storage_path": null}';
  end if;
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', of_table)::regclass
    and a.attnum > 0 and not a.attisdropped and wanted ? a.attname and (standing is null or a.attname <> 'id');
  if standing is null then
    perform set_config('shamba.restored_version', coalesce((deleted ->> 'version')::int + 1, 1)::text, true);
    execute format('insert into public.%1$I (%2$s) select %2$s from jsonb_populate_record(null::public.%1$I, $1)', of_table, columns)
      using wanted;
    perform set_config('shamba.restored_version', '', true);
  else
    execute format('update public.%1$I set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1)) where id = $2', of_table, columns)
      using wanted, row_id;
  end if;
  return true;
end
$$;

-- As before, but the home page only gets tours that are public.
create or replace function private.roll_back(publish_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  content jsonb;
  restored bigint := 0;
  unpublished bigint := 0;
  entry record;
  home bigint[];
begin
  perform private.require_admin();
  select p.content into content from public.publishes p where p.id = publish_id;
  if content is null then
    raise exception 'the content of this publish is not kept' using errcode = 'PT404';
  end if;
  -- Whoever saves meanwhile waits: half of one state and half of another would be worse than either.
  lock table public.tours, public.blog_posts, public.gallery_images, public.redirects, public.home_featured
    in share row exclusive mode;
  for entry in
    select r.restored, r.unpublished
    from unnest(array['tours', 'blog_posts', 'gallery_images']) as of_table
    cross join lateral private.roll_back_table(of_table, content -> of_table) r
  loop
    restored := restored + entry.restored;
    unpublished := unpublished + entry.unpublished;
  end loop;
  -- Redirects that went with a deleted row.
  insert into public.redirects (from_path, tour_id, blog_post_id)
  select r.key, t.id, b.id
  from jsonb_each_text(content -> 'redirects') r
  left join public.tours t on r.value = '/tours/' || t.slug
  left join public.blog_posts b on r.value = '/blog/' || b.slug
  where num_nonnulls(t.id, b.id) = 1
    and not exists (select 1 from public.tours o where r.key = '/tours/' || o.slug)
    and not exists (select 1 from public.blog_posts o where r.key = '/blog/' || o.slug)
  on conflict do nothing;
  select array_agg(h.value::bigint order by h.ordinality) into home
  from jsonb_array_elements_text(content -> 'home_featured') with ordinality h;
  -- Never built with fewer; one of them may have come back without a cover.
  if (select count(*) from public.tours t where t.id = any (home) and t.status = 'published') = 3 then
    perform private.set_home_featured(home);
  end if;
  return jsonb_build_object('restored', restored, 'unpublished', unpublished);
end
$$;

revoke execute on function
  private.stems_in(jsonb), private.gallery_files(), private.trashed_files(), public.trashed_files(),
  private.files_to_remove(), public.files_to_remove(), private.without_lost_pictures(jsonb, jsonb),
  private.require_picture(jsonb)
from public, anon, authenticated, service_role;
grant execute on function
  private.trashed_files(), public.trashed_files(), private.files_to_remove(), public.files_to_remove()
to authenticated;
