begin;
select no_plan();

create function pg_temp.people(wanted text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become('admin');
  execute format('select %s from public.people() p', wanted) into found;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;
create function pg_temp.answer(who text, call text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become(who);
  execute 'select public.' || call into found;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
exception when others then
  return sqlstate;
end
$$;
update public.profiles set email = 'contact@example.org' where id = tests.id_of('member');
update auth.users set last_sign_in_at = '2026-01-02' where id = tests.id_of('member');

select is(pg_temp.people('count(*)'), '5', 'K22 administrators see everybody');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ' order by p.id) filter (where p.is_admin)$$), 'admin@example.org second@example.org', 'K22 who is one of them');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where not p.is_confirmed)$$), 'waiting@example.org', 'K22 who has not confirmed');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_self)$$), 'admin@example.org', 'K22 and which is them');
select is(pg_temp.people($$max(concat_ws(' ', p.full_name, p.contact_email, p.last_sign_in_at::date)) filter (where p.id = tests.id_of('member'))$$),
  'Test Member contact@example.org 2026-01-02', 'K22 with name, contact address and last visit');
delete from public.profiles where id = tests.id_of('waiting');
select is(pg_temp.people('count(*)'), '5', 'K22 also without a profile');

select is(tests.attempt(who, call), '42501', format('K22 X7 %s is closed to %s', call, who))
from unnest(array['anon', 'member', 'editor', 'service_role']) who,
  unnest(array['select * from public.people()', $$select public.grant_admin_role(tests.id_of('member'))$$, $$select public.revoke_admin_role(tests.id_of('second'))$$]) call;

select is(pg_temp.answer('admin', $$grant_admin_role(tests.id_of('editor'))$$), 'granted', 'K22 administrators make others one');
select is(pg_temp.answer('admin', $$grant_admin_role(tests.id_of('editor'))$$), 'already admin', 'K22 again does no harm');
select is((select string_agg(role::text, ' ' order by role) from public.user_roles where user_id = tests.id_of('editor')), 'admin editor', 'K22 other roles stay');
select is(pg_temp.answer('admin', $$grant_admin_role(tests.id_of('waiting'))$$), 'PT409', 'K22 not before the address is confirmed');
select is(pg_temp.answer('admin', $$grant_admin_role(gen_random_uuid())$$), 'PT404', 'K22 not a missing account');
select is(pg_temp.answer('admin', 'grant_admin_role(null)'), 'PT404', 'K22 not nobody');
select is(pg_temp.answer('admin', $$revoke_admin_role(tests.id_of('editor'))$$), 'revoked', 'K22 and take it back');
select is((select string_agg(role::text, ' ') from public.user_roles where user_id = tests.id_of('editor')), 'editor', 'K22 that role alone');
select is(pg_temp.answer('admin', $$revoke_admin_role(tests.id_of('editor'))$$), 'was no admin', 'K22 again does no harm here either');
select is(pg_temp.answer('admin', $$revoke_admin_role(gen_random_uuid())$$), 'PT404', 'K22 a missing account has none to take');
select is((select count(*)::int from private.change_log where table_name = 'user_roles' and actor = tests.id_of('admin') and row_id = tests.id_of('editor')::text), 2, 'K19 K22 the log knows both');

-- ------------------------------------------------------------------ the owner
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_owner)$$), 'admin@example.org', 'Z4 the first administrator is the owner');
select is(pg_temp.answer('second', $$revoke_admin_role(tests.id_of('admin'))$$), 'PT423', 'Z4 whom no other administrator removes');
select is(pg_temp.answer('admin', $$revoke_admin_role(tests.id_of('admin'))$$), 'PT423', 'Z4 and who does not leave without handing over');
select is(pg_temp.answer('second', $$hand_over(tests.id_of('second'))$$), '42501', 'Z4 nobody takes the site over');
select is(pg_temp.answer('member', $$hand_over(tests.id_of('member'))$$), '42501', 'Z4 a member even less');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('member'))$$), 'PT409', 'Z4 only an administrator becomes the owner');
select is(pg_temp.answer('admin', 'hand_over(gen_random_uuid())'), 'PT409', 'Z4 no missing account');
select is(pg_temp.answer('admin', 'hand_over(null)'), 'PT409', 'Z4 and not nobody');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('admin'))$$), null, 'Z4 handing over to oneself changes nothing');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_owner)$$), 'admin@example.org', 'Z4 the owner is still the same');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('second'))$$), null, 'Z4 the owner hands over');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_owner)$$), 'second@example.org', 'Z4 to the one who was chosen');
select is(pg_temp.people($$bool_or(p.is_admin) filter (where p.is_self)::text$$), 'true', 'Z4 and stays an administrator');
select is((select string_agg(op || ' ' || row_id, ', ' order by id) from private.change_log
  where table_name = 'user_roles' and 'owner' in (old_row ->> 'role', new_row ->> 'role') and actor = tests.id_of('admin')),
  format('DELETE %s, INSERT %s', tests.id_of('admin'), tests.id_of('second')), 'Z4 K19 the log knows');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('admin'))$$), '42501', 'Z4 nobody takes it back alone');
select is(pg_temp.answer('second', $$revoke_admin_role(tests.id_of('admin'))$$), 'revoked', 'K22 the owner removes an administrator');
select is(pg_temp.answer('admin', 'people()'), '42501', 'K22 who is none any more at once');
select is(pg_temp.answer('second', $$revoke_admin_role(tests.id_of('second'))$$), '23514', 'K22 the last one stays');

select * from finish();
rollback;
