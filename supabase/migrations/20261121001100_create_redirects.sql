-- Where an address went: what was published keeps answering under its old name.

create table public.redirects (
  from_path text primary key
    check (char_length(from_path) <= 130 and from_path ~ '^/(tours|blog)/[a-z0-9]+(-[a-z0-9]+)*$'),
  tour_id bigint references public.tours (id) on delete cascade,
  blog_post_id bigint references public.blog_posts (id) on delete cascade,
  created_at timestamptz not null default now(),
  constraint one_target_of_its_kind check (
    num_nonnulls(tour_id, blog_post_id) = 1 and (tour_id is not null) = (from_path like '/tours/%')
  )
);
create index redirects_tour_idx on public.redirects (tour_id);
create index redirects_blog_post_idx on public.redirects (blog_post_id);

alter table public.redirects enable row level security;

revoke all on public.redirects from public, anon, authenticated, service_role;
grant select on public.redirects to anon, authenticated;
grant delete on public.redirects to authenticated;
grant select, insert, update, delete on public.redirects to service_role;

-- The policies of the targets decide: who may read the target may read what leads there.
create policy "Everybody reads redirects to what they may read" on public.redirects
  for select to anon, authenticated using (
    exists (select 1 from public.tours t where t.id = tour_id)
    or exists (select 1 from public.blog_posts p where p.id = blog_post_id)
  );
create policy "Administrators delete redirects" on public.redirects
  for delete to authenticated using ((select private.is_admin()));
-- No insert and no update: a trigger writes them.

-- A slug nobody has and no redirect leaves from.
create function private.free_slug(of_table text, title text, fallback text, section text) returns text
language plpgsql set search_path = '' as $$
declare
  base text := coalesce(nullif(private.slug_of(title), ''), fallback);
  candidate text := base;
  suffix int := 1;
  taken boolean;
begin
  loop
    execute format('select exists (select 1 from public.%I where slug = $1)
      or exists (select 1 from public.redirects where from_path = $2)', of_table)
      into taken using candidate, section || candidate;
    exit when not taken;
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  return candidate;
end
$$;

-- Fills a missing slug from the title and leaves a redirect behind when the address of something that
-- was published once changes. The address of a draft simply follows.
create or replace function private.set_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  section text := case tg_table_name when 'tours' then '/tours/' else '/blog/' end;
begin
  if tg_op = 'UPDATE' then
    new.slug := coalesce(nullif(new.slug, ''), old.slug);
    if new.slug = old.slug then
      return new;
    end if;
  end if;
  -- Slugs and redirects share one space; what is free now must still be free when it is written.
  perform pg_advisory_xact_lock(hashtext('slug of ' || tg_table_name));
  if tg_op = 'INSERT' and coalesce(new.slug, '') = '' then
    new.slug := private.free_slug(tg_table_name, new.title, tg_argv[0], section);
    return new;
  end if;
  if tg_op = 'UPDATE' then
    delete from public.redirects r
    where r.from_path = section || new.slug and coalesce(r.tour_id, r.blog_post_id) = old.id;
  end if;
  if exists (select 1 from public.redirects r where r.from_path = section || new.slug) then
    raise exception 'the address % leads to something else already', section || new.slug using errcode = '23505';
  end if;
  if tg_op = 'UPDATE' and old.first_published_at is not null then
    insert into public.redirects (from_path, tour_id, blog_post_id) values (
      section || old.slug,
      case tg_table_name when 'tours' then old.id end,
      case tg_table_name when 'blog_posts' then old.id end
    );
  end if;
  return new;
end
$$;

revoke execute on function private.free_slug(text, text, text, text) from public, anon, authenticated, service_role;
