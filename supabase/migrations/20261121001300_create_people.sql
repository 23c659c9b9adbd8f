-- Who has an account, and who of them is an administrator: seen and decided by administrators.

create function private.people()
returns table (
  id uuid, full_name text, contact_email text, sign_in_email text, is_admin boolean, is_confirmed boolean,
  created_at timestamptz, last_sign_in_at timestamptz, is_self boolean
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select u.id, p.full_name, p.email, u.email::text,
      exists (select 1 from public.user_roles r where r.user_id = u.id and r.role = 'admin'),
      u.email_confirmed_at is not null, u.created_at, u.last_sign_in_at, u.id = (select auth.uid())
    from auth.users u
    left join public.profiles p on p.id = u.id
    order by u.created_at, u.id;
end
$$;

create function public.people()
returns table (
  id uuid, full_name text, contact_email text, sign_in_email text, is_admin boolean, is_confirmed boolean,
  created_at timestamptz, last_sign_in_at timestamptz, is_self boolean
)
language sql stable security invoker set search_path = '' as $$
  select * from private.people()
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

revoke execute on function
  private.people(), public.people(),
  private.grant_admin_role(uuid), public.grant_admin_role(uuid),
  private.revoke_admin_role(uuid), public.revoke_admin_role(uuid)
from public, anon, authenticated, service_role;
grant execute on function
  private.people(), public.people(),
  private.grant_admin_role(uuid), public.grant_admin_role(uuid),
  private.revoke_admin_role(uuid), public.revoke_admin_role(uuid)
to authenticated;
