-- What is published, and what waits to be. Saving changes the tables alone; the site holds what they held
-- when it was last built.

-- ------------------------------------------------------------------ what reaches the site
-- One view per content table: exactly the rows and columns of the site. Everything below is made of what the
-- views list, so that a new column is a column, a grant and a line here. With the rights of whoever asks, and
-- filtered by themselves, so that administrators get what visitors get.

create view public.published_tours with (security_invoker = true) as
select id, slug, title, category, duration, location, participants, image, image_alt, focus_x, focus_y, description,
  full_description, itinerary, includes, external_links, featured, minimum_age, effort, drive_time, pick_up,
  best_months, toilets, step_free, price_from
from public.tours
where status = 'published' and (publish_at is null or publish_at <= now());

create view public.published_blog_posts with (security_invoker = true) as
select id, slug, title, excerpt, content, image, image_alt, focus_x, focus_y, author, date, updated_on, category,
  read_minutes
from public.blog_posts
where status = 'published' and (publish_at is null or publish_at <= now());

-- Without the files of the register, whatever the state of their row says.
create view public.published_gallery_images with (security_invoker = true) as
select id, url, title, description, alt, decorative, category, width, height, focus_x, focus_y
from public.gallery_images
where status = 'published' and (publish_at is null or publish_at <= now())
  and (
    not exists (select 1 from public.withdrawn_pictures)
    or public.picture_hash(public.picture_file(url)) not in (select w.hash from public.withdrawn_pictures w)
  );

create view public.published_site_facts with (security_invoker = true) as
select id, key, value from public.site_facts;

revoke all on
  public.published_tours, public.published_blog_posts, public.published_gallery_images, public.published_site_facts
from public, anon, authenticated, service_role;
grant select on
  public.published_tours, public.published_blog_posts, public.published_gallery_images, public.published_site_facts
to anon, authenticated;

-- One line per published thing, in the order of the site: `key=value` are the lines that the hash of the
-- content is made of. The value of a tour, post, picture or sheet of facts is the hash of its row in the view; jsonb writes the
-- same row the same way everywhere. The first line is the hash of all the others. In the schema public, because
-- visitors cannot look into the schema private.
create function public.published_lines()
returns table (place bigint, kind text, id bigint, key text, value text)
language sql stable security invoker set search_path = '' as $$
  with items (part, kind, id, hash, sort_order, created_at) as (
    select 1, 'tour', v.id, md5(to_jsonb(v)::text), t.sort_order, t.created_at
    from public.published_tours v join public.tours t on t.id = v.id
    union all
    select 2, 'post', v.id, md5(to_jsonb(v)::text), p.sort_order, p.created_at
    from public.published_blog_posts v join public.blog_posts p on p.id = v.id
    union all
    select 3, 'picture', v.id, md5(to_jsonb(v)::text), g.sort_order, g.created_at
    from public.published_gallery_images v join public.gallery_images g on g.id = v.id
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
  ), numbered as (
    select row_number() over (order by part, rank) as place, kind, id, key, value from parts
  )
  select 0, 'content', null, 'content', md5(string_agg(key || '=' || value, E'\n' order by place)) from numbered
  union all
  select place, kind, id, key, value from numbered
$$;

