-- One row per account, made by a trigger at sign-up. Nobody reads another person's row.

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  full_name text check (private.clean_text(full_name, 100)),
  -- No uniqueness: a duplicate error would tell who has an account.
  email text check (char_length(email) <= 254 and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

comment on column public.profiles.email is
  'Contact address typed by its owner. NOT an identity: never authorise by it or send secrets to it.';

alter table public.profiles enable row level security;

revoke all on public.profiles from public, anon, authenticated, service_role;
grant select on public.profiles to authenticated;
grant update (full_name, email) on public.profiles to authenticated;
grant select, insert, update, delete on public.profiles to service_role;

create policy "People read their own profile" on public.profiles
  for select to authenticated using (id = (select auth.uid()));
create policy "People change their own profile" on public.profiles
  for update to authenticated using (id = (select auth.uid())) with check (id = (select auth.uid()));
-- No insert and no delete policy: rows come from the trigger and go with the account.

create function private.touch_profile() returns trigger
language plpgsql set search_path = '' as $$
begin
  new.id := old.id;
  new.created_at := old.created_at;
  new.updated_at := now();
  -- An emptied field means "none".
  new.full_name := nullif(btrim(new.full_name), '');
  new.email := nullif(btrim(new.email), '');
  return new;
end
$$;

-- Runs inside the sign-up of a stranger who chose the metadata. Reads full_name only, never a role,
-- and must not fail: an error here would lock everybody out ("Database error saving new user").
create function private.handle_new_user() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  typed_name text;
begin
  if jsonb_typeof(new.raw_user_meta_data -> 'full_name') = 'string' then
    typed_name := new.raw_user_meta_data ->> 'full_name';
    typed_name := regexp_replace(typed_name,
      E'[\\u0001-\\u001F\\u007F-\\u00A0\\u202A-\\u202E\\u2066-\\u2069\\u200E\\u200F\\u2028\\u2029\\uFEFF]', ' ', 'g');
    typed_name := nullif(btrim(left(btrim(typed_name), 100)), '');
  end if;
  begin
    insert into public.profiles (id, full_name, email) values (new.id, typed_name, new.email)
    on conflict (id) do nothing;
  exception when others then
    begin
      insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
    exception when others then
      raise warning 'no profile row for account %: %', new.id, sqlerrm;
    end;
  end;
  return new;
exception when others then
  raise warning 'no profile row for account %: %', new.id, sqlerrm;
  return new;
end
$$;

revoke execute on function private.touch_profile(), private.handle_new_user()
  from public, anon, authenticated, service_role;

create trigger touch before update on public.profiles
  for each row execute function private.touch_profile();
create trigger create_profile after insert on auth.users
  for each row execute function private.handle_new_user();
