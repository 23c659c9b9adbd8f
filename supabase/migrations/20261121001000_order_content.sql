-- The order of the lists is set by hand: `sort_order, id`, with gaps, so that a row finds room between
-- two others. And where the eye goes in a picture, for pages that cut it.

alter table public.tours
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
alter table public.blog_posts
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
alter table public.gallery_images
  add column focus_x smallint not null default 50 check (focus_x between 0 and 100),
  add column focus_y smallint not null default 50 check (focus_y between 0 and 100);
grant update (focus_x, focus_y) on public.tours, public.blog_posts, public.gallery_images to authenticated;

-- A place in the list is no change of the row: its version and time stay, so that an editor who has it
-- open meets no conflict. The setting is made by private.restore_change alone.
create or replace function private.touch_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    new.updated_by := (select auth.uid());
    new.version := coalesce(nullif(current_setting('shamba.restored_version', true), '')::int, 1);
    return new;
  end if;
  if new.sort_order <> old.sort_order and to_jsonb(new) - 'sort_order' = to_jsonb(old) - 'sort_order' then
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  new.updated_by := (select auth.uid());
  -- Clients send `version = what they read`; no row means that somebody else was faster.
  new.version := old.version + 1;
  return new;
end
$$;

create or replace function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  after_row jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
begin
  if before_row <> after_row and before_row - 'sort_order' = after_row - 'sort_order' then
    return null;
  end if;
  insert into private.change_log (actor, table_name, op, row_id, old_row, new_row)
  values (
    (select auth.uid()), tg_table_name, tg_op,
    coalesce(coalesce(before_row, after_row) ->> 'id', coalesce(before_row, after_row) ->> 'user_id'),
    before_row, after_row
  );
  return null;
end
$$;

-- A row that names no place comes last. Two at the same moment may share a number: the id decides.
create function private.place_last() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if coalesce(new.sort_order, 0) = 0 then
    execute format('select least(coalesce(max(sort_order), 0)::bigint + 1024, 2147483647) from %I.%I',
      tg_table_schema, tg_table_name) into new.sort_order;
  end if;
  return new;
end
$$;

-- Triggers that name their columns stay out of the way when a hundred thousand places are given anew.
-- A migration that adds a column to one of these tables must make both triggers again.
do $$
declare
  content text;
  all_but_place text;
begin
  foreach content in array array['tours', 'blog_posts', 'gallery_images'] loop
    select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into all_but_place
    from pg_attribute a
    where a.attrelid = format('public.%I', content)::regclass
      and a.attnum > 0 and not a.attisdropped and a.attname <> 'sort_order';
    execute format('create or replace trigger a_touch before insert or update of %s on public.%I
      for each row execute function private.touch_content()', all_but_place, content);
    execute format('create or replace trigger log_change after insert or delete or update of %s on public.%I
      for each row execute function private.log_change()', all_but_place, content);
    execute format('create trigger d_place_last before insert on public.%I
      for each row execute function private.place_last()', content);
    execute format('create index %I on public.%I (sort_order, id)', content || '_sort_idx', content);
  end loop;
end $$;
create or replace trigger c_note_first_publish before insert or update of status, first_published_at on public.tours
  for each row execute function private.note_first_publish();
create or replace trigger c_note_first_publish before insert or update of status, first_published_at on public.blog_posts
  for each row execute function private.note_first_publish();
create or replace trigger b_set_slug before insert or update of slug on public.tours
  for each row execute function private.set_slug('tour');
create or replace trigger b_set_slug before insert or update of slug on public.blog_posts
  for each row execute function private.set_slug('article');
create or replace trigger b_hide_withdrawn before update of consent, status on public.gallery_images
  for each row execute function private.hide_withdrawn();

-- What is there keeps its order; what never had a place comes after it.
update public.tours t set sort_order = 1024 * r.place
from (select id, row_number() over (order by sort_order = 0, sort_order, id) as place from public.tours) r
where t.id = r.id;
update public.blog_posts t set sort_order = 1024 * r.place
from (select id, row_number() over (order by sort_order = 0, sort_order, id) as place from public.blog_posts) r
where t.id = r.id;
update public.gallery_images t set sort_order = 1024 * r.place
from (select id, row_number() over (order by sort_order = 0, sort_order, id) as place from public.gallery_images) r
where t.id = r.id;

-- Only administrators get past this line.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
end
$$;

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
  perform private.require_admin();
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

revoke execute on function private.place_last(), private.require_admin(),
  private.make_room(text, int, bigint), private.move_row(text, bigint, bigint),
  public.move_row(text, bigint, bigint) from public, anon, authenticated, service_role;
grant execute on function private.move_row(text, bigint, bigint), public.move_row(text, bigint, bigint) to authenticated;