-- Everything that is published, with the rows of the views, the register, and what must be replaced before a
-- site is built from it.
create function public.published_content() returns jsonb
language sql stable security invoker set search_path = '' as $$
  with lines as materialized (
    select * from public.published_lines()
  ), withdrawn as materialized (
    select w.hash from public.withdrawn_pictures w
  )
  select jsonb_build_object(
    -- Raised when the shape of this answer or the way of counting changes.
    'schema', 3,
    'hash', (select value from lines where kind = 'content'),
    'items', (select coalesce(jsonb_agg(key || '=' || value order by place), '[]') from lines where id is not null),
    'tours', (
      select coalesce(jsonb_agg(to_jsonb(v) order by l.place), '[]')
      from lines l join public.published_tours v on v.id = l.id where l.kind = 'tour'
    ),
    'blog_posts', (
      select coalesce(jsonb_agg(to_jsonb(v) order by l.place), '[]')
      from lines l join public.published_blog_posts v on v.id = l.id where l.kind = 'post'
    ),
    'gallery_images', (
      select coalesce(jsonb_agg(to_jsonb(v) order by l.place), '[]')
      from lines l join public.published_gallery_images v on v.id = l.id where l.kind = 'picture'
    ),
    'site_facts', (
      select coalesce(jsonb_agg(to_jsonb(v) order by l.place), '[]')
      from lines l join public.published_site_facts v on v.id = l.id where l.kind = 'facts'
    ),
    'home_featured', (select to_jsonb(string_to_array(value, ',')::bigint[]) from lines where kind = 'home'),
    'redirects', (
      select coalesce(jsonb_object_agg(substr(key, length('redirect:') + 1), value), '{}')
      from lines where kind = 'redirect'
    ),
    'withdrawn', (select coalesce(jsonb_agg(w.hash order by w.hash), '[]') from withdrawn w),
    'withdrawn_uses', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'kind', shown.kind, 'id', shown.id, 'field', shown.field, 'address', shown.address
      ) order by shown.place, shown.field, shown.address), '[]')
      from (
        select l.kind, l.id, l.place, p.field, p.address
        from lines l join public.published_tours v on v.id = l.id
        cross join lateral public.pictures_of(to_jsonb(v)) p
        where l.kind = 'tour' and exists (select 1 from withdrawn)
        union
        select l.kind, l.id, l.place, p.field, p.address
        from lines l join public.published_blog_posts v on v.id = l.id
        cross join lateral public.pictures_of(to_jsonb(v)) p
        where l.kind = 'post' and exists (select 1 from withdrawn)
        union
        select l.kind, l.id, l.place, p.field, p.address
        from lines l join public.published_site_facts v on v.id = l.id
        cross join lateral public.pictures_of(to_jsonb(v)) p
        where l.kind = 'facts' and exists (select 1 from withdrawn)
      ) shown
      where public.picture_hash(public.picture_file(shown.address)) in (select w.hash from withdrawn w)
    )
  )
$$;

-- ------------------------------------------------------------------ what waits

-- Compares two lists of `tour:3=<hash>`: what was added, changed or removed, and what stands before
-- something that it stood behind. Entries of another shape are overlooked.
create function private.item_changes(before_items jsonb, after_items jsonb)
returns table (kind text, id bigint, place bigint, change text, moved boolean)
language sql immutable set search_path = '' as $$
  with items as (
    select lists.side, entry.item, entry.place, split_part(entry.item, ':', 1) as kind,
      split_part(split_part(entry.item, '=', 1), ':', 2)::bigint as id, split_part(entry.item, '=', 2) as hash
    from (values ('before', before_items), ('after', after_items)) as lists (side, list)
    cross join lateral jsonb_array_elements_text(
      case when jsonb_typeof(lists.list) = 'array' then lists.list else '[]' end
    ) with ordinality as entry (item, place)
    where entry.item ~ '^(tour|post|picture|facts):[0-9]{1,16}='
  ), b as (
    select distinct on (items.kind, items.id) * from items where side = 'before' order by items.kind, items.id, items.place
  ), a as (
    select * from items where side = 'after'
  ), compared as (
    select coalesce(a.kind, b.kind) as kind, coalesce(a.id, b.id) as id, coalesce(a.place, b.place) as place,
      case when b.id is null then 'added' when a.id is null then 'removed' when a.hash <> b.hash then 'changed' end as change,
      a.id is not null and coalesce(b.place < max(b.place) over (
        partition by a.kind order by a.place rows between unbounded preceding and 1 preceding
      ), false) as moved
    from a full join b on b.kind = a.kind and b.id = a.id
  )
  select * from compared c where c.change is not null or c.moved
$$;

