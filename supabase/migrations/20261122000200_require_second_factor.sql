-- The one question of every policy, every function and the bucket. Whoever has confirmed a second factor
-- is an administrator only in a session that has passed it, so that a stolen password alone opens nothing.
-- Reads the level of the session from the verified token and the factors from the database, never
-- anything that the account itself can write.
create or replace function private.is_admin() returns boolean
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
