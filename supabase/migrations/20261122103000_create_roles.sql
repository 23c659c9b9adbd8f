-- Who may do what. Written by functions and by the operator alone: no policy and no grant lets an account
-- write here.

-- Only `admin` carries rights, and `owner` stands beside the `admin` of exactly one of them. `editor` and
-- `user` are names kept for later.
create type public.app_role as enum ('owner', 'admin', 'editor', 'user');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

-- One administrator owns the site, and no other administrator can remove them. A row of its own beside
-- the row `admin`, so that every question for administrators stays as it is.
create unique index user_roles_one_owner_idx on public.user_roles (role) where role = 'owner';

alter table public.user_roles enable row level security;

revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create policy "People read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

-- The one question of every policy, every function and the bucket. Whoever has confirmed a second factor
-- is an administrator only in a session that has passed it, so that a stolen password alone opens nothing.
-- Reads the level of the session from the verified token and the factors from the database, never
-- anything that the account itself can write.
create function private.is_admin() returns boolean
language plpgsql stable security definer set search_path = '' as $$
declare
  account uuid := (select auth.uid());
  session_level text := coalesce(
    nullif(current_setting('request.jwt.claim.aal', true), ''),
    nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'aal'
  );
  has_factor boolean;
begin
  if not exists (
    select 1 from public.user_roles r where r.user_id = account and r.role = 'admin'::public.app_role
  ) then
    return false;
  end if;
  -- The embedded backend knows no second factor and has no such table.
  if session_level = 'aal2' or to_regclass('auth.mfa_factors') is null then
    return true;
  end if;
  execute 'select exists (select 1 from auth.mfa_factors f where f.user_id = $1 and f.status = ''verified'')'
    into has_factor using account;
  return not has_factor;
end
$$;

-- Only administrators get past this line.
create function private.require_admin() returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.is_admin() then
    raise exception 'administrators only' using errcode = '42501';
  end if;
end
$$;

-- Makes a confirmed account an administrator: `select private.grant_admin('owner@example.org')`.
-- Answers 'granted' or 'already admin'. PTxxx codes become HTTP status codes behind the API.
create function private.grant_admin(account_email text) returns text
language plpgsql security definer set search_path = '' as $$
declare
  account uuid;
  added int;
begin
  select u.id into account from auth.users u
  where lower(u.email) = lower(btrim(account_email)) and u.email_confirmed_at is not null;
  if account is null then
    raise exception 'no confirmed account with that address' using errcode = 'PT404';
  end if;
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  get diagnostics added = row_count;
  return case when added = 1 then 'granted' else 'already admin' end;
end
$$;

