-- The way back from one change in the log. Nothing that is restored can stop a publish.

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
create function private.bring_back(entry private.change_log) returns jsonb
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
create function private.take_back(entry private.change_log) returns jsonb
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
  -- Not what the people in the picture said, which nobody takes back for them. Its place in the list is no
  -- change and not granted.
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', entry.table_name)::regclass
    and a.attnum > 0 and not a.attisdropped and entry.old_row ? a.attname
    and a.attname <> 'consent'
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'UPDATE');
  execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
    where t.id = $2 returning to_jsonb(t)', entry.table_name, columns)
    into restored using entry.old_row, entry.row_id::bigint;
  return restored;
end
$$;

-- Takes one change back: a deleted row comes back, a changed one gets its values of before.
create function private.restore_change(change_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.change_log;
  restored jsonb;
begin
  perform private.require_right('publish');
  select * into entry from private.change_log l where l.id = change_id;
  if entry.id is null then
    raise exception 'no such change' using errcode = 'PT404';
  end if;
  if entry.table_name = 'site_facts' and entry.op = 'UPDATE' then
    perform private.require_right('manage');
    update public.site_facts f set value = entry.old_row -> 'value' where f.id = entry.row_id::bigint
    returning to_jsonb(f) into restored;
    return restored;
  end if;
  if entry.table_name not in ('tours', 'blog_posts', 'gallery_images') or entry.op = 'INSERT' then
    raise exception 'this change cannot be taken back' using errcode = 'PT400';
  end if;
  return case entry.op when 'DELETE' then private.bring_back(entry) else private.take_back(entry) end;
end
$$;

create function public.restore_change(change_id bigint) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.restore_change(change_id)
$$;

revoke execute on function
  private.without_lost_pictures(jsonb, jsonb), private.require_picture(jsonb),
  private.bring_back(private.change_log), private.take_back(private.change_log),
  private.restore_change(bigint), public.restore_change(bigint)
from public, anon, authenticated, service_role;
grant execute on function private.restore_change(bigint), public.restore_change(bigint) to authenticated;
