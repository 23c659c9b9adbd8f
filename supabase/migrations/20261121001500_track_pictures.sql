-- Where a picture is used, which files nothing uses, and no published picture without its text.

-- No CHECK: a row from before would then refuse to be sorted or featured until it has its text.
create function private.require_picture_text() returns trigger
language plpgsql set search_path = '' as $$
declare
  lacks_text boolean;
begin
  if tg_table_name = 'gallery_images' then
    lacks_text := new.alt = '' and not new.decorative;
  else
    lacks_text := new.image <> '' and new.image_alt = '';
  end if;
  if lacks_text and new.status = 'published' then
    raise exception 'a published picture needs a text for those who cannot see it' using errcode = '23514';
  end if;
  return new;
end
$$;
revoke execute on function private.require_picture_text() from public, anon, authenticated, service_role;

create trigger e_require_picture_text before insert or update of status, url, alt, decorative on public.gallery_images
  for each row execute function private.require_picture_text();
create trigger e_require_picture_text before insert or update of status, image, image_alt on public.tours
  for each row execute function private.require_picture_text();
create trigger e_require_picture_text before insert or update of status, image, image_alt on public.blog_posts
  for each row execute function private.require_picture_text();

create index gallery_images_url_idx on public.gallery_images (url);

create function private.picture_uses(picture_url text)
returns table (kind text, id bigint, title text, status text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  -- As it stands in an attribute.
  in_html text := replace(picture_url, '&', '&amp;');
begin
  perform private.require_admin();
  if coalesce(picture_url, '') = '' then
    return;
  end if;
  return query
    select 'tour', t.id, t.title, t.status from public.tours t
    where t.image = picture_url or strpos(t.description, in_html) > 0 or strpos(t.full_description, in_html) > 0
    union all
    select 'post', b.id, b.title, b.status from public.blog_posts b
    where b.image = picture_url or strpos(b.content, in_html) > 0
    union all
    select 'gallery', g.id, g.title, g.status from public.gallery_images g where g.url = picture_url
    order by 1 desc, 2;
end
$$;

create function public.picture_uses(picture_url text)
returns table (kind text, id bigint, title text, status text)
language sql stable security invoker set search_path = '' as $$
  select * from private.picture_uses(picture_url)
$$;

-- A day old, because an editor uploads first and saves later. Whatever looks like the name of a file
-- counts as a use: better a file too many than a hole in a page.
create function private.orphan_files()
returns table (name text, size bigint, created_at timestamptz)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_admin();
  return query
    with texts (content) as (
      select g.storage_path from public.gallery_images g where g.storage_path is not null
      union all select g.url from public.gallery_images g where g.url ~ '/(gallery|tours|blog)/'
      union all select t.image || ' ' || t.description || ' ' || t.full_description from public.tours t
      union all select b.image || ' ' || b.content from public.blog_posts b
    ), used (name) as (
      select distinct found.match[1]
      from texts
      cross join lateral regexp_matches(
        texts.content, '((?:gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(?:jpg|jpeg|png|webp|avif))', 'g'
      ) as found (match)
    )
    select o.name::text, (o.metadata ->> 'size')::bigint, o.created_at
    from storage.objects o
    where o.bucket_id = 'gallery' and o.created_at < now() - interval '1 day'
      and not exists (select 1 from used where used.name = o.name)
    order by o.created_at, o.name;
end
$$;

create function public.orphan_files()
returns table (name text, size bigint, created_at timestamptz)
language sql stable security invoker set search_path = '' as $$
  select * from private.orphan_files()
$$;

revoke execute on function
  private.picture_uses(text), public.picture_uses(text), private.orphan_files(), public.orphan_files()
from public, anon, authenticated, service_role;
grant execute on function
  private.picture_uses(text), public.picture_uses(text), private.orphan_files(), public.orphan_files()
to authenticated;
