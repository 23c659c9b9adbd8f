-- The way back to what was published before: words, places in the list, addresses, the home page, and
-- redirects that went with a deleted row. It cannot bring back files that were deleted from storage, nor
-- pictures whose consent was withdrawn. Drafts and what is scheduled stay as they are. Whatever was public
-- and is not part of it becomes unpublished and keeps its words; what was overwritten is in the activity.

-- Frees the addresses that these rows are about to get: whatever else has one, or leads there, gives way.
-- Returns the rows that moved, {id: {was, is}}.
create function private.free_addresses(of_table text, wanted jsonb) returns jsonb
language plpgsql set search_path = '' as $$
declare
  section text := case of_table when 'tours' then '/tours/' else '/blog/' end;
  moved jsonb := '{}';
  squatter record;
  passing text;
begin
  for squatter in execute format('select t.id, t.slug from public.%I t
    join jsonb_to_recordset($1) as w (id bigint, slug text) on w.slug = t.slug and w.id <> t.id', of_table) using wanted
  loop
    passing := private.free_slug(of_table, 'moving ' || squatter.id, 'moving', section);
    moved := moved || jsonb_build_object(squatter.id, jsonb_build_object('was', squatter.slug, 'is', passing));
    execute format('update public.%I set slug = $1 where id = $2', of_table) using passing, squatter.id;
  end loop;
  delete from public.redirects r using jsonb_to_recordset(wanted) as w (id bigint, slug text)
  where r.from_path = section || w.slug;
  return moved;
end
$$;

-- Gives those that still wander a lasting address, and takes away what leads to the passing ones.
create function private.settle_addresses(of_table text, moved jsonb) returns void
language plpgsql set search_path = '' as $$
declare
  section text := case of_table when 'tours' then '/tours/' else '/blog/' end;
  entry record;
begin
  for entry in select m.key::bigint as id, m.value ->> 'was' as was, m.value ->> 'is' as passing from jsonb_each(moved) m loop
    execute format('update public.%I set slug = $1 where id = $2 and slug = $3', of_table)
      using private.free_slug(of_table, entry.was, 'moved', section), entry.id, entry.passing;
    delete from public.redirects r where r.from_path = section || entry.passing;
  end loop;
end
$$;

-- Writes one row of a publish back, unless it stands like that already. A deleted row comes back with what
-- the log still knows of it, and a version that no open editor has.
create function private.put_row(of_table text, wanted jsonb) returns boolean
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

-- Puts these rows in this order. They share the places that they have; all others keep theirs.
create function private.put_in_order(of_table text, wanted jsonb) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('
    with present as (
      select t.id, t.sort_order, w.place, row_number() over (order by t.sort_order, t.created_at desc, t.id) as slot
      from public.%1$I t
      left join (
        select (e.item ->> ''id'')::bigint as id, e.place from jsonb_array_elements($1) with ordinality as e (item, place)
      ) w on w.id = t.id
    ), slots as (
      select slot, row_number() over (order by slot) as n from present where place is not null
    ), ordered as (
      select id, row_number() over (order by place) as n from present where place is not null
    ), places as (
      select o.id, s.slot from ordered o join slots s on s.n = o.n
      union all
      select id, slot from present where place is null
    )
    update public.%1$I t set sort_order = 1024 * p.slot from places p where p.id = t.id and t.sort_order <> 1024 * p.slot',
    of_table) using wanted;
end
$$;

-- Makes one table hold in public what a publish held of it.
create function private.roll_back_table(of_table text, wanted jsonb, out restored bigint, out unpublished bigint)
language plpgsql set search_path = '' as $$
declare
  moved jsonb := '{}';
begin
  execute format('update public.%I t set status = ''unpublished''
    where t.status = ''published'' and (t.publish_at is null or t.publish_at <= now())
      and not exists (select 1 from jsonb_array_elements($1) w where (w ->> ''id'')::bigint = t.id)', of_table)
    using wanted;
  get diagnostics unpublished = row_count;
  if of_table = 'gallery_images' then
    -- Two pictures may have changed places with their files.
    update public.gallery_images g set storage_path = null
    from jsonb_to_recordset(wanted) as w (id bigint, url text)
    where w.id = g.id and w.url <> g.url and g.storage_path is not null and g.consent <> 'withdrawn';
  else
    moved := private.free_addresses(of_table, wanted);
  end if;
  select count(*) filter (where private.put_row(of_table, w)) into restored from jsonb_array_elements(wanted) w;
  perform private.settle_addresses(of_table, moved);
  perform private.put_in_order(of_table, wanted);
end
$$;

-- The home page only gets tours that are public.
create function private.roll_back(publish_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  content jsonb;
  restored bigint := 0;
  unpublished bigint := 0;
  entry record;
  home bigint[];
begin
  perform private.require_right('publish');
  select p.content into content from public.publishes p where p.id = publish_id;
  if content is null then
    raise exception 'the content of this publish is not kept' using errcode = 'PT404';
  end if;
  -- Whoever saves meanwhile waits: half of one state and half of another would be worse than either.
  lock table public.tours, public.blog_posts, public.gallery_images, public.site_facts, public.redirects,
    public.home_featured in share row exclusive mode;
  -- First, because tours need their categories; a draft may keep one that goes.
  perform set_config('shamba.rolls_back', 'yes', true);
  update public.site_facts f set value = w.value
  from jsonb_to_recordset(content -> 'site_facts') as w (id bigint, value jsonb)
  where w.id = f.id and w.value <> f.value;
  get diagnostics restored = row_count;
  perform set_config('shamba.rolls_back', '', true);
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

-- Writes the content of an earlier publish back into the tables; the site follows with the next publish.
-- Answers how many rows were restored and how many taken from what is public.
create function public.roll_back(publish_id bigint) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.roll_back(publish_id)
$$;

revoke execute on function
  private.free_addresses(text, jsonb), private.settle_addresses(text, jsonb), private.put_row(text, jsonb),
  private.put_in_order(text, jsonb), private.roll_back_table(text, jsonb),
  private.roll_back(bigint), public.roll_back(bigint)
from public, anon, authenticated, service_role;

grant execute on function private.roll_back(bigint), public.roll_back(bigint) to authenticated;
