-- The sizes and formats of uploaded pictures, kept in the bucket below `derived/`, so that a host that keeps
-- nothing between builds does not encode them again. A file is `derived/<hash of the upload's name>/<key>/<file>`;
-- the hash is that of the register of withdrawn pictures, which therefore recognises what was derived, too.

-- The index: what a build may use, with length and hash of every file. One row per upload.
create table public.derived_pictures (
  -- `picture_hash` of the upload's name in the bucket.
  master text primary key check (master ~ '^[0-9a-f]{64}$'),
  -- Hash of the upload's bytes and of how it was encoded.
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  -- By name: `{"480.avif": {"size": 12345, "sha256": "…"}}`.
  files jsonb not null check (jsonb_typeof(files) = 'object' and length(files::text) <= 4000)
);

alter table public.derived_pictures enable row level security;
revoke all on public.derived_pictures from public, anon, authenticated, service_role;
-- A build reads with the publishable key. Only a secret key writes: a studio that was broken into cannot put
-- another picture in the place of one that is published.
grant select on public.derived_pictures to anon;
grant select, insert, update, delete on public.derived_pictures to service_role;
create policy "Builds read what may be used" on public.derived_pictures
  for select to anon using (true);

-- The hash of the upload that a file of the bucket was derived from; null for every other file.
create function private.derived_from(file text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select substring(file from '^derived/([0-9a-f]{64})/')
$$;

create or replace function private.is_withdrawn(file text) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.withdrawn_pictures w
    where w.hash = public.picture_hash(file)
      or w.hash = private.derived_from(file)
      or file ~ '-thumb\.webp$' and w.hash in (
        select public.picture_hash(private.file_stem(file) || '.' || ending)
        from unnest(array['jpg', 'jpeg', 'png', 'webp', 'avif']) as ending
      )
  )
$$;

-- Also for the secret key, which no policy holds back.
create function private.refuse_withdrawn_derived() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.withdrawn_pictures w where w.hash = new.master) then
    raise exception 'derived from a picture whose consent was withdrawn' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger refuse_withdrawn before insert or update on public.derived_pictures
  for each row execute function private.refuse_withdrawn_derived();

create function private.forget_derived() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.derived_pictures d where d.master = new.hash;
  return null;
end
$$;

create trigger forget_derived after insert on public.withdrawn_pictures
  for each row execute function private.forget_derived();

-- As before, and for derived files: they leave with the publish after the last row that uses their upload, since
-- they can be made again. Nobody is asked about them, so they are never `kept` or `unknown`.
create or replace function private.gallery_files()
returns table (name text, size bigint, created_at timestamptz, state text, last_used_at timestamptz, title text)
language sql stable security definer set search_path = '' as $$
  with used as (
    select distinct s.stem from public.gallery_images g cross join lateral private.stems_in(to_jsonb(g)) s
    union select s.stem from public.tours t cross join lateral private.stems_in(to_jsonb(t)) s
    union select s.stem from public.blog_posts b cross join lateral private.stems_in(to_jsonb(b)) s
    union select s.stem from public.site_facts f cross join lateral private.stems_in(to_jsonb(f)) s
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

create or replace function private.files_without_thumbnail() returns setof text
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('write');
  return query
    select o.name::text from storage.objects o
    where o.bucket_id = 'gallery' and o.name not like '%-thumb.webp' and o.name not like 'derived/%'
    and not exists (
      select 1 from storage.objects t
      where t.bucket_id = 'gallery' and t.name = regexp_replace(o.name, '\.[a-z0-9]+$', '-thumb.webp')
    )
    order by o.name;
end
$$;

revoke execute on function
  private.derived_from(text), private.refuse_withdrawn_derived(), private.forget_derived()
from public, anon, authenticated, service_role;
