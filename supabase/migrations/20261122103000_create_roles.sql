-- Who may do what. Written by functions and by the operator alone: no policy and no grant lets an account
-- write here.

-- `owner` stands beside the `admin` of exactly one account; `user` is a name without rights.
create type public.app_role as enum ('owner', 'admin', 'editor', 'contributor', 'user');

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  -- The rights end by themselves at this moment. Null: they stay.
  until timestamptz check (until between '2000-01-01' and '2100-01-01'),
  primary key (user_id, role),
  constraint the_owner_stays check (role <> 'owner' or until is null)
);

-- One administrator owns the site, and no other administrator can remove them. A row of its own beside
-- the row `admin`, so that every question for administrators stays as it is.
create unique index user_roles_one_owner_idx on public.user_roles (role) where role = 'owner';

-- What an account may do is said by one row: a second one would keep the rights that the first one lost.
create unique index user_roles_one_role_idx on public.user_roles (user_id)
  where role in ('admin', 'editor', 'contributor');

alter table public.user_roles enable row level security;

revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

-- A role that has ended is none: whoever asks for their roles does not find it.
create policy "People read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()) and (until is null or until > now()));

-- The one question of every policy, every function and the bucket. There are three rights, and each role
-- has those of the one before it:
--   write    (contributor)  read what the studio lists, write drafts, upload files
--   publish  (editor)       everything about the content, live or not
--   manage   (admin)        people and the facts of the site
-- Whoever has confirmed a second factor has them only in a session that has passed it, so that a stolen
-- password alone opens nothing. Reads the level of the session from the verified token and the factors
-- from the database, never anything that the account itself can write.
create function private.may(asked_right text) returns boolean
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
    select 1 from public.user_roles r
    where r.user_id = account and (r.until is null or r.until > now())
      and r.role = any (case asked_right
        when 'write' then array['contributor', 'editor', 'admin']
        when 'publish' then array['editor', 'admin']
        when 'manage' then array['admin']
      end::public.app_role[])
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

-- Only who has the right gets past this line.
create function private.require_right(asked_right text) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if not private.may(asked_right) then
    raise exception 'this takes the right to %', asked_right using errcode = '42501';
  end if;
end
$$;

create function private.my_access()
returns table (role text, until timestamptz, has_ended boolean, since timestamptz, rights text[])
language sql stable security definer set search_path = '' as $$
  select case when exists (
      select 1 from public.user_roles o where o.user_id = r.user_id and o.role = 'owner'
    ) then 'owner' else r.role::text end,
    r.until, coalesce(r.until <= now(), false), r.created_at,
    array(select asked from unnest(array['write', 'publish', 'manage']) asked where private.may(asked))
  from public.user_roles r
  where r.user_id = (select auth.uid()) and r.role in ('admin', 'editor', 'contributor')
$$;

-- What the caller may do in the studio: no row without a role; `rights` is empty when the role has ended or
-- the second factor is missing.
create function public.my_access()
returns table (role text, until timestamptz, has_ended boolean, since timestamptz, rights text[])
language sql stable security invoker set search_path = '' as $$
  select * from private.my_access()
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
  insert into public.user_roles as r (user_id, role) values (account, 'admin')
  on conflict (user_id) where role in ('admin', 'editor', 'contributor')
  do update set role = excluded.role, until = null where r.role <> excluded.role or r.until is not null;
  get diagnostics added = row_count;
  return case when added = 1 then 'granted' else 'already admin' end;
end
$$;

-- The door for `npm run admin:grant`: reachable with the service key only.
create function public.grant_admin(email text) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.grant_admin(email)
$$;

-- The first administrator whose rights do not end owns the site, however the row came about.
create function private.make_first_admin_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if new.role = 'admin' and new.until is null then
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
  if tg_op = 'UPDATE' and new.role = old.role and new.user_id = old.user_id
    and new.until is not distinct from old.until then
    return new;
  end if;
  if old.role not in ('owner', 'admin') or current_setting('shamba.hands_over', true) = 'yes' then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  -- Two administrators removing each other at the same moment must queue, or both would pass.
  perform pg_advisory_xact_lock(hashtext('administrators'));
  if old.role = 'admin' and not exists (
    select 1 from public.user_roles r
    where r.role = 'admin' and r.user_id <> old.user_id and (r.until is null or r.until > now())
  ) and not (tg_op = 'UPDATE' and new.role = 'admin' and new.until is null) then
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
  if not exists (
    select 1 from public.user_roles r
    where r.user_id = account and r.role = 'admin' and (r.until is null or r.until > now())
  ) then
    raise exception 'only an administrator can become the owner' using errcode = 'PT409';
  end if;
  perform set_config('shamba.hands_over', 'yes', true);
  -- An owner has no end date.
  update public.user_roles r set until = null where r.user_id = account and r.role = 'admin' and r.until is not null;
  delete from public.user_roles r where r.role = 'owner' and r.user_id <> account;
  insert into public.user_roles (user_id, role) values (account, 'owner') on conflict do nothing;
  perform set_config('shamba.hands_over', '', true);
end
$$;

create function private.hand_over(account uuid) returns void
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('manage');
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