create function private.waiting_changes(live jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  present_hash text;
  items jsonb;
  home jsonb;
  redirects jsonb;
  general jsonb;
  total bigint;
  listed jsonb;
begin
  perform private.require_right('write');
  if jsonb_typeof(live) not in ('object', 'null') then
    raise exception 'what is live must be the manifest of the site' using errcode = '22023';
  end if;
  select max(l.value) filter (where l.kind = 'content'),
    coalesce(jsonb_agg(l.key || '=' || l.value order by l.place) filter (where l.id is not null), '[]'),
    to_jsonb(string_to_array(max(l.value) filter (where l.kind = 'home'), ',')::bigint[]),
    coalesce(jsonb_object_agg(substr(l.key, length('redirect:') + 1), l.value) filter (where l.kind = 'redirect'), '{}')
  into present_hash, items, home, redirects
  from public.published_lines() l;
  if present_hash = live ->> 'hash' and not private.has_unpublished_withdrawal() then
    return jsonb_build_object('hash', present_hash, 'total', 0, 'changes', '[]'::jsonb);
  end if;

  with changes as materialized (
    select * from private.item_changes(live -> 'items', items)
  ), specials (rank, change) as (
    select array_position(array['tour', 'post', 'picture', 'facts'], c.kind),
      jsonb_build_object('key', 'order:' || c.kind, 'kind', 'order', 'change', 'changed')
    from changes c where c.moved group by c.kind
    union all
    select 5, '{"key": "home", "kind": "home", "change": "changed"}'
    where coalesce(live -> 'home', '[]') <> home
    union all
    select 6, '{"key": "redirects", "kind": "redirects", "change": "changed"}'
    where coalesce(live -> 'redirects', '{}') <> redirects
    union all
    select 7, '{"key": "withdrawn", "kind": "withdrawn", "change": "removed"}'
    where private.has_unpublished_withdrawal()
  ), page as (
    -- With the specials never more than 200.
    select c.*, row_number() over (order by array_position(array['tour', 'post', 'picture', 'facts'], c.kind), c.place, c.id) as rank
    from changes c where c.change is not null order by rank limit 195
  ), present_rows as (
    select p.*,
      coalesce(t.title, b.title, g.title, nullif(g.alt, ''), f.key, gone.title) as title,
      coalesce(t.status, b.status, g.status) as status
    from page p
    left join public.tours t on p.kind = 'tour' and t.id = p.id
    left join public.blog_posts b on p.kind = 'post' and b.id = p.id
    left join public.gallery_images g on p.kind = 'picture' and g.id = p.id
    left join public.site_facts f on p.kind = 'facts' and f.id = p.id
    left join lateral (
      select coalesce(l.old_row ->> 'title', nullif(l.old_row ->> 'alt', '')) as title
      from private.change_log l
      where num_nonnulls(t.id, b.id, g.id, f.id) = 0 and l.op = 'DELETE' and l.row_id = p.id::text
        and l.table_name = case p.kind when 'tour' then 'tours' when 'post' then 'blog_posts' else 'gallery_images' end
      order by l.id desc limit 1
    ) gone on true
  )
  select (select count(*) from changes c where c.change is not null) + (select count(*) from specials),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'key', r.kind || ':' || r.id, 'kind', r.kind, 'id', r.id, 'title', r.title, 'change', r.change, 'status', r.status
      ) order by r.rank) from present_rows r
    ), '[]'),
    coalesce((select jsonb_agg(s.change order by s.rank) from specials s), '[]')
  into total, listed, general;
  return jsonb_build_object('hash', present_hash, 'total', total, 'changes', listed || general);
end
$$;

-- How what is published differs from what the site holds. `live` is {hash, items, home, redirects} of
-- the site's manifest; null or {} where nothing is live.
create function public.waiting_changes(live jsonb) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.waiting_changes(live)
$$;

revoke execute on function
  public.published_lines(), public.published_content(), private.item_changes(jsonb, jsonb),
  private.waiting_changes(jsonb), public.waiting_changes(jsonb)
from public, anon, authenticated, service_role;

grant execute on function public.published_lines(), public.published_content() to anon, authenticated;
grant execute on function private.waiting_changes(jsonb), public.waiting_changes(jsonb) to authenticated;
