-- Somebody in a picture takes their consent back: the picture goes, for good, from everything that this
-- database can reach. The register says which files that holds for. It is no log: nothing prunes it, and
-- no restored row, roll back or older copy of the content gets past it. It keeps the hash of the file's
-- name, which recognises the file and says nothing about it.

create table public.withdrawn_pictures (
  hash text primary key check (hash ~ '^[0-9a-f]{64}$'),
  at timestamptz not null default now()
);

alter table public.withdrawn_pictures enable row level security;
revoke all on public.withdrawn_pictures from public, anon, authenticated, service_role;
grant select on public.withdrawn_pictures to anon, authenticated;
-- For a restored backup. Nobody takes an entry out again.
grant select, insert on public.withdrawn_pictures to service_role;
create policy "Everybody may recognise withdrawn pictures" on public.withdrawn_pictures
  for select to anon, authenticated using (true);

-- ------------------------------------------------------------------ naming files
-- In the schema public, because visitors, with whose rights `published_content` runs, cannot look into
-- the schema private. They read nothing but their arguments.

-- The file behind an address: the name in the bucket for an upload, else the address itself.
create function public.picture_file(address text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(
    regexp_replace(address, '^.*/storage/v1/(?:object|render/image)/public/gallery/', ''), '[?#].*$', ''
  )
$$;

-- How the register names a file.
create function public.picture_hash(file text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select encode(sha256(convert_to(file, 'UTF8')), 'hex')
$$;

-- The pictures that a tour, an article or a sheet of facts shows: its own and those in its texts. Takes everything that reads
-- like a source for one: an address too many does no harm.
create function public.pictures_of(content_row jsonb) returns table (field text, address text)
language sql immutable parallel safe set search_path = '' as $$
  select 'image', content_row ->> 'image' where content_row ->> 'image' <> ''
  union all
  select texts.field, replace(coalesce(source.parts[1], source.parts[2], source.parts[3]), '&amp;', '&')
  from unnest(array['description', 'full_description', 'content']) as texts (field)
  cross join lateral regexp_matches(
    content_row ->> texts.field, '\msrc\s*=\s*(?:"([^"]*)"|''([^'']*)''|([^\s>"'']+))', 'gi'
  ) as source (parts)
  union all
  select 'value', found #>> '{}'
  from jsonb_path_query(
    content_row -> 'value', '$.** ? (@.type() == "string" && @ like_regex "/storage/v1/|^/images/")'
  ) as found
$$;

-- A file of the bucket and what was derived from it share a stem: `gallery/x.webp`, `gallery/x-thumb.webp`.
create function private.file_stem(file text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select regexp_replace(file, '(?:-thumb)?\.[a-z0-9]+$', '')
$$;

-- Whether consent to a file, or to the one that it was derived from, was withdrawn.
create function private.is_withdrawn(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.withdrawn_pictures w
    where w.hash = public.picture_hash(file)
      or file ~ '-thumb\.webp$' and w.hash in (
        select public.picture_hash(private.file_stem(file) || '.' || ending)
        from unnest(array['jpg', 'jpeg', 'png', 'webp', 'avif']) as ending
      )
  )
$$;

-- Whether a file can no longer be shown: withdrawn, or an upload that the bucket does not have any more.
create function private.is_lost(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select private.is_withdrawn(file)
    or file ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(jpg|jpeg|png|webp|avif)$'
      and not exists (select 1 from storage.objects o where o.bucket_id = 'gallery' and o.name = file)
$$;

-- ------------------------------------------------------------------ withdrawing

-- Whoever withdraws makes the picture vanish with that one click. A row that names a file of the
-- register is withdrawn from the start, wherever it comes from.
create function private.hide_withdrawn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and old.consent = 'withdrawn' then
    if new.consent <> 'withdrawn' then
      raise exception 'withdrawn consent stays withdrawn' using errcode = '23514';
    end if;
    return new;
  end if;
  if private.is_withdrawn(public.picture_file(new.url)) or private.is_withdrawn(new.storage_path) then
    new.consent := 'withdrawn';
  end if;
  if new.consent = 'withdrawn' and new.status = 'published' then
    new.status := 'unpublished';
  end if;
  return new;
end
$$;

create trigger b_hide_withdrawn before insert or update of consent, status, url, storage_path on public.gallery_images
  for each row execute function private.hide_withdrawn();

-- What a log keeps of a picture whose consent was withdrawn: that it was there and what happened to it.
create function private.without_picture(picture_row jsonb) returns jsonb
language sql immutable parallel safe set search_path = '' as $$
  select picture_row - array['url', 'storage_path', 'title', 'alt', 'description', 'category', 'taken_at']
$$;

create function private.register_withdrawn() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  files text[] := array_remove(array[public.picture_file(new.url), new.storage_path], null);
  ids text[];
begin
  insert into public.withdrawn_pictures (hash) select distinct public.picture_hash(f) from unnest(files) f
  on conflict do nothing;
  update public.gallery_images g set consent = 'withdrawn'
  where g.consent <> 'withdrawn' and (public.picture_file(g.url) = any (files) or g.storage_path = any (files));

  select array_agg(distinct l.row_id) into ids from private.change_log l
  where l.table_name = 'gallery_images' and (
    public.picture_file(l.old_row ->> 'url') = any (files) or public.picture_file(l.new_row ->> 'url') = any (files)
  );
  ids := coalesce(ids, '{}') || new.id::text;
  update private.change_log l
  set old_row = private.without_picture(l.old_row), new_row = private.without_picture(l.new_row)
  where l.table_name = 'gallery_images' and l.row_id = any (ids);
  update public.publishes p set content = jsonb_set(jsonb_set(p.content,
    '{gallery_images}', (
      select coalesce(jsonb_agg(kept.item order by kept.place), '[]')
      from jsonb_array_elements(p.content -> 'gallery_images') with ordinality as kept (item, place)
      where not public.picture_file(kept.item ->> 'url') = any (files)
    )),
    '{items}', (
      select coalesce(jsonb_agg(kept.item order by kept.place), '[]')
      from jsonb_array_elements(p.content -> 'items') with ordinality as kept (item, place)
      where not exists (
        select 1 from jsonb_array_elements(p.content -> 'gallery_images') gone
        where public.picture_file(gone ->> 'url') = any (files)
          and kept.item #>> '{}' like 'picture:' || (gone ->> 'id') || '=%'
      )
    ))
  where exists (
    select 1 from jsonb_array_elements(p.content -> 'gallery_images') shown
    where public.picture_file(shown ->> 'url') = any (files)
  );
  return null;
end
$$;

-- After `log_change`, whose entry it empties, too.
create trigger register_withdrawn after insert or update of consent, url, storage_path on public.gallery_images
  for each row when (new.consent = 'withdrawn') execute function private.register_withdrawn();

-- ------------------------------------------------------------------ tours and articles

-- What was published with the picture stays until an editor replaces it, and Publish waits for that; but
-- nothing new is published with it.
create function private.refuse_withdrawn() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.status <> 'published' or not exists (select 1 from public.withdrawn_pictures) then
    return new;
  end if;
  if exists (
    select 1 from public.pictures_of(to_jsonb(new)) p
    where private.is_withdrawn(public.picture_file(p.address)) and not (
      tg_op = 'UPDATE' and old.status = 'published'
      and p.address in (select was.address from public.pictures_of(to_jsonb(old)) was)
    )
  ) then
    raise exception 'a picture whose consent was withdrawn' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger e_refuse_withdrawn before insert or update of status, image, description, full_description on public.tours
  for each row execute function private.refuse_withdrawn();
create trigger e_refuse_withdrawn before insert or update of status, image, content on public.blog_posts
  for each row execute function private.refuse_withdrawn();

-- The same for the facts of the site, which are public as soon as they are saved and published.
create function private.refuse_withdrawn_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (
    select 1 from public.pictures_of(to_jsonb(new)) p
    where private.is_withdrawn(public.picture_file(p.address)) and not (
      tg_op = 'UPDATE' and p.address in (select was.address from public.pictures_of(to_jsonb(old)) was)
    )
  ) then
    raise exception 'a picture whose consent was withdrawn' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger e_refuse_withdrawn before insert or update of value on public.site_facts
  for each row execute function private.refuse_withdrawn_facts();

-- Where pictures are shown: `cover` is the picture of a tour or article, with it its card, its preview in
-- chats and the brochure; `text` is inside a text; `home` is one of the three tours of the home page.
-- A needle leaves out what cannot show it without taking every text apart.
create function private.uses_of_pictures(needle text)
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
  )
  select s.kind, s.id, s.title, s.status, place.name, public.picture_file(s.address), s.address
  from shown s
  cross join lateral (
    select case s.field when 'image' then 'cover' else 'text' end as name
    union all
    select 'home' where s.kind = 'tour' and s.field = 'image'
      and exists (select 1 from public.home_featured h where h.tour_id = s.id)
  ) place
$$;

create function private.picture_uses(picture_url text)
returns table (kind text, id bigint, title text, status text, places text[])
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
declare
  wanted text := public.picture_file(nullif(picture_url, ''));
begin
  perform private.require_right('write');
  if wanted is null then
    return;
  end if;
  return query
    select u.kind, u.id, u.title, u.status, array_agg(distinct u.place order by u.place)
    from (
      select s.kind, s.id, s.title, s.status, s.place from private.uses_of_pictures(wanted) s where s.file = wanted
      union all
      select 'gallery', g.id, g.title, g.status, 'gallery' from public.gallery_images g
      where g.url = picture_url or g.storage_path = wanted
    ) u
    group by u.kind, u.id, u.title, u.status
    order by array_position(array['tour', 'post', 'facts', 'gallery'], u.kind), u.id;
end
$$;

create function public.picture_uses(picture_url text)
returns table (kind text, id bigint, title text, status text, places text[])
language sql stable security invoker set search_path = '' as $$
  select * from private.picture_uses(picture_url)
$$;

create function private.withdrawn_uses()
returns table (kind text, id bigint, title text, status text, places text[], picture_url text)
language plpgsql stable security definer set search_path = '' as $$
#variable_conflict use_column
begin
  perform private.require_right('write');
  if not exists (select 1 from public.withdrawn_pictures) then
    return;
  end if;
  return query
    select u.kind, u.id, u.title, u.status, array_agg(distinct u.place order by u.place), min(u.address)
    from private.uses_of_pictures(null) u
    where private.is_withdrawn(u.file)
    group by u.kind, u.id, u.title, u.status, u.file
    order by array_position(array['tour', 'post', 'facts'], u.kind), u.id;
end
$$;

-- What shows a picture whose consent was withdrawn, whatever its status: tours, articles and facts.
create function public.withdrawn_uses()
returns table (kind text, id bigint, title text, status text, places text[], picture_url text)
language sql stable security invoker set search_path = '' as $$
  select * from private.withdrawn_uses()
$$;

revoke execute on function
  public.picture_file(text), public.picture_hash(text), public.pictures_of(jsonb),
  private.file_stem(text), private.is_withdrawn(text), private.is_lost(text), private.hide_withdrawn(),
  private.without_picture(jsonb), private.register_withdrawn(), private.refuse_withdrawn(),
  private.refuse_withdrawn_facts(),
  private.uses_of_pictures(text), private.picture_uses(text), public.picture_uses(text),
  private.withdrawn_uses(), public.withdrawn_uses()
from public, anon, authenticated, service_role;

grant execute on function public.picture_file(text), public.picture_hash(text), public.pictures_of(jsonb)
  to anon, authenticated;
grant execute on function
  private.is_withdrawn(text), private.picture_uses(text), public.picture_uses(text), private.withdrawn_uses(),
  public.withdrawn_uses()
to authenticated;
