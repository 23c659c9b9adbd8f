-- What the launch check of the studio reads, in one round trip, and the two things that nothing else records:
-- when the last backup was made, and what an administrator keeps as it was shipped.

create table private.launch_marks (
  -- Id of a point of src/admin/frame/launch/launch-points.ts. `backup` is written by `npm run backup` alone.
  point text primary key check (point ~ '^[a-z]{1,20}(-[a-z]{1,20}){0,3}$'),
  at timestamptz not null default now()
);

alter table private.launch_marks enable row level security;
revoke all on private.launch_marks from public, anon, authenticated, service_role;

-- Whether a picture of a row is a file of the repository, and no upload.
create function private.is_shipped_picture(url text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(url like '/images/%' and url not like '/images/%/uploads/%', false)
$$;

-- Entries that a point counts: how many, and the first of them.
create function private.counted_ids(ids bigint[]) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select jsonb_build_object('total', coalesce(cardinality(ids), 0), 'first', ids[1])
$$;

create function private.launch_state() returns jsonb
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('write');
  return jsonb_build_object(
    'sheets', (
      select coalesce(jsonb_object_agg(f.key, f.value), '{}') from public.site_facts f
      where f.key in ('company', 'legal', 'partners')
    ),
    'page_pictures', (
      select coalesce(jsonb_agg(jsonb_build_object('sheet', s.key, 'part', s.part, 'total', s.total) order by s.id, s.part), '[]')
      from (
        select f.id, f.key, p.part, count(*) as total
        from public.site_facts f
        cross join jsonb_each(f.value) as p (part, content)
        cross join jsonb_path_query(p.content, 'strict $.**') as v (word)
        -- The logos of partners are a point of their own.
        where f.key <> 'partners' and jsonb_typeof(v.word) = 'string' and private.is_shipped_picture(v.word #>> '{}')
        group by f.id, f.key, p.part
      ) s
    ),
    'gallery_paintings', (
      select private.counted_ids(array_agg(g.id order by g.sort_order, g.id)) from public.gallery_images g
      where g.status = 'published' and private.is_shipped_picture(g.url)
    ),
    'tour_paintings', (
      select private.counted_ids(array_agg(t.id order by t.sort_order, t.id)) from public.tours t
      where t.status = 'published' and private.is_shipped_picture(t.image)
    ),
    'post_paintings', (
      select private.counted_ids(array_agg(b.id order by b.id)) from public.blog_posts b
      where b.status = 'published' and private.is_shipped_picture(b.image)
    ),
    -- The seed has no author: nobody has saved these.
    'unread_tours', (
      select private.counted_ids(array_agg(t.id order by t.sort_order, t.id)) from public.tours t
      where t.status = 'published' and t.updated_by is null
    ),
    -- Uploads that visitors see, in the gallery or with a tour or post. There is nobody in a painting.
    'unknown_consent', (
      select private.counted_ids(array_agg(g.id order by g.sort_order, g.id)) from public.gallery_images g
      where g.consent = 'unknown' and g.storage_path is not null and (
        g.status = 'published'
        or exists (select 1 from public.tours t where t.status = 'published' and t.image = g.url)
        or exists (select 1 from public.blog_posts b where b.status = 'published' and b.image = g.url)
      )
    ),
    'marks', (select coalesce(jsonb_object_agg(m.point, m.at), '{}') from private.launch_marks m)
  );
end
$$;

-- {sheets: {key: value}, page_pictures: [{sheet, part, total}], marks: {point: time}}, and for each of
-- gallery_paintings, tour_paintings, post_paintings, unread_tours and unknown_consent {total, first}, where
-- `first` is the id of the first entry, or null.
create function public.launch_state() returns jsonb
language sql stable security invoker set search_path = '' as $$
  select private.launch_state()
$$;

create function private.keep_as_shipped(of_point text, is_kept boolean) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('manage');
  if of_point is null or of_point = 'backup' or is_kept is null then
    raise exception 'this cannot be kept' using errcode = 'PT400';
  end if;
  if is_kept then
    insert into private.launch_marks (point) values (of_point) on conflict (point) do nothing;
  else
    delete from private.launch_marks m where m.point = of_point;
  end if;
  return found;
end
$$;

-- Says that a point of the launch check is right as it was shipped, or takes that back. False when it was so
-- before.
create function public.keep_as_shipped(of_point text, is_kept boolean) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.keep_as_shipped(of_point, is_kept)
$$;

revoke execute on function
  private.is_shipped_picture(text), private.counted_ids(bigint[]), private.launch_state(), public.launch_state(),
  private.keep_as_shipped(text, boolean), public.keep_as_shipped(text, boolean)
from public, anon, authenticated, service_role;
grant execute on function
  private.launch_state(), public.launch_state(), private.keep_as_shipped(text, boolean),
  public.keep_as_shipped(text, boolean)
to authenticated;
