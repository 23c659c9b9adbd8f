-- Taking a change back writes nothing where nothing would change: an entry in the log that shows no change
-- says that something happened. The caller learns why: all of it is as it was before, or what is not is a
-- picture that nobody can show any more.

create or replace function private.take_back(entry private.change_log) returns jsonb
language plpgsql set search_path = '' as $$
declare
  columns text;
  standing jsonb;
  restored jsonb;
  without_picture boolean := false;
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
    without_picture := entry.old_row <> private.without_lost_pictures(entry.old_row, standing);
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
    where t.id = $2 and exists (
      select %2$s except select %2$s from jsonb_populate_record(null::public.%1$I, $1)
    ) returning to_jsonb(t)', entry.table_name, columns)
    into restored using entry.old_row, entry.row_id::bigint;
  if restored is null and without_picture then
    raise exception 'only a picture that is gone is not as it was' using errcode = 'PT424';
  end if;
  if restored is null then
    raise exception 'it is as it was already' using errcode = 'PT422';
  end if;
  return restored;
end
$$;

create or replace function private.restore_change(change_id bigint) returns jsonb
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
    update public.site_facts f set value = entry.old_row -> 'value'
    where f.id = entry.row_id::bigint and f.value <> entry.old_row -> 'value'
    returning to_jsonb(f) into restored;
    if restored is null then
      raise exception 'it is as it was already' using errcode = 'PT422';
    end if;
    return restored;
  end if;
  if entry.table_name not in ('tours', 'blog_posts', 'gallery_images') or entry.op = 'INSERT' then
    raise exception 'this change cannot be taken back' using errcode = 'PT400';
  end if;
  return case entry.op when 'DELETE' then private.bring_back(entry) else private.take_back(entry) end;
end
$$;