-- The door for `npm run admin:grant`: reachable with the service key only.
create function public.grant_admin(email text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.grant_admin(email)
$$;

-- The first administrator owns the site, however the row came about.
create function private.make_first_admin_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role = 'admin' then
    perform pg_advisory_xact_lock(hashtext('administrators'));
    insert into public.user_roles (user_id, role)
    select new.user_id, 'owner' where not exists (select 1 from public.user_roles r where r.role = 'owner')
    on conflict do nothing;
  end if;
  return null;
end
$$;

-- Stops whatever would leave the site without an administrator or without its owner, the deletion of
-- the account included, because that deletes these rows first.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role = old.role and new.user_id = old.user_id then
    return new;
  end if;
  if old.role not in ('owner', 'admin') or current_setting('shamba.hands_over', true) = 'yes' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  -- Two administrators removing each other at the same moment must queue, or both would pass.
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if old.role = 'admin' and not exists (
    select 1 from public.user_roles r where r.role = 'admin' and r.user_id <> old.user_id
  ) then
    raise exception 'the last administrator cannot be removed' using errcode = '23514';
  end if;
  if exists (select 1 from public.user_roles r where r.role = 'owner' and r.user_id = old.user_id) then
    raise exception 'the owner cannot be removed' using errcode = 'PT423';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

-- Makes an administrator the owner. For the operator in SQL; `hand_over` is the owner's own way.
create function private.make_owner(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if not exists (select 1 from public.user_roles r where r.user_id = account and r.role = 'admin') then
    raise exception 'only an administrator can become the owner' using errcode = 'PT409';
  end if;
  perform set_config('shamba.hands_over', 'yes', true);
  delete from public.user_roles r where r.role = 'owner' and r.user_id <> account;
  insert into public.user_roles (user_id, role) values (account, 'owner') on conflict do nothing;
  perform set_config('shamba.hands_over', '', true);
end
$$;

create function private.hand_over(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if not exists (
    select 1 from public.user_roles r where r.user_id = (select auth.uid()) and r.role = 'owner'
  ) then
    raise exception 'only the owner hands the site over' using errcode = '42501';
  end if;
  perform private.make_owner(account);
end
$$;

-- The owner makes another administrator the owner and stays an administrator.
create function public.hand_over(account uuid) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.hand_over(account)
$$;

create function private.grant_admin_role(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  is_confirmed boolean;
  added int;
begin
  perform private.require_admin();
  select u.email_confirmed_at is not null into is_confirmed from auth.users u where u.id = account;
  if is_confirmed is null then
    raise exception 'no such account' using errcode = 'PT404';
  end if;
  if not is_confirmed then
    raise exception 'the account has not confirmed its address' using errcode = 'PT409';
  end if;
  insert into public.user_roles (user_id, role) values (account, 'admin') on conflict do nothing;
  get diagnostics added = row_count;
  return case when added = 1 then 'granted' else 'already admin' end;
end
$$;

-- The trigger keep_one_admin refuses the last one (23514), also when two are revoked at once.
create function private.revoke_admin_role(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  removed int;
begin
  perform private.require_admin();
  if not exists (select 1 from auth.users u where u.id = account) then
    raise exception 'no such account' using errcode = 'PT404';
  end if;
  delete from public.user_roles r where r.user_id = account and r.role = 'admin';
  get diagnostics removed = row_count;
  return case when removed = 1 then 'revoked' else 'was no admin' end;
end
$$;

create function public.grant_admin_role(account uuid) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.grant_admin_role(account)
$$;

create function public.revoke_admin_role(account uuid) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.revoke_admin_role(account)
$$;

create function private.people()
returns table (
  id uuid, full_name text, contact_email text, sign_in_email text, is_admin boolean, is_owner boolean,
  is_confirmed boolean, created_at timestamptz, last_sign_in_at timestamptz, is_self boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select u.id, p.full_name, p.email, u.email::text,
      exists (select 1 from public.user_roles r where r.user_id = u.id and r.role = 'admin'),
      exists (select 1 from public.user_roles r where r.user_id = u.id and r.role = 'owner'),
      u.email_confirmed_at is not null, u.created_at, u.last_sign_in_at, u.id = (select auth.uid())
    from auth.users u
    left join public.profiles p on p.id = u.id
    order by u.created_at, u.id;
end
$$;

create function public.people()
returns table (
  id uuid, full_name text, contact_email text, sign_in_email text, is_admin boolean, is_owner boolean,
  is_confirmed boolean, created_at timestamptz, last_sign_in_at timestamptz, is_self boolean
)
language sql stable security invoker set search_path = '' as $$
  select * from private.people()
$$;

-- The logs keep the sign-in address of whoever did something as it was at that moment. A name can be
-- changed by its bearer at any time, so that the name alone proves nothing.
create function private.actor_email() returns text
language sql stable security definer set search_path = '' as $$
  select u.email::text from auth.users u where u.id = (select auth.uid())
$$;

revoke execute on function
  private.is_admin(), private.require_admin(), private.grant_admin(text), public.grant_admin(text),
  private.make_first_admin_owner(), private.keep_one_admin(), private.make_owner(uuid),
  private.hand_over(uuid), public.hand_over(uuid), private.people(), public.people(), private.actor_email(),
  private.grant_admin_role(uuid), public.grant_admin_role(uuid),
  private.revoke_admin_role(uuid), public.revoke_admin_role(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated, service_role;
grant execute on function private.grant_admin(text), public.grant_admin(text) to service_role;
grant execute on function
  private.hand_over(uuid), public.hand_over(uuid), private.people(), public.people(),
  private.grant_admin_role(uuid), public.grant_admin_role(uuid),
  private.revoke_admin_role(uuid), public.revoke_admin_role(uuid)
to authenticated;

create trigger make_first_admin_owner after insert on public.user_roles
  for each row execute function private.make_first_admin_owner();
create trigger keep_one_admin before update or delete on public.user_roles
  for each row execute function private.keep_one_admin();
