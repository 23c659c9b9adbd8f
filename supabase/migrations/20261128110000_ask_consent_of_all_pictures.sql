-- The launch check counts the uploaded pictures without an answer about consent wherever visitors see them: also
-- in the text of a tour or article, on a sheet of Site, and where a next version is kept back.

-- Whether visitors see an upload, in the gallery or anywhere else.
create function private.is_on_site(picture public.gallery_images) returns boolean
language sql stable security definer set search_path = '' as $$
  select picture.status = 'published'
    or exists (
      select 1 from public.kept_back k
      where k.kind = 'picture' and k.item_id = picture.id and k."row" is not null
    )
    or exists (
      select 1 from private.uses_of_pictures(picture.storage_path) u
      where u.file = picture.storage_path and u.status = 'published'
    )
$$;

create or replace function private.launch_state() returns jsonb
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
    'unknown_consent', (
      select private.counted_ids(array_agg(g.id order by g.sort_order, g.id)) from public.gallery_images g
      where g.consent = 'unknown' and g.storage_path is not null and private.is_on_site(g)
    ),
    'marks', (select coalesce(jsonb_object_agg(m.point, m.at), '{}') from private.launch_marks m)
  );
end
$$;

revoke execute on function private.is_on_site(public.gallery_images)
from public, anon, authenticated, service_role;