-- What may be given to others: one of the three roles, for a time that lies ahead and lasts no longer than the
-- rights of the giver. Or an administrator for a season would stay, under another address.
create function private.require_grantable(wanted public.app_role, ends timestamptz) returns void
language plpgsql stable security definer set search_path = '' as $$
begin
  if wanted is null or wanted not in ('admin', 'editor', 'contributor') or ends <= now() then
    raise exception 'this role cannot be given' using errcode = '22023';
  end if;
  if exists (
    select 1 from public.user_roles r
    where r.user_id = (select auth.uid()) and r.until is not null and (ends is null or ends > r.until)
  ) then
    raise exception 'nobody gives rights for longer than they have them' using errcode = 'PT403';
  end if;
end
$$;

-- Gives an account one role, instead of the one that it has. Answers 'given', or 'unchanged'. The trigger
-- keep_one_admin refuses what would change the owner's.
create function private.put_role(account uuid, wanted public.app_role, ends timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  changed int;
begin
  perform private.require_grantable(wanted, ends);
  insert into public.user_roles as r (user_id, role, until) values (account, wanted, ends)
  on conflict (user_id) where role in ('admin', 'editor', 'contributor')
  do update set role = excluded.role, until = excluded.until, created_at = now()
  where r.role <> excluded.role or r.until is distinct from excluded.until;
  get diagnostics changed = row_count;
  return case when changed = 1 then 'given' else 'unchanged' end;
end
$$;

create function private.give_role(account uuid, wanted public.app_role, ends timestamptz) returns text
language plpgsql security definer set search_path = '' as $$
declare
  is_confirmed boolean;
begin
  perform private.require_right('manage');
  select u.email_confirmed_at is not null into is_confirmed from auth.users u where u.id = account;
  if is_confirmed is null then
    raise exception 'no such account' using errcode = 'PT404';
  end if;
  if not is_confirmed then
    raise exception 'the account has not confirmed its address' using errcode = 'PT409';
  end if;
  return private.put_role(account, wanted, ends);
end
$$;

create function private.end_access(account uuid) returns text
language plpgsql security definer set search_path = '' as $$
declare
  removed int;
begin
  perform private.require_right('manage');
  if not exists (select 1 from auth.users u where u.id = account) then
    raise exception 'no such account' using errcode = 'PT404';
  end if;
  delete from public.user_roles r where r.user_id = account and r.role in ('admin', 'editor', 'contributor');
  get diagnostics removed = row_count;
  return case when removed = 1 then 'ended' else 'had none' end;
end
$$;

-- Gives an account the role `admin`, `editor` or `contributor`, until `ends` or for good.
create function public.give_role(account uuid, wanted public.app_role, ends timestamptz default null) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.give_role(account, wanted, ends)
$$;

-- Takes the rights of an account away. Answers 'ended', or 'had none'.
create function public.end_access(account uuid) returns text
language sql volatile security invoker set search_path = '' as $$
  select private.end_access(account)
$$;

create function private.people()
returns table (
  id uuid, full_name text, contact_email text, sign_in_email text, role public.app_role, until timestamptz,
  has_ended boolean, is_owner boolean, is_confirmed boolean, created_at timestamptz, last_sign_in_at timestamptz,
  is_self boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('manage');
  return query
    select u.id, p.full_name, p.email, u.email::text, held.role, held.until, coalesce(held.until <= now(), false),
      exists (select 1 from public.user_roles r where r.user_id = u.id and r.role = 'owner'),
      u.email_confirmed_at is not null, u.created_at, u.last_sign_in_at, u.id = (select auth.uid())
    from auth.users u
    left join public.profiles p on p.id = u.id
    left join public.user_roles held on held.user_id = u.id and held.role in ('admin', 'editor', 'contributor')
    order by u.created_at, u.id;
end
$$;

create function public.people()
returns table (
  id uuid, full_name text, contact_email text, sign_in_email text, role public.app_role, until timestamptz,
  has_ended boolean, is_owner boolean, is_confirmed boolean, created_at timestamptz, last_sign_in_at timestamptz,
  is_self boolean
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
  private.may(text), private.require_right(text), private.my_access(), public.my_access(),
  private.grant_admin(text), public.grant_admin(text),
  private.make_first_admin_owner(), private.keep_one_admin(), private.make_owner(uuid),
  private.hand_over(uuid), public.hand_over(uuid), private.people(), public.people(), private.actor_email(),
  private.require_grantable(public.app_role, timestamptz), private.put_role(uuid, public.app_role, timestamptz),
  private.give_role(uuid, public.app_role, timestamptz),
  public.give_role(uuid, public.app_role, timestamptz), private.end_access(uuid), public.end_access(uuid)
from public, anon, authenticated, service_role;
grant execute on function private.may(text) to authenticated, service_role;
grant execute on function private.grant_admin(text), public.grant_admin(text) to service_role;
grant execute on function
  private.my_access(), public.my_access(), private.hand_over(uuid), public.hand_over(uuid), private.people(),
  public.people(), private.give_role(uuid, public.app_role, timestamptz),
  public.give_role(uuid, public.app_role, timestamptz), private.end_access(uuid), public.end_access(uuid)
to authenticated;

create trigger make_first_admin_owner after insert or update of role, until on public.user_roles
  for each row execute function private.make_first_admin_owner();
create trigger keep_one_admin before update or delete on public.user_roles
  for each row execute function private.keep_one_admin();
