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

-- Only `admin` carries rights today. `editor` and `user` are names kept for later.
create type public.app_role as enum ('admin', 'editor', 'user');

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

-- ------------------------------------------------------------------ triggers shared by the content tables

-- The server's own columns: nobody sets them, whatever the request says.
-- Definer, because not everybody who may write may also look into the schema auth.
create function private.touch_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  new.updated_by := (select auth.uid());
  if tg_op = 'INSERT' then
    new.version := 1;
  else
    new.id := old.id;
    new.created_at := old.created_at;
    new.updated_at := now();
    -- Clients send `version = what they read`; no row means that somebody else was faster.
    new.version := old.version + 1;
  end if;
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

-- Fills a missing slug from the title, made unique by a number; freezes it at the first publication,
-- because the address is then printed, shared and indexed. The operator (no auth.uid) may still move it.
create function private.set_slug() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  base text;
  candidate text;
  taken boolean;
  suffix int := 1;
begin
  if tg_op = 'UPDATE' then
    new.slug := coalesce(nullif(new.slug, ''), old.slug);
    if new.slug <> old.slug and old.first_published_at is not null and (select auth.uid()) is not null then
      raise exception 'the address of something published does not change' using errcode = '23514';
    end if;
    return new;
  end if;
  if coalesce(new.slug, '') <> '' then
    return new;
  end if;
  -- Two inserts of the same title at the same moment would both find the plain slug free.
  perform pg_advisory_xact_lock(hashtext('slug of ' || tg_table_name));
  base := coalesce(nullif(private.slug_of(new.title), ''), tg_argv[0]);
  candidate := base;
  loop
    execute format('select exists (select 1 from %I.%I where slug = $1)', tg_table_schema, tg_table_name)
      into taken using candidate;
    exit when not taken;
    suffix := suffix + 1;
    candidate := base || '-' || suffix;
  end loop;
  new.slug := candidate;
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

-- Explicit, so that the result does not hang on default privileges alone.
revoke execute on all functions in schema private from public, anon, authenticated, service_role;
grant execute on function
  private.clean_text(text, int), private.clean_prose(text, int), private.safe_url(text),
  private.safe_links(jsonb), private.clean_list(text[], int, int)
to authenticated, service_role;
