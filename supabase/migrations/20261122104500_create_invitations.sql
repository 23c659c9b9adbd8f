-- Invitations to the studio: whoever confirms an account with that address, or signs in with it, gets the
-- role, once. Not reachable over the API but by the functions below.

create table private.invitations (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- As the auth server writes addresses: in small letters.
  email text not null
    check (char_length(email) <= 254 and email = lower(email) and email ~ '^[^@[:space:]]+@[^@[:space:]]+\.[^@[:space:]]+$'),
  role public.app_role not null check (role in ('admin', 'editor', 'contributor')),
  -- When the rights end, not the invitation. Null: they stay.
  until timestamptz,
  -- No reference: the invitation outlives the account.
  invited_by uuid not null,
  invited_by_email text default private.actor_email(),
  expires_at timestamptz not null default now() + interval '7 days',
  -- Null when no mail went out yet.
  sent_at timestamptz,
  accepted_at timestamptz,
  accepted_by uuid,
  revoked_at timestamptz
);

-- One open invitation an address; inviting again renews it.
create unique index invitations_open_idx on private.invitations (email) where accepted_at is null and revoked_at is null;
create index invitations_accepted_by_idx on private.invitations (accepted_by) where accepted_by is not null;

alter table private.invitations enable row level security;
revoke all on private.invitations from public, anon, authenticated, service_role;
grant select on private.invitations to service_role;

-- Administrators see who was invited by whom in the list of changes.
create trigger log_change after insert or delete or update of email, role, until, accepted_at, revoked_at on private.invitations
  for each row execute function private.log_change();

-- What has become of an invitation. It is void when those who invited may not give roles any more.
create function private.invitation_state(invitation private.invitations) returns text
language sql stable security definer set search_path = '' as $$
  select case
    when invitation.accepted_at is not null then 'accepted'
    when invitation.revoked_at is not null then 'revoked'
    when invitation.expires_at <= now() or invitation.until <= now() then 'expired'
    when not exists (
      select 1 from public.user_roles r
      where r.user_id = invitation.invited_by and r.role = 'admin' and (r.until is null or r.until > now())
    ) then 'void'
    else 'waiting'
  end
$$;

create function private.invite(address text, wanted public.app_role, ends timestamptz) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  invited text := lower(btrim(address));
  account uuid;
  held public.app_role;
  invitation_id bigint;
begin
  perform private.require_right('manage');
  perform private.require_grantable(wanted, ends);
  -- Whoever confirms the address at this moment is seen here, or sees the invitation.
  perform pg_advisory_xact_lock(hashtext('invitation of ' || invited));
  select u.id into account from auth.users u where lower(u.email) = invited and u.email_confirmed_at is not null;
  if account is not null then
    select r.role into held from public.user_roles r
    where r.user_id = account and r.role in ('admin', 'editor', 'contributor') and (r.until is null or r.until > now());
    if held is not null then
      return jsonb_build_object('state', 'has role', 'role', held);
    end if;
    perform private.put_role(account, wanted, ends);
    return jsonb_build_object('state', 'given', 'role', wanted);
  end if;
  insert into private.invitations as i (email, role, until, invited_by)
  values (invited, wanted, ends, (select auth.uid()))
  on conflict (email) where accepted_at is null and revoked_at is null
  do update set at = now(), role = excluded.role, until = excluded.until, invited_by = excluded.invited_by,
    invited_by_email = excluded.invited_by_email, expires_at = excluded.expires_at, sent_at = null
  returning i.id into invitation_id;
  return jsonb_build_object('state', 'invited', 'role', wanted, 'id', invitation_id);
end
$$;

-- Invites an address, or gives the role at once where it has an account. Answers {state: 'invited' | 'given' |
-- 'has role', role}, with 'invited' also the `id`. It sends no mail: the edge function `invite` calls it.
create function public.invite(address text, wanted public.app_role, ends timestamptz default null) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.invite(address, wanted, ends)
$$;

