-- The owner: exactly one administrator, whom no other administrator can remove. A row of its own beside
-- the row `admin`, so that every question for administrators stays as it is.

create unique index user_roles_one_owner_idx on public.user_roles (role) where role = 'owner';

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

insert into public.user_roles (user_id, role)
select r.user_id, 'owner' from public.user_roles r where r.role = 'admin' order by r.created_at, r.user_id limit 1;

create trigger make_first_admin_owner after insert on public.user_roles
  for each row execute function private.make_first_admin_owner();

-- Stops whatever would leave the site without an administrator or without its owner, the deletion of
-- the account included, because that deletes these rows first.
create or replace function private.keep_one_admin() returns trigger
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

drop function public.people();
drop function private.people();
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

revoke execute on function
  private.make_first_admin_owner(), private.make_owner(uuid), private.hand_over(uuid), public.hand_over(uuid),
  private.people(), public.people()
from public, anon, authenticated, service_role;
grant execute on function private.hand_over(uuid), public.hand_over(uuid), private.people(), public.people()
  to authenticated;
