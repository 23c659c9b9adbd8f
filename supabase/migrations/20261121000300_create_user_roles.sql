-- Who may do what. Written by the operator alone: no policy and no grant lets an account write here.

create table public.user_roles (
  user_id uuid not null references auth.users (id) on delete cascade,
  role public.app_role not null,
  created_at timestamptz not null default now(),
  primary key (user_id, role)
);

alter table public.user_roles enable row level security;

revoke all on public.user_roles from public, anon, authenticated, service_role;
grant select on public.user_roles to authenticated;
grant select, insert, update, delete on public.user_roles to service_role;

create policy "People read their own roles" on public.user_roles
  for select to authenticated using (user_id = (select auth.uid()));

-- The one question every policy asks. A look-up, not a claim in the token: taking the role away works
-- at once. No argument, so that nobody can ask about somebody else.
create function private.is_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.user_roles r
    where r.user_id = (select auth.uid()) and r.role = 'admin'::public.app_role
  )
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

-- A site without an administrator can only be repaired by SQL. Also stops the deletion of the last
-- administrator's account, because that deletes this row first.
create function private.keep_one_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') then
    -- Two administrators removing each other at the same moment must queue, or both would pass.
    perform pg_advisory_xact_lock(hashtext('keep one admin'));
    if not exists (
      select 1 from public.user_roles r where r.role = 'admin' and r.user_id <> old.user_id
    ) then
      raise exception 'the last administrator cannot be removed' using errcode = '23514';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end
$$;

revoke execute on function private.is_admin(), private.grant_admin(text), public.grant_admin(text),
  private.keep_one_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated, service_role;
grant execute on function private.grant_admin(text), public.grant_admin(text) to service_role;

create trigger keep_one_admin before update or delete on public.user_roles
  for each row execute function private.keep_one_admin();
