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

-- Keeps back what is saved from now on: what is published of the item now stays published.
create function private.keep_back(kept_kind text, id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  of_table text := case kept_kind when 'tour' then 'tours' when 'post' then 'blog_posts' when 'picture' then 'gallery_images' end;
  place int;
  created timestamptz;
  published jsonb;
begin
  perform private.require_right('publish');
  if of_table is null then
    raise exception 'only tours, articles and pictures can be kept back' using errcode = '22023';
  end if;
  execute format('select t.sort_order, t.created_at from public.%I t where t.id = $1 for update', of_table)
    into place, created using id;
  if created is null then
    raise exception 'no such row' using errcode = 'PT404';
  end if;
  execute format('select to_jsonb(v) from public.%I v where v.id = $1', 'published_' || of_table) into published using id;
  -- What was kept back first stays: it is what the site shows.
  insert into public.kept_back (kind, item_id, "row", sort_order, created_at, kept_by)
  values (kept_kind, id, published, place, created, (select auth.uid()))
  on conflict (kind, item_id) do nothing;
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

-- From now on the site keeps showing what is published of this tour, post or picture, until it is released.
-- Takes the right to publish. 22023 for another kind, PT404 without such a row.
create function public.keep_back(kind text, id bigint) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.keep_back(kind, id)
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

revoke execute on function
  private.keep_back(text, bigint), public.keep_back(text, bigint), private.release(text, bigint),
  public.release(text, bigint), private.follow_order(), private.drop_kept_picture(), private.release_all()
from public, anon, authenticated, service_role;
grant execute on function
  private.keep_back(text, bigint), public.keep_back(text, bigint), private.release(text, bigint),
  public.release(text, bigint), private.release_all()
to authenticated;
