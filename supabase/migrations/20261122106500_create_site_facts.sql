-- What the site says besides tours, articles and pictures: phone number, opening hours, slides, questions
-- and so on, one row for each sheet of the studio. What a sheet holds is defined in
-- src/content/collections/facts, and checked there before anything is published; the database sees to it
-- that a sheet is text that can be shown, and that categories fit the tours and pictures that have them.

-- An object whose texts hold no control characters and no marks that turn the reading direction.
create function private.clean_facts(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    jsonb_typeof(value) = 'object'
    and octet_length(value::text) <= 200000
    -- Escaped backslashes go first, so that what follows one is no escape.
    and replace(value::text, '\\', '') !~ '\\(?:u00|[bfnrt])'
    and value::text !~ E'[\\u007F\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]',
    false)
$$;

create table public.site_facts (
  -- Names the sheet in manifests and logs.
  id bigint primary key,
  key text not null unique,
  value jsonb not null check (private.clean_facts(value)),
  updated_at timestamptz not null default now(),
  updated_by uuid,
  version integer not null default 1,
  -- As in `factSheets` of src/content/collections/facts/sheets.ts.
  constraint site_facts_sheet check ((id, key) in (
    (1, 'company'), (2, 'hero'), (3, 'home'), (4, 'figures'), (5, 'about'), (6, 'partners'),
    (7, 'services'), (8, 'faq'), (9, 'policy'), (10, 'advice'), (11, 'contact'), (12, 'legal'),
    (13, 'categories'), (14, 'series')
  ))
);

alter table public.site_facts enable row level security;

revoke all on public.site_facts from public, anon, authenticated, service_role;
grant select on public.site_facts to authenticated;
grant select (id, key, value) on public.site_facts to anon;
-- A project that was not seeded gets its sheets from the studio. None is ever deleted.
grant insert (id, key, value), update (value) on public.site_facts to authenticated;
grant select, insert, update, delete on public.site_facts to service_role;

create policy "Everybody reads the facts of the site" on public.site_facts
  for select to anon, authenticated using (true);
create policy "Administrators add facts of the site" on public.site_facts
  for insert to authenticated with check ((select private.may('manage')));
create policy "Administrators change facts of the site" on public.site_facts
  for update to authenticated using ((select private.may('manage'))) with check ((select private.may('manage')));

create function private.touch_facts() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_by := (select auth.uid());
  new.updated_at := now();
  if tg_op = 'INSERT' then
    new.version := 1;
    return new;
  end if;
  new.id := old.id;
  new.key := old.key;
  -- Clients send `version = what they read`; no row means that somebody else was faster.
  new.version := old.version + 1;
  return new;
end
$$;

-- ------------------------------------------------------------------ categories and series

-- The entries of a sheet of names: its identities with their names.
create function private.names_in(value jsonb) returns table (id text, name text)
language sql immutable parallel safe set search_path = '' as $$
  select entry ->> 'id', entry ->> 'name'
  from jsonb_path_query(value, '$.keyvalue() ? (@.key == "categories" || @.key == "series").value[*]') as entry
$$;

-- Tours and pictures have the name of their category. Whoever renames it renames it there, too; one that
-- something has cannot go, except in a roll back, which may not fail because of a draft.
create function private.follow_names() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_table text := case new.key when 'categories' then 'tours' else 'gallery_images' end;
  used text;
begin
  if (select count(distinct n.name) < count(*) or count(distinct n.id) < count(*) from private.names_in(new.value) n) then
    raise exception 'two entries have one name' using errcode = '23514';
  end if;
  if coalesce(current_setting('shamba.rolls_back', true), '') <> 'yes' then
    execute format('
      select o.name from private.names_in($1) o
      where not exists (select 1 from private.names_in($2) n where n.id = o.id)
        and exists (select 1 from public.%I t where t.category = o.name)
      limit 1', of_table) into used using old.value, new.value;
    if used is not null then
      raise exception 'in use: %', used using errcode = 'PT409';
    end if;
  end if;
  -- All at once, so that two names may change places.
  execute format('
    update public.%I t set category = n.name
    from private.names_in($1) o join private.names_in($2) n on n.id = o.id
    where o.name <> n.name and t.category = o.name', of_table) using old.value, new.value;
  return null;
end
$$;

-- A tour has one of the categories, if the sheet names any.
create function private.require_category() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select 1 from public.site_facts f where f.key = 'categories') and not exists (
    select 1 from public.site_facts f cross join lateral private.names_in(f.value) n
    where f.key = 'categories' and n.name = new.category
  ) then
    raise exception 'no such category' using errcode = '23514';
  end if;
  return new;
end
$$;

create trigger a_touch before insert or update on public.site_facts
  for each row execute function private.touch_facts();
create trigger follow_names after update of value on public.site_facts
  for each row when (new.key in ('categories', 'series')) execute function private.follow_names();
create trigger log_change after insert or update or delete on public.site_facts
  for each row execute function private.log_change();
create trigger g_require_category before insert or update of category on public.tours
  for each row execute function private.require_category();

revoke execute on function
  private.clean_facts(jsonb), private.touch_facts(), private.names_in(jsonb), private.follow_names(),
  private.require_category()
from public, anon, authenticated, service_role;
grant execute on function private.clean_facts(jsonb) to authenticated, service_role;
