-- Who accepts an invitation, and who gave the role, are named in the log of the local backend, too: it reads the
-- account from the older of the two settings.

-- Runs inside a confirmation or a sign-in, which it must not stop.
create or replace function private.accept_invitation() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  accepted private.invitations;
  claims text := coalesce(current_setting('request.jwt.claims', true), '');
  account text := coalesce(current_setting('request.jwt.claim.sub', true), '');
begin
  perform pg_advisory_xact_lock(hashtext('invitation of ' || lower(new.email)));
  -- For the log: nobody is signed in yet. Whoever accepts accepts, and whoever invited has given the role.
  perform set_config('request.jwt.claims', jsonb_build_object('sub', new.id)::text, true);
  perform set_config('request.jwt.claim.sub', new.id::text, true);
  update private.invitations i set accepted_at = now(), accepted_by = new.id
  where i.email = lower(new.email) and private.invitation_state(i) = 'waiting'
  returning i.* into accepted;
  if accepted.id is not null then
    perform set_config('request.jwt.claims', jsonb_build_object('sub', accepted.invited_by)::text, true);
    perform set_config('request.jwt.claim.sub', coalesce(accepted.invited_by::text, ''), true);
    -- Rights that somebody gave in the meantime stay as they are.
    insert into public.user_roles as r (user_id, role, until) values (new.id, accepted.role, accepted.until)
    on conflict (user_id) where role in ('admin', 'editor', 'contributor')
    do update set role = excluded.role, until = excluded.until, created_at = now() where r.until <= now();
  end if;
  perform set_config('request.jwt.claims', claims, true);
  perform set_config('request.jwt.claim.sub', account, true);
  return null;
exception when others then
  raise warning 'the invitation of account % was not accepted: %', new.id, sqlerrm;
  return null;
end
$$;
