-- A next version of something that is on the site: while it is kept back, what is published of it stays what
-- it was, whatever is saved, taken from the site or deleted meanwhile.

create table public.kept_back (
  kind text not null check (kind in ('tour', 'post', 'picture')),
  item_id bigint not null,
  -- What stays published: a row of the view of that kind. Null keeps the item off the site.
  "row" jsonb check (jsonb_typeof("row") = 'object' and ("row" ->> 'id')::bigint = item_id),
  -- The place in the lists, which outlives a deleted item. Follows the item while there is one.
  sort_order int not null,
  created_at timestamptz not null,
  kept_at timestamptz not null default now(),
  -- No reference: the row outlives the account.
  kept_by uuid,
  primary key (kind, item_id)
);

alter table public.kept_back enable row level security;
revoke all on public.kept_back from public, anon, authenticated, service_role;
-- What the views are made of. Who kept it back and when is nothing for visitors.
grant select (kind, item_id, "row", sort_order, created_at) on public.kept_back to anon, authenticated;
grant select on public.kept_back to service_role;
create policy "Everybody reads what stays published" on public.kept_back
  for select to anon, authenticated using (true);

-- Visitors do not read a next version that is kept back.
alter policy "Visitors read published tours" on public.tours using (
  status = 'published' and (publish_at is null or publish_at <= now())
  and id not in (select k.item_id from public.kept_back k where k.kind = 'tour')
);
alter policy "Members read published tours, the studio all" on public.tours using (
  (status = 'published' and (publish_at is null or publish_at <= now())
    and id not in (select k.item_id from public.kept_back k where k.kind = 'tour'))
  or (select private.may('write'))
);
alter policy "Visitors read published articles" on public.blog_posts using (
  status = 'published' and (publish_at is null or publish_at <= now())
  and id not in (select k.item_id from public.kept_back k where k.kind = 'post')
);
alter policy "Members read published articles, the studio all" on public.blog_posts using (
  (status = 'published' and (publish_at is null or publish_at <= now())
    and id not in (select k.item_id from public.kept_back k where k.kind = 'post'))
  or (select private.may('write'))
);
alter policy "Visitors see published pictures" on public.gallery_images using (
  status = 'published' and (publish_at is null or publish_at <= now())
  and id not in (select k.item_id from public.kept_back k where k.kind = 'picture')
);
alter policy "Members see published pictures, the studio all" on public.gallery_images using (
  (status = 'published' and (publish_at is null or publish_at <= now())
    and id not in (select k.item_id from public.kept_back k where k.kind = 'picture'))
  or (select private.may('write'))
);

-- ------------------------------------------------------------------ what reaches the site

create or replace view public.published_tours with (security_invoker = true) as
select tours.id, tours.slug, tours.title, tours.category, tours.duration, tours.location, tours.participants, tours.image, tours.image_alt, tours.focus_x, tours.focus_y, tours.description,
  tours.full_description, tours.itinerary, tours.includes, tours.external_links, tours.featured, tours.minimum_age, tours.effort, tours.drive_time, tours.pick_up,
  tours.best_months, tours.toilets, tours.step_free, tours.price_from
from public.tours
where tours.status = 'published' and (tours.publish_at is null or tours.publish_at <= now())
  and not exists (select 1 from public.kept_back k where k.kind = 'tour' and k.item_id = tours.id)
union all
select kept.id, kept.slug, kept.title, kept.category, kept.duration, kept.location, kept.participants, kept.image, kept.image_alt, kept.focus_x, kept.focus_y, kept.description,
  kept.full_description, kept.itinerary, kept.includes, kept.external_links, kept.featured, kept.minimum_age, kept.effort, kept.drive_time, kept.pick_up,
  kept.best_months, kept.toilets, kept.step_free, kept.price_from
from public.kept_back k cross join lateral jsonb_populate_record(null::public.tours, k."row") kept
where k.kind = 'tour' and k."row" is not null;

create or replace view public.published_blog_posts with (security_invoker = true) as
select blog_posts.id, blog_posts.slug, blog_posts.title, blog_posts.excerpt, blog_posts.content, blog_posts.image, blog_posts.image_alt, blog_posts.focus_x, blog_posts.focus_y, blog_posts.author, blog_posts.date, blog_posts.updated_on, blog_posts.category,
  blog_posts.read_minutes
