-- Where things stand and where their addresses lead: places in the lists, slugs, redirects and the three
-- tours of the home page.

-- ------------------------------------------------------------------ places in a list

-- Spreads the rows around a place where two neighbours have no number between them: the smallest
-- neighbourhood that has room, in the last resort the whole table.
create function private.make_room(of_table text, place int, place_id bigint) returns void
language plpgsql set search_path = '' as $$
declare
  reach int := 32;
  rows_before bigint;
  rows_after bigint;
  low record;
  high record;
  lower_bound bigint;
  upper_bound bigint;
  step bigint;
begin
  loop
    execute format('select count(*), min(sort_order) as sort_order, (array_agg(id order by sort_order, id))[1] as id from (
      select sort_order, id from public.%I where (sort_order, id) < ($1, $2)
      order by sort_order desc, id desc limit $3) b', of_table)
      into low using place, place_id, reach + 1;
    execute format('select count(*), max(sort_order) as sort_order, (array_agg(id order by sort_order desc, id desc))[1] as id from (
      select sort_order, id from public.%I where (sort_order, id) >= ($1, $2)
      order by sort_order, id limit $3) a', of_table)
      into high using place, place_id, reach + 1;
    rows_before := least(low.count, reach);
    rows_after := least(high.count, reach);
    -- The row beyond the neighbourhood bounds it; where there is none, the list ends.
    lower_bound := case when low.count > reach then low.sort_order end;
    upper_bound := case when high.count > reach then high.sort_order end;
    step := case
      when lower_bound is null and upper_bound is null
        then least(1024, 2147483647 / (rows_before + rows_after + 1))
      when lower_bound is null or upper_bound is null then 1024
      else (upper_bound - lower_bound) / (rows_before + rows_after + 1)
    end;
    lower_bound := case
      when lower_bound is not null then lower_bound
      when upper_bound is not null then upper_bound - step * (rows_before + rows_after + 1)
      else 0
    end;
    exit when (low.count <= reach and high.count <= reach) or (
      step >= 32 and lower_bound >= -2147483648
      and lower_bound + step * (rows_before + rows_after) <= 2147483647);
    reach := reach * 32;
  end loop;
  execute format('update public.%1$I t set sort_order = $1 + $2 * r.rank
    from (
      select id, row_number() over (order by sort_order, id) as rank from public.%1$I
      where ($3 is null or (sort_order, id) > ($3, $4)) and ($5 is null or (sort_order, id) < ($5, $6))
    ) r
    where t.id = r.id', of_table)
    using lower_bound, step,
      case when low.count > reach then low.sort_order end, low.id,
      case when high.count > reach then high.sort_order end, high.id;
end
$$;

-- Puts a row of `tours`, `blog_posts` or `gallery_images` before another one, or last.
create function private.move_row(of_table text, row_id bigint, before_id bigint) returns int
language plpgsql security definer set search_path = '' as $$
declare
  lower_bound bigint;
  upper_bound bigint;
  is_there boolean;
  place int;
begin
  perform private.require_right('publish');
  if of_table is null or of_table not in ('tours', 'blog_posts', 'gallery_images') then
    raise exception 'no list of that name' using errcode = '22023';
  end if;
  if row_id = before_id then
    raise exception 'a row cannot stand before itself' using errcode = '22023';
  end if;
  -- Two who sort at the same moment queue, or both would take the same gap.
  perform pg_advisory_xact_lock(hashtext('order of ' || of_table));
  for attempt in 1..2 loop
    execute format('select true from public.%I where id = $1', of_table) into is_there using row_id;
    upper_bound := null;
    if is_there and before_id is not null then
      execute format('select sort_order from public.%I where id = $1', of_table) into upper_bound using before_id;
      is_there := upper_bound is not null;
    end if;
    if is_there is not true then
      raise exception 'no such row' using errcode = 'PT404';
    end if;
    execute format('select sort_order from public.%I
      where id <> $1 and ($2 is null or (sort_order, id) < ($2, $3))
      order by sort_order desc, id desc limit 1', of_table)
      into lower_bound using row_id, upper_bound, before_id;
    place := case
      when upper_bound is null then least(coalesce(lower_bound, 0) + 1024, 2147483647)
      when lower_bound is null then greatest(upper_bound - 1024, -2147483648)
      else lower_bound + (upper_bound - lower_bound) / 2
    end;
    exit when (lower_bound is null or lower_bound < place) and (upper_bound is null or place < upper_bound);
    perform private.make_room(of_table, coalesce(upper_bound, lower_bound)::int, coalesce(before_id, row_id));
  end loop;
  execute format('update public.%I set sort_order = $1 where id = $2', of_table) using place, row_id;
  return place;
end
$$;

create function public.move_row(of_table text, row_id bigint, before_id bigint) returns int
language sql volatile security invoker set search_path = '' as $$
  select private.move_row(of_table, row_id, before_id)
$$;

-- ------------------------------------------------------------------ redirects

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
create policy "Editors delete redirects" on public.redirects
  for delete to authenticated using ((select private.may('publish')));
-- No insert and no update: a trigger writes them.

-- A slug nobody has and no redirect leaves from. Two addresses below /tours and /blog belong to the site:
-- `index` is the list of all, and `404` the blog's page for posts that are not there. An automatic slug goes
-- around them; one that is typed is refused before it is published, by the schema of the forms.
create function private.free_slug(of_table text, title text, fallback text, section text) returns text
language plpgsql set search_path = '' as $$
declare
  base text := coalesce(nullif(private.slug_of(title), ''), fallback);
  candidate text := base;
  suffix int := 1;
  taken boolean;
begin
  loop
    execute format('select $1 in (''index'', ''404'')
      or exists (select 1 from public.%I where slug = $1)
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
create function private.set_slug() returns trigger
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

create trigger b_set_slug before insert or update of slug on public.tours
  for each row execute function private.set_slug('tour');
create trigger b_set_slug before insert or update of slug on public.blog_posts
  for each row execute function private.set_slug('article');

-- ------------------------------------------------------------------ the home page

-- The three tours on the home page, in order; nothing to do with the badge `tours.featured`.
create table public.home_featured (
  position smallint primary key check (position between 1 and 3),
  -- Deferrable: checked when a statement is done, so that one statement can swap places.
  tour_id bigint not null unique deferrable initially immediate references public.tours (id) on delete cascade
);

alter table public.home_featured enable row level security;

revoke all on public.home_featured from public, anon, authenticated, service_role;
grant select on public.home_featured to anon, authenticated;
grant select, insert, update, delete on public.home_featured to service_role;

-- Who may read the tour may know its place. All three are written together, by the function alone.
create policy "Everybody reads the home page tours they may read" on public.home_featured
  for select to anon, authenticated using (exists (select 1 from public.tours t where t.id = tour_id));

create function private.set_home_featured(tour_ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  previous bigint[];
begin
  perform private.require_right('publish');
  if tour_ids is null or array_ndims(tour_ids) <> 1 or cardinality(tour_ids) <> 3
    or (select count(distinct t.id) from public.tours t where t.id = any (tour_ids)) <> 3 then
    raise exception 'the home page shows exactly three different tours' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('home page tours'));
  select coalesce(array_agg(h.tour_id order by h.position), '{}') into previous from public.home_featured h;
  if previous = tour_ids then
    return;
  end if;
  insert into public.home_featured as h (position, tour_id)
  select f.position, f.tour_id from unnest(tour_ids) with ordinality as f (tour_id, position)
  on conflict (position) do update set tour_id = excluded.tour_id;
  insert into private.change_log (actor, table_name, op, row_id, old_row, new_row) values (
    (select auth.uid()), 'home_featured', 'UPDATE', 'home',
    jsonb_build_object('tour_ids', previous), jsonb_build_object('tour_ids', tour_ids)
  );
end
$$;

create function public.set_home_featured(tour_ids bigint[]) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.set_home_featured(tour_ids)
$$;

revoke execute on function
  private.make_room(text, int, bigint), private.move_row(text, bigint, bigint),
  public.move_row(text, bigint, bigint), private.free_slug(text, text, text, text), private.set_slug(),
  private.set_home_featured(bigint[]), public.set_home_featured(bigint[])
from public, anon, authenticated, service_role;
grant execute on function
  private.move_row(text, bigint, bigint), public.move_row(text, bigint, bigint),
  private.set_home_featured(bigint[]), public.set_home_featured(bigint[])
to authenticated;
