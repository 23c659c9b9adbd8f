-- Ground rules for everything that follows: nothing is granted by default, and helpers live in a
-- schema that the API never exposes.

-- Hosted projects start by granting every new table to the browser's roles. Take that back, so that
-- a table created later stays closed until its own migration opens it.
alter default privileges in schema public revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public revoke all on functions from anon, authenticated, service_role;
-- Must be global: revoking EXECUTE from PUBLIC for a single schema changes nothing.
alter default privileges revoke execute on functions from public;

create schema private;
revoke all on schema private from public;
-- SQL-language validators are parsed again as the calling role, so USAGE is needed beside EXECUTE.
grant usage on schema private to authenticated, service_role;

-- ------------------------------------------------------------------ validators for CHECK constraints
-- They run with the rights of whoever writes the row.

-- One line of text: no outer blanks, no control characters, no marks that turn the reading direction.
create function private.clean_text(value text, max_length int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or (
    char_length(value) <= max_length
    and value = btrim(value, E' \t\r\n\u00A0')
    and value !~ E'[\\u0001-\\u001F\\u007F-\\u009F]'
    and value !~ E'[\\u202A-\\u202E\\u2066-\\u2069\\u200E\\u200F\\u2028\\u2029\\uFEFF]'
  )
$$;

-- Prose of several lines: line breaks and tabs are welcome, other control characters are not.
create function private.clean_prose(value text, max_length int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or (
    char_length(value) <= max_length
    and value !~ E'[\\u0001-\\u0008\\u000B\\u000C\\u000E-\\u001F\\u007F]'
    and value !~ E'[\\u202A-\\u202E\\u2066-\\u2069\\uFEFF]'
  )
$$;

-- Absolute https without user:password, or a path of this site. Never //host, \, quotes or blanks.
create function private.safe_url(value text) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or (
    char_length(value) <= 2048
    and value !~ E'[\\u0001-\\u0020\\u007F<>"''`\\\\]'
    and (
      value ~* '^https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#]|$)'
      or value ~ '^/([^/]|$)'
    )
  )
$$;

-- A list of at most ten {title, url}, https only.
create function private.safe_links(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select case
    when value is null or jsonb_typeof(value) <> 'array' then false
    when jsonb_array_length(value) > 10 then false
    else coalesce((
      select bool_and(
        jsonb_typeof(link) = 'object'
        and coalesce(jsonb_typeof(link -> 'title') = 'string', false)
        and coalesce(jsonb_typeof(link -> 'url') = 'string', false)
        and coalesce(char_length(link ->> 'title') between 1 and 120, false)
        and coalesce(private.clean_text(link ->> 'title', 120), false)
        and coalesce((link ->> 'url') ~* '^https://' and private.safe_url(link ->> 'url'), false)
      )
      from jsonb_array_elements(value) as link
    ), true)
  end
$$;

-- A flat list of non-empty lines.
create function private.clean_list(value text[], max_items int, max_length int) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select cardinality(value) <= max_items
    and coalesce(array_ndims(value), 1) = 1
    and coalesce((
      select bool_and(item is not null and item <> '' and private.clean_text(item, max_length))
      from unnest(value) as item
    ), true)
$$;

-- Months of the year as numbers, none twice, in their order: one set has one way of being written.
create function private.clean_months(value smallint[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    value = coalesce((select array_agg(distinct item order by item) from unnest(value) as item), '{}')
    and 1 <= all (value) and 12 >= all (value),
    false)
$$;

-- {amount, currency, per, validUntil, note}, with no other key and none missing. The amount is written as a
-- whole number, because 5000 and 5000.0 are the same price and would be two different rows.
create function private.clean_price(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or case when jsonb_typeof(value) <> 'object' then false else coalesce(
    value - array['amount', 'currency', 'per', 'validUntil', 'note'] = '{}'
    and jsonb_typeof(value -> 'amount') = 'number'
    and case when value ->> 'amount' ~ '^[1-9][0-9]{0,8}$' then (value ->> 'amount')::int <= 100000000 else false end
    and value -> 'currency' in ('"KES"', '"USD"')
    and value -> 'per' in ('"person"', '"group"')
    and case
      when value -> 'validUntil' = 'null' then true
      when jsonb_typeof(value -> 'validUntil') = 'string'
        and value ->> 'validUntil' ~ '^(20[0-9]{2}|2100)-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        -- A day that the month has: the cast to a date would raise an error of its own.
        then split_part(value ->> 'validUntil', '-', 3)::int <= extract(day from make_date(
          split_part(value ->> 'validUntil', '-', 1)::int, split_part(value ->> 'validUntil', '-', 2)::int, 1
        ) + interval '1 month' - interval '1 day')
      else false
    end
    and jsonb_typeof(value -> 'note') = 'string' and private.clean_text(value ->> 'note', 200),
    false) end
$$;

-- `Coffee & Dairy Tour ☕` becomes `coffee-and-dairy-tour`. Empty when nothing readable is left.
create function private.slug_of(title text) returns text
language sql immutable parallel safe set search_path = '' as $$
  select btrim(left(btrim(
    regexp_replace(
      regexp_replace(
        regexp_replace(lower(normalize(replace(title, '&', ' and '), NFKD)), E'[\\u0300-\\u036f''\\u2019]', '', 'g'),
        '[^a-z0-9]+', '-', 'g'),
      '-{2,}', '-', 'g'),
    '-'), 110), '-')
$$;

-- ------------------------------------------------------------------ triggers shared by the content tables

-- The server's own columns: nobody sets them, whatever the request says. A place in the list is no change
-- of the row: its version and time stay, so that an editor who has it open meets no conflict. The setting
-- is made by private.restore_change and private.put_row alone.
-- Definer, because not everybody who may write may also look into the schema auth.
create function private.touch_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A row that comes back keeps whose it was.
    new.created_by := coalesce(new.created_by, (select auth.uid()));
    new.updated_by := (select auth.uid());
    new.version := coalesce(nullif(current_setting('shamba.restored_version', true), '')::int, 1);
    return new;
  end if;
  if new.sort_order <> old.sort_order and to_jsonb(new) - 'sort_order' = to_jsonb(old) - 'sort_order' then
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by := old.created_by;
  new.updated_at := now();
  new.updated_by := (select auth.uid());
  -- Clients send `version = what they read`; no row means that somebody else was faster.
  new.version := old.version + 1;
  return new;
end
$$;

-- An explicit id (the seed, a restored row) must not collide with the next automatic one.
create function private.keep_identity_ahead() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  sequence_name text := pg_get_serial_sequence(format('%I.%I', tg_table_schema, tg_table_name), 'id');
  last_id bigint;
begin
  execute format('select case when is_called then last_value else last_value - 1 end from %s', sequence_name)
    into last_id;
  if new.id > last_id then
    perform setval(sequence_name, new.id);
  end if;
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

-- Remembers when a row was first made public; it stays, also when the row is taken back.
create function private.note_first_publish() returns trigger
language plpgsql set search_path = '' as $$
begin
  if tg_op = 'UPDATE' then
    new.first_published_at := coalesce(old.first_published_at, new.first_published_at);
  end if;
  if new.status = 'published' then
    new.first_published_at := coalesce(new.first_published_at, now());
  end if;
  return new;
end
$$;

-- Triggers before an insert run earlier than the policies, and what they answer would tell a stranger
-- which addresses exist. Hence the question of the policies comes before all of them.
create function private.refuse_strangers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    perform private.require_right('write');
  end if;
  return null;
end
$$;

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

-- Attaches the triggers that every content table has. Triggers of one event run in the order of their
-- names. `a_touch` and `log_change` name every column but the place in the list, so that they stay out of
-- the way when a hundred thousand places are given anew: call this again after adding a column.
create function private.attach_content_triggers(of_table text) returns void
language plpgsql set search_path = '' as $$
declare
  all_but_place text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into all_but_place
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', of_table)::regclass
    and a.attnum > 0 and not a.attisdropped and a.attname <> 'sort_order';
  execute format('create or replace trigger a_refuse_strangers before insert on public.%I
    for each statement execute function private.refuse_strangers()', of_table);
  execute format('create or replace trigger a_touch before insert or update of %s on public.%I
    for each row execute function private.touch_content()', all_but_place, of_table);
  execute format('create or replace trigger d_place_last before insert on public.%I
    for each row execute function private.place_last()', of_table);
  execute format('create or replace trigger keep_identity_ahead after insert on public.%I
    for each row execute function private.keep_identity_ahead()', of_table);
  execute format('create or replace trigger log_change after insert or delete or update of %s on public.%I
    for each row execute function private.log_change()', all_but_place, of_table);
end
$$;

-- Explicit, so that the result does not hang on default privileges alone.
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function
  private.clean_text(text, int), private.clean_prose(text, int), private.safe_url(text),
  private.safe_links(jsonb), private.clean_list(text[], int, int), private.clean_months(smallint[]),
  private.clean_price(jsonb)
to authenticated, service_role;