from public.blog_posts
where blog_posts.status = 'published' and (blog_posts.publish_at is null or blog_posts.publish_at <= now())
  and not exists (select 1 from public.kept_back k where k.kind = 'post' and k.item_id = blog_posts.id)
union all
select kept.id, kept.slug, kept.title, kept.excerpt, kept.content, kept.image, kept.image_alt, kept.focus_x, kept.focus_y, kept.author, kept.date, kept.updated_on, kept.category,
  kept.read_minutes
from public.kept_back k cross join lateral jsonb_populate_record(null::public.blog_posts, k."row") kept
where k.kind = 'post' and k."row" is not null;

create or replace view public.published_gallery_images with (security_invoker = true) as
select gallery_images.id, gallery_images.url, gallery_images.title, gallery_images.description, gallery_images.alt, gallery_images.decorative, gallery_images.category, gallery_images.width, gallery_images.height, gallery_images.focus_x, gallery_images.focus_y
from public.gallery_images
where gallery_images.status = 'published' and (gallery_images.publish_at is null or gallery_images.publish_at <= now())
  and not exists (select 1 from public.kept_back k where k.kind = 'picture' and k.item_id = gallery_images.id)
  and (
    not exists (select 1 from public.withdrawn_pictures)
    or public.picture_hash(public.picture_file(gallery_images.url)) not in (select w.hash from public.withdrawn_pictures w)
  )
union all
select kept.id, kept.url, kept.title, kept.description, kept.alt, kept.decorative, kept.category, kept.width, kept.height, kept.focus_x, kept.focus_y
from public.kept_back k cross join lateral jsonb_populate_record(null::public.gallery_images, k."row") kept
where k.kind = 'picture' and k."row" is not null
  and (
    not exists (select 1 from public.withdrawn_pictures)
    or public.picture_hash(public.picture_file(kept.url)) not in (select w.hash from public.withdrawn_pictures w)
  );

-- As before, with the place of what is kept back.
create or replace function public.published_lines()
returns table (place bigint, kind text, id bigint, key text, value text)
language sql stable security invoker set search_path = '' as $$
  with items (part, kind, id, hash, sort_order, created_at) as (
    select 1, 'tour', v.id, md5(to_jsonb(v)::text), coalesce(k.sort_order, t.sort_order), coalesce(k.created_at, t.created_at)
    from public.published_tours v left join public.tours t on t.id = v.id
    left join public.kept_back k on k.kind = 'tour' and k.item_id = v.id
    union all
    select 2, 'post', v.id, md5(to_jsonb(v)::text), coalesce(k.sort_order, p.sort_order), coalesce(k.created_at, p.created_at)
    from public.published_blog_posts v left join public.blog_posts p on p.id = v.id
    left join public.kept_back k on k.kind = 'post' and k.item_id = v.id
    union all
    select 3, 'picture', v.id, md5(to_jsonb(v)::text), coalesce(k.sort_order, g.sort_order), coalesce(k.created_at, g.created_at)
    from public.published_gallery_images v left join public.gallery_images g on g.id = v.id
    left join public.kept_back k on k.kind = 'picture' and k.item_id = v.id
    union all
    select 4, 'facts', v.id, md5(to_jsonb(v)::text), 0, null from public.published_site_facts v
  ), parts (part, rank, kind, id, key, value) as (
    select i.part, row_number() over (partition by i.part order by i.sort_order, i.created_at desc, i.id),
      i.kind, i.id, i.kind || ':' || i.id, i.hash
    from items i
    union all
    select 5, 1, 'home', null, 'home', coalesce(string_agg(h.tour_id::text, ',' order by h.position), '')
    from public.home_featured h join public.published_tours t on t.id = h.tour_id
    union all
    select 6, row_number() over (order by r.from_path collate "C"), 'redirect', null, 'redirect:' || r.from_path,
      case when t.id is not null then '/tours/' || t.slug else '/blog/' || p.slug end
    from public.redirects r
    left join public.published_tours t on t.id = r.tour_id
    left join public.published_blog_posts p on p.id = r.blog_post_id
    where num_nonnulls(t.id, p.id) = 1
      -- What is kept back may still have the address that the next version leaves.
      and r.from_path not in (coalesce('/tours/' || t.slug, ''), coalesce('/blog/' || p.slug, ''))
  ), numbered as (
    select row_number() over (order by part, rank) as place, kind, id, key, value from parts
  )
  select 0, 'content', null, 'content', md5(string_agg(key || '=' || value, E'\n' order by place)) from numbered
  union all
  select place, kind, id, key, value from numbered
