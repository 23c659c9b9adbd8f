-- Loaded once into the test database: pgTAP, the people of the tests, and two ways to act as one of them.

-- In a schema of its own, so that it is no part of what is tested.
create schema tap;
create extension pgtap schema tap;
alter role postgres set search_path = public, tap;
create schema tests;
grant usage on schema tests to public;

-- Signed up the way the auth server does it: a row in auth.users, the trigger does the rest.
insert into auth.users (id, email, email_confirmed_at, raw_user_meta_data) values
  ('00000000-0000-4000-8000-000000000001', 'admin@example.org', now(), '{"full_name": "Test Admin"}'),
  ('00000000-0000-4000-8000-000000000002', 'second@example.org', now(), '{}'),
  ('00000000-0000-4000-8000-000000000003', 'editor@example.org', now(), '{}'),
  ('00000000-0000-4000-8000-000000000004', 'member@example.org', now(), '{"full_name": "Test Member"}'),
  ('00000000-0000-4000-8000-000000000005', 'waiting@example.org', null, '{}'),
  ('00000000-0000-4000-8000-000000000006', 'contributor@example.org', now(), '{}'),
  -- Was an administrator until a moment ago.
  ('00000000-0000-4000-8000-000000000007', 'ended@example.org', now(), '{}'),
  -- Has an invitation and an account, and has not confirmed the address.
  ('00000000-0000-4000-8000-000000000008', 'invited@example.org', null, '{}');
insert into public.user_roles (user_id, role, until) values
  ('00000000-0000-4000-8000-000000000001', 'admin', null),
  ('00000000-0000-4000-8000-000000000002', 'admin', null),
  ('00000000-0000-4000-8000-000000000003', 'editor', null),
  ('00000000-0000-4000-8000-000000000006', 'contributor', now() + interval '1 day'),
  ('00000000-0000-4000-8000-000000000007', 'admin', now());
insert into private.invitations (email, role, invited_by) values
  ('invited@example.org', 'admin', '00000000-0000-4000-8000-000000000001');

create function tests.id_of(who text) returns uuid language sql stable security definer as $$
  select id from auth.users where email = who || '@example.org'
$$;

create function tests.become(who text) returns void language plpgsql as $$
begin
  perform set_config('request.jwt.claims', coalesce(jsonb_build_object('sub', tests.id_of(who))::text, ''), true);
  if who in ('anon', 'service_role') then
    perform set_config('request.jwt.claims', '', true);
    perform set_config('role', who, true);
  elsif who <> 'postgres' then
    perform set_config('role', 'authenticated', true);
  end if;
end
$$;

-- What a statement of this person comes to: '3 rows' or an SQLSTATE. Leaves nothing behind.
create function tests.attempt(who text, statement text) returns text language plpgsql as $$
declare
  touched bigint;
begin
  perform tests.become(who);
  execute statement;
  get diagnostics touched = row_count;
  raise exception using errcode = 'TEST0', message = touched || ' rows';
exception
  when sqlstate 'TEST0' then return sqlerrm;
  when others then return sqlstate;
end
$$;

-- The same, and it stays until the end of the test file.
create function tests.act(who text, statement text) returns bigint language plpgsql as $$
declare
  touched bigint;
begin
  perform tests.become(who);
  execute statement;
  get diagnostics touched = row_count;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return touched;
end
$$;
grant execute on all functions in schema tests to public;

-- One object, so that "may not list" is not true just because there is nothing to list.
insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/present.webp');
