-- Choosing what goes out: whoever publishes keeps back single changes that wait. Unlike public.keep_back, which
-- keeps what is published now, this keeps what the site shows, since the change is saved already.

create function private.keep_back_live(kept_kind text, id bigint, live_hash text, live_row jsonb) returns void
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
    where l.table_name = of_table and l.row_id = keep_back_live.id::text and l.op = 'DELETE'
    order by l.id desc limit 1;
  end if;
  if created is null then
    raise exception 'no such row' using errcode = 'PT404';
  end if;
  if (live_hash is null) <> (live_row is null) or (live_row ->> 'id')::bigint <> id then
    raise exception 'what the site shows must be a row of that id with its hash' using errcode = '22023';
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

-- Keeps a change back that waits: the site goes on showing `live_row`, a row of the view of that kind whose hash
-- in the manifest is `live_hash`; both null where the site shows nothing of the item. Takes the right to publish.
-- 22023 for another kind or another id, PT404 without such a row, PT409 where row and hash do not belong together.
create function public.keep_back_live(kind text, id bigint, live_hash text default null, live_row jsonb default null)
returns void
language sql volatile security invoker set search_path = '' as $$
  select private.keep_back_live(kind, id, live_hash, live_row)
$$;

create function private.kept_items()
returns table (kind text, id bigint, title text, status text, kept_at timestamptz, actor uuid, actor_name text)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('write');
  return query
    select k.kind, k.item_id,
      coalesce(nullif(coalesce(t.title, b.title, g.title, k."row" ->> 'title'), ''), g.alt, k."row" ->> 'alt'),
      coalesce(t.status, b.status, g.status), k.kept_at, k.kept_by, p.full_name
    from public.kept_back k
    left join public.tours t on k.kind = 'tour' and t.id = k.item_id
    left join public.blog_posts b on k.kind = 'post' and b.id = k.item_id
    left join public.gallery_images g on k.kind = 'picture' and g.id = k.item_id
    left join public.profiles p on p.id = k.kept_by
    order by k.kept_at desc, k.kind, k.item_id
    limit 200;
end
$$;

-- What is kept back, by whom and since when, the newest 200; `status` is null for what was deleted. Takes the
-- right to write.
create function public.kept_items()
returns table (kind text, id bigint, title text, status text, kept_at timestamptz, actor uuid, actor_name text)
language sql stable security invoker set search_path = '' as $$
  select * from private.kept_items()
$$;

-- As before; what is kept back shows its pictures on the site, too.
create or replace function private.gallery_files()
returns table (name text, size bigint, created_at timestamptz, state text, last_used_at timestamptz, title text)
language sql stable security definer set search_path = '' as $$
  with used as (
    select distinct s.stem from public.gallery_images g cross join lateral private.stems_in(to_jsonb(g)) s
    union select s.stem from public.tours t cross join lateral private.stems_in(to_jsonb(t)) s
    union select s.stem from public.blog_posts b cross join lateral private.stems_in(to_jsonb(b)) s
    union select s.stem from public.site_facts f cross join lateral private.stems_in(to_jsonb(f)) s
    union select s.stem from public.kept_back k cross join lateral private.stems_in(k."row") s
  ), logged as (
    select distinct on (s.stem) s.stem, l.at, l.old_row ->> 'title' as title
    from private.change_log l cross join lateral private.stems_in(l.old_row) s
    where l.op <> 'INSERT' and l.table_name in ('tours', 'blog_posts', 'gallery_images', 'site_facts')
    order by s.stem, l.id desc
  ), uploads as (
    select o.name::text, (o.metadata ->> 'size')::bigint as size, o.created_at,
      case
        when private.is_withdrawn(o.name) then 'withdrawn'
        when exists (select 1 from used u where u.stem = private.file_stem(o.name)) then 'used'
        when logged.at > now() - interval '30 days' then 'kept'
        when logged.at is not null then 'expired'
        else 'unknown'
      end as state,
      logged.at, logged.title
    from storage.objects o
    left join logged on logged.stem = private.file_stem(o.name)
    where o.bucket_id = 'gallery' and o.name not like 'derived/%'
  )
  select u.name, u.size, u.created_at, u.state, u.at, u.title from uploads u
  union all
  select o.name::text, (o.metadata ->> 'size')::bigint, o.created_at,
    case
      when private.is_withdrawn(o.name) then 'withdrawn'
      when master.hash is not null then 'used'
      else 'expired'
    end,
    null, null
  from storage.objects o
  left join (select public.picture_hash(u.name) as hash from uploads u where u.state = 'used') master
    on master.hash = private.derived_from(o.name)
  where o.bucket_id = 'gallery' and o.name like 'derived/%'
$$;

-- The log of publishes says how many were kept back at that moment.
create function private.count_kept() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  kept bigint := (select count(*) from public.kept_back);
begin
  if kept > 0 then
    new.counts := new.counts || jsonb_build_object('kept', kept);
  end if;
  return new;
end
$$;
create trigger count_kept before insert on public.publishes
  for each row when (new.kind = 'publish') execute function private.count_kept();

revoke execute on function
  private.keep_back_live(text, bigint, text, jsonb), public.keep_back_live(text, bigint, text, jsonb),
  private.kept_items(), public.kept_items(), private.count_kept()
from public, anon, authenticated, service_role;
grant execute on function
  private.keep_back_live(text, bigint, text, jsonb), public.keep_back_live(text, bigint, text, jsonb),
  private.kept_items(), public.kept_items()
to authenticated;