$$;

-- ------------------------------------------------------------------ keeping back and releasing

create function private.keep_back(kept_kind text, id bigint, live_hash text, live_row jsonb) returns void
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

-- Lets the present version of an item go out with the next publish.
create function private.release(kept_kind text, id bigint) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('publish');
  delete from public.kept_back k where k.kind = kept_kind and k.item_id = release.id;
  if not found then
    raise exception 'nothing of this is kept back' using errcode = 'PT404';
  end if;
end
$$;

-- Keeps a change back that waits: the site goes on showing `live_row`, a row of the view of that kind whose hash
-- in the manifest is `live_hash`; both null where the site shows nothing of the item. Takes the right to publish.
-- 22023 for another kind or another id, PT404 without such a row, PT409 where row and hash do not belong together.
create function public.keep_back(kind text, id bigint, live_hash text default null, live_row jsonb default null)
returns void
language sql volatile security invoker set search_path = '' as $$
  select private.keep_back(kind, id, live_hash, live_row)
$$;

-- Ends that. Takes the right to publish. PT404 where nothing is kept back.
create function public.release(kind text, id bigint) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.release(kind, id)
$$;

-- The order of the lists is not kept back.
create function private.follow_order() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.kept_back k set sort_order = new.sort_order
  where k.kind = tg_argv[0] and k.item_id = new.id and k.sort_order <> new.sort_order;
  return null;
end
$$;
create trigger follow_order after update of sort_order on public.tours
  for each row when (old.sort_order <> new.sort_order) execute function private.follow_order('tour');
create trigger follow_order after update of sort_order on public.blog_posts
  for each row when (old.sort_order <> new.sort_order) execute function private.follow_order('post');
create trigger follow_order after update of sort_order on public.gallery_images
  for each row when (old.sort_order <> new.sort_order) execute function private.follow_order('picture');

-- A picture whose consent was withdrawn is never shown, kept back or not.
create function private.drop_kept_picture() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.kept_back k where k.kind = 'picture' and k.item_id = new.id;
  return null;
end
$$;
create trigger drop_kept_picture after update of consent on public.gallery_images
  for each row when (new.consent = 'withdrawn') execute function private.drop_kept_picture();

-- An earlier publish comes back as a whole: nothing of the present stays beside it.
create function private.release_all() returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('publish');
  delete from public.kept_back k where true;
end
$$;
create or replace function public.roll_back(publish_id bigint) returns jsonb
language plpgsql volatile security invoker set search_path = '' as $$
begin
  perform private.release_all();
  return private.roll_back(publish_id);
end
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

-- ------------------------------------------------------------------ what else knows of it

-- As before; what is kept back has its category, too.
create or replace function private.follow_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table text := case new.key when 'categories' then 'tours' else 'gallery_images' end;
  of_kind text := case new.key when 'categories' then 'tour' else 'picture' end;
  used text;