create function private.invitation_sent(invitation_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('manage');
  update private.invitations i set sent_at = now() where i.id = invitation_id and i.accepted_at is null;
  return found;
end
$$;

-- Says that the mail of an invitation went out.
create function public.invitation_sent(invitation_id bigint) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.invitation_sent(invitation_id)
$$;

create function private.revoke_invitation(invitation_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('manage');
  update private.invitations i set revoked_at = now()
  where i.id = invitation_id and i.accepted_at is null and i.revoked_at is null;
  return found;
end
$$;

-- Takes an invitation back. False when it was accepted or taken back before.
create function public.revoke_invitation(invitation_id bigint) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.revoke_invitation(invitation_id)
$$;

create function private.list_invitations()
returns table (
  id bigint, email text, role public.app_role, until timestamptz, at timestamptz, invited_by text,
  expires_at timestamptz, sent_at timestamptz, accepted_at timestamptz, state text
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('manage');
  return query
    select i.id, i.email, i.role, i.until, i.at, coalesce(p.full_name, i.invited_by_email), i.expires_at, i.sent_at,
      i.accepted_at, private.invitation_state(i)
    from private.invitations i
    left join public.profiles p on p.id = i.invited_by
    where i.revoked_at is null
    order by i.at desc, i.id desc
    limit 100;
end
$$;

-- Newest first, a hundred at most, without those that were taken back. `state` is 'waiting', 'accepted',
-- 'expired', or 'void' when those who invited lost the right to.
create function public.list_invitations()
returns table (
  id bigint, email text, role public.app_role, until timestamptz, at timestamptz, invited_by text,
  expires_at timestamptz, sent_at timestamptz, accepted_at timestamptz, state text
)
language sql stable security invoker set search_path = '' as $$
  select * from private.list_invitations()
$$;

-- Runs inside a confirmation or a sign-in, which it must not stop.
create function private.accept_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  accepted private.invitations;
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
begin
  perform pg_advisory_xact_lock(hashtext('invitation of ' || lower(new.email)));
  -- For the log: nobody is signed in yet. Whoever accepts accepts, and whoever invited has given the role.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', new.id)::text, true);
  update private.invitations i set accepted_at = now(), accepted_by = new.id
  where i.email = lower(new.email) and private.invitation_state(i) = 'waiting'
  returning i.* into accepted;
  if accepted.id is not null then
    perform set_config('request.jwt.claims', jsonb_build_object('sub', accepted.invited_by)::text, true);
    -- Rights that somebody gave in the meantime stay as they are.
    insert into public.user_roles as r (user_id, role, until) values (new.id, accepted.role, accepted.until)
    on conflict (user_id) where role in ('admin', 'editor', 'contributor')
    do update set role = excluded.role, until = excluded.until, created_at = now() where r.until <= now();
  end if;
  perform set_config('request.jwt.claims', claims, true);
  return null;
exception when others then
  raise warning 'the invitation of account % was not accepted: %', new.id, sqlerrm;
  return null;
end
$$;

revoke execute on function
  private.invitation_state(private.invitations), private.invite(text, public.app_role, timestamptz),
  public.invite(text, public.app_role, timestamptz), private.invitation_sent(bigint), public.invitation_sent(bigint),
  private.revoke_invitation(bigint), public.revoke_invitation(bigint), private.list_invitations(),
  public.list_invitations(), private.accept_invitation()
from public, anon, authenticated, service_role;
grant execute on function
  private.invite(text, public.app_role, timestamptz), public.invite(text, public.app_role, timestamptz),
  private.invitation_sent(bigint), public.invitation_sent(bigint), private.revoke_invitation(bigint),
  public.revoke_invitation(bigint), private.list_invitations(), public.list_invitations()
to authenticated;

create trigger accept_invitation after insert or update of email, email_confirmed_at, last_sign_in_at on auth.users
  for each row when (new.email_confirmed_at is not null) execute function private.accept_invitation();
