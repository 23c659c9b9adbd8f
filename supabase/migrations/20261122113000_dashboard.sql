-- What the dashboard of the studio shows, in one round trip. It runs with the rights of the caller: the
-- policies of the tables decide what is seen.

create index tours_draft_idx on public.tours (updated_at desc, id desc) where status = 'draft';
create index blog_posts_draft_idx on public.blog_posts (updated_at desc, id desc) where status = 'draft';
create index gallery_images_draft_idx on public.gallery_images (updated_at desc, id desc) where status = 'draft';
create index tours_scheduled_idx on public.tours (publish_at)
  where status = 'published' and publish_at is not null;
create index blog_posts_scheduled_idx on public.blog_posts (publish_at)
  where status = 'published' and publish_at is not null;
create index gallery_images_scheduled_idx on public.gallery_images (publish_at)
  where status = 'published' and publish_at is not null;

-- The ids behind the keys of one table: {3} of {'tours:3', 'blog_posts:5'} and 'tours'.
create function private.ids_in(keys text[], of_table text) returns bigint[]
language sql immutable security invoker set search_path = '' as $$
  select coalesce(array_agg(split_part(k, ':', 2)::bigint), '{}') from unnest(keys) k where k ~ ('^' || of_table || ':[0-9]{1,15}$')
$$;

-- {drafts: {table: {total, rows}}, scheduled: {total, rows}, kept: {key: {title, version}}}. Drafts are
-- those changed last, whole, because only the studio knows what they lack; scheduled rows are those that
-- come next. `keys` names rows, such as 'tours:3', of which the device keeps unsaved changes.
create function public.dashboard(keys text[] default '{}') returns jsonb
language sql stable security invoker set search_path = '' as $$
  select jsonb_build_object(
    'drafts', jsonb_build_object(
      'tours', jsonb_build_object(
        'total', (select count(*) from public.tours where status = 'draft'),
        'rows', (
          select coalesce(jsonb_agg(to_jsonb(t) order by t.updated_at desc, t.id desc), '[]') from (
            select * from public.tours where status = 'draft' order by updated_at desc, id desc limit 4
          ) t
        )
      ),
      'blog_posts', jsonb_build_object(
        'total', (select count(*) from public.blog_posts where status = 'draft'),
        'rows', (
          select coalesce(jsonb_agg(to_jsonb(b) order by b.updated_at desc, b.id desc), '[]') from (
            select * from public.blog_posts where status = 'draft' order by updated_at desc, id desc limit 4
          ) b
        )
      ),
      'gallery_images', jsonb_build_object(
        'total', (select count(*) from public.gallery_images where status = 'draft'),
        'rows', (
          select coalesce(jsonb_agg(to_jsonb(g) order by g.updated_at desc, g.id desc), '[]') from (
            select * from public.gallery_images where status = 'draft' order by updated_at desc, id desc limit 4
          ) g
        )
      )
    ),
    'scheduled', (
      select jsonb_build_object(
        'total', count(*),
        'rows', coalesce(jsonb_agg(
          jsonb_build_object('table', s.name, 'id', s.id, 'title', s.title, 'publish_at', s.publish_at)
          order by s.publish_at, s.id
        ) filter (where s.place <= 5), '[]')
      )
      from (
        select u.*, row_number() over (order by u.publish_at, u.id) as place from (
          select 'tours' as name, id, title, publish_at from public.tours where status = 'published' and publish_at > now()
          union all
          select 'blog_posts', id, title, publish_at from public.blog_posts where status = 'published' and publish_at > now()
          union all
          select 'gallery_images', id, title, publish_at from public.gallery_images where status = 'published' and publish_at > now()
        ) u
      ) s
    ),
    'kept', (
      select coalesce(jsonb_object_agg(k.key, jsonb_build_object('title', k.title, 'version', k.version)), '{}') from (
        select 'tours:' || id as key, title, version from public.tours
        where id = any (private.ids_in(keys, 'tours'))
        union all
        select 'blog_posts:' || id, title, version from public.blog_posts
        where id = any (private.ids_in(keys, 'blog_posts'))
        union all
        select 'gallery_images:' || id, title, version from public.gallery_images
        where id = any (private.ids_in(keys, 'gallery_images'))
      ) k
    )
  )
$$;

revoke execute on function private.ids_in(text[], text), public.dashboard(text[]) from public, anon, authenticated, service_role;
grant execute on function private.ids_in(text[], text), public.dashboard(text[]) to authenticated;
