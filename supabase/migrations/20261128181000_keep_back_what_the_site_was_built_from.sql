-- What the site shows of an item is kept back as the row that it was built from. The snapshot of a built site holds
-- its own addresses of uploads, cleaned texts and counted reading times: it has another hash than that row, so nothing
-- with a picture of the operator, and no article without a typed reading time, could be kept back. The row is looked
-- for by its hash: as it is published now, among the versions in the log, and in the publishes that are kept.

create function private.row_with_hash(of_table text, row_id bigint, wanted text) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  published regclass := format('public.published_%s', of_table)::regclass;
  columns text[];
  found jsonb;
begin
  execute format('select to_jsonb(v) from %s v where v.id = $1', published) into found using row_id;
  if md5(found::text) = wanted then
    return found;
  end if;
  select array_agg(a.attname) into columns
  from pg_catalog.pg_attribute a where a.attrelid = published and a.attnum > 0 and not a.attisdropped;
  select version.shown into found
  from private.change_log l
  cross join lateral (values (l.old_row), (l.new_row)) as logged (whole)
  cross join lateral (
    select jsonb_object_agg(e.key, e.value) as shown from jsonb_each(logged.whole) e where e.key = any (columns)
  ) as version
  where l.table_name = of_table and l.row_id = row_with_hash.row_id::text and md5(version.shown::text) = wanted
  limit 1;
  if found is not null then
    return found;
  end if;
  select shown.item into found
  from public.publishes p cross join lateral jsonb_array_elements(p.content -> of_table) as shown (item)
  where shown.item ->> 'id' = row_with_hash.row_id::text and md5(shown.item::text) = wanted
  limit 1;
  return found;
end
$$;

create or replace function private.keep_back(kept_kind text, id bigint, live_hash text, live_row jsonb) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_table text := case kept_kind when 'tour' then 'tours' when 'post' then 'blog_posts' when 'picture' then 'gallery_images' end;
  place int;
  created timestamptz;
  now_published jsonb;
begin
  perform private.require_right('publish');
  if of_table is null then
    raise exception 'only tours, articles and pictures can be kept back' using errcode = '22023';
  end if;
  execute format('select t.sort_order, t.created_at from public.%I t where t.id = $1 for update', of_table)
    into place, created using id;
  if created is null then
    -- It was deleted: the log knows where it stood.
    select (l.old_row ->> 'sort_order')::int, (l.old_row ->> 'created_at')::timestamptz into place, created
    from private.change_log l
    where l.table_name = of_table and l.row_id = keep_back.id::text and l.op = 'DELETE'
    order by l.id desc limit 1;
  end if;
  if created is null then
    raise exception 'no such row' using errcode = 'PT404';
  end if;
  if (live_hash is null) <> (live_row is null) or (live_row ->> 'id')::bigint <> id then
    raise exception 'what the site shows must be a row of that id with its hash' using errcode = '22023';
  end if;
  if md5(live_row::text) <> live_hash then
    live_row := coalesce(private.row_with_hash(of_table, id, live_hash), live_row);
  end if;
  insert into public.kept_back (kind, item_id, "row", sort_order, created_at, kept_by)
  values (kept_kind, id, live_row, place, created, (select auth.uid()))
  on conflict (kind, item_id) do update
    set "row" = excluded."row", kept_at = now(), kept_by = excluded.kept_by;
  -- The site must not change: the row has to come out of the view as the manifest has it. A withdrawn picture
  -- does not come out at all.
  execute format('select to_jsonb(v) from public.%I v where v.id = $1', 'published_' || of_table) into now_published using id;
  if md5(now_published::text) is distinct from live_hash then
    raise exception 'that is not the version that the site shows' using errcode = 'PT409';
  end if;
end
$$;

revoke execute on function private.row_with_hash(text, bigint, text) from public, anon, authenticated, service_role;