begin
  if (select count(distinct n.name) < count(*) or count(distinct n.id) < count(*) from private.names_in(new.value) n) then
    raise exception 'two entries have one name' using errcode = '23514';
  end if;
  if coalesce(current_setting('shamba.rolls_back', true), '') <> 'yes' then
    execute format('
      select o.name from private.names_in($1) o
      where not exists (select 1 from private.names_in($2) n where n.id = o.id)
        and (
          exists (select 1 from public.%I t where t.category = o.name)
          or exists (select 1 from public.kept_back k where k.kind = $3 and k."row" ->> ''category'' = o.name)
        )
      limit 1', of_table) into used using old.value, new.value, of_kind;
    if used is not null then
      raise exception 'in use: %', used using errcode = 'PT409';
    end if;
  end if;
  -- All at once, so that two names may change places.
  execute format('
    update public.%I t set category = n.name
    from private.names_in($1) o join private.names_in($2) n on n.id = o.id
    where o.name <> n.name and t.category = o.name', of_table) using old.value, new.value;
  update public.kept_back k set "row" = jsonb_set(k."row", '{category}', to_jsonb(n.name))
  from private.names_in(old.value) o join private.names_in(new.value) n on n.id = o.id
  where k.kind = of_kind and o.name <> n.name and k."row" ->> 'category' = o.name;
  return null;
end
$$;

-- As before; what is kept back shows its pictures, too.
create or replace function private.uses_of_pictures(needle text)
returns table (kind text, id bigint, title text, status text, place text, file text, address text)
language sql stable security definer set search_path = '' as $$
  with shown as (
    select 'tour' as kind, t.id, t.title, t.status, p.field, p.address
    from public.tours t cross join lateral public.pictures_of(to_jsonb(t)) p
    where needle is null or strpos(concat_ws(' ', t.image, replace(t.description || t.full_description, '&amp;', '&')), needle) > 0
    union all
    select 'post', b.id, b.title, b.status, p.field, p.address
    from public.blog_posts b cross join lateral public.pictures_of(to_jsonb(b)) p
    where needle is null or strpos(concat_ws(' ', b.image, replace(b.content, '&amp;', '&')), needle) > 0
    union all
    select 'facts', f.id, f.key, 'published', p.field, p.address
    from public.site_facts f cross join lateral public.pictures_of(to_jsonb(f)) p
    where needle is null or strpos(f.value::text, needle) > 0
    union all
    -- The site shows it as it was, whatever the status is now.
    select k.kind, k.item_id, coalesce(t.title, b.title, k."row" ->> 'title'), 'published', 'kept', p.address
    from public.kept_back k
    left join public.tours t on k.kind = 'tour' and t.id = k.item_id
    left join public.blog_posts b on k.kind = 'post' and b.id = k.item_id
    cross join lateral public.pictures_of(k."row") p
    where k.kind in ('tour', 'post') and (needle is null or strpos(replace(k."row"::text, '&amp;', '&'), needle) > 0)
  )
  select s.kind, s.id, s.title, s.status, place.name, public.picture_file(s.address), s.address
  from shown s
  cross join lateral (
    select case s.field when 'image' then 'cover' when 'kept' then 'kept' else 'text' end as name
    union all
    select 'home' where s.kind = 'tour' and s.field = 'image'
      and exists (select 1 from public.home_featured h where h.tour_id = s.id)
  ) place
$$;

-- Two entries never have one address on the site.
create function private.keep_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.kept_back k
    where k.kind = tg_argv[0] and k.item_id <> new.id and k."row" ->> 'slug' = new.slug
  ) then
    raise exception 'the address % leads to something else already', new.slug using errcode = '23505';
  end if;
  return new;
end
$$;
create trigger c_keep_address before insert or update of slug on public.tours
  for each row execute function private.keep_address('tour');
create trigger c_keep_address before insert or update of slug on public.blog_posts
  for each row execute function private.keep_address('post');

create function private.require_free_address() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.kind = 'tour' and exists (
    select 1 from public.tours t where t.slug = new."row" ->> 'slug' and t.id <> new.item_id
  ) or new.kind = 'post' and exists (
    select 1 from public.blog_posts b where b.slug = new."row" ->> 'slug' and b.id <> new.item_id
  ) then
    raise exception 'the address % leads to something else already', new."row" ->> 'slug' using errcode = '23505';
  end if;
  return new;
end
$$;
create trigger require_free_address before insert or update of "row" on public.kept_back
  for each row execute function private.require_free_address();

revoke execute on function
  private.keep_back(text, bigint, text, jsonb), public.keep_back(text, bigint, text, jsonb),
  private.release(text, bigint), public.release(text, bigint), private.follow_order(),
  private.drop_kept_picture(), private.release_all(), private.kept_items(), public.kept_items(),
  private.count_kept(), private.keep_address(), private.require_free_address()
from public, anon, authenticated, service_role;
grant execute on function
  private.keep_back(text, bigint, text, jsonb), public.keep_back(text, bigint, text, jsonb),
  private.release(text, bigint), public.release(text, bigint), private.release_all(),
  private.kept_items(), public.kept_items()
to authenticated;
