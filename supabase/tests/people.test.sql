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

select is(pg_temp.people('count(*)'), '8', 'K22 administrators see everybody');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ' order by p.id) filter (where p.role = 'admin' and not p.has_ended)$$), 'admin@example.org second@example.org', 'K22 who is one of them');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where not p.is_confirmed)$$), 'waiting@example.org invited@example.org', 'K22 who has not confirmed');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_self)$$), 'admin@example.org', 'K22 and which is them');
select is(pg_temp.people($$max(concat_ws(' ', p.full_name, p.contact_email, p.last_sign_in_at::date)) filter (where p.id = tests.id_of('member'))$$),
  'Test Member contact@example.org 2026-01-02', 'K22 with name, contact address and last visit');
delete from public.profiles where id = tests.id_of('waiting');
select is(pg_temp.people('count(*)'), '8', 'K22 also without a profile');

select is(tests.attempt(who, call), '42501', format('K22 X7 %s is closed to %s', call, who))
from unnest(array['anon', 'member', 'contributor', 'editor', 'ended', 'service_role']) who,
  unnest(array['select * from public.people()', $$select public.give_role(tests.id_of('member'), 'admin')$$, $$select public.end_access(tests.id_of('second'))$$]) call;

select is(pg_temp.answer('admin', $$give_role(tests.id_of('editor'), 'admin')$$), 'given', 'K22 administrators make others one');
select is(pg_temp.answer('admin', $$give_role(tests.id_of('editor'), 'admin')$$), 'unchanged', 'K22 again does no harm');
select is((select string_agg(role::text, ' ' order by role) from public.user_roles where user_id = tests.id_of('editor')), 'admin', 'K24 an account has one role');
select is(pg_temp.answer('admin', $$give_role(tests.id_of('waiting'), 'admin')$$), 'PT409', 'K22 not before the address is confirmed');
select is(pg_temp.answer('admin', $$give_role(gen_random_uuid(), 'admin')$$), 'PT404', 'K22 not a missing account');
select is(pg_temp.answer('admin', 'give_role(null, ''admin'')'), 'PT404', 'K22 not nobody');
select is(pg_temp.answer('admin', $$end_access(tests.id_of('editor'))$$), 'ended', 'K22 and take it back');
select is((select count(*)::int from public.user_roles where user_id = tests.id_of('editor')), 0, 'K22 nothing is left of it');
select is(pg_temp.answer('admin', $$end_access(tests.id_of('editor'))$$), 'had none', 'K22 again does no harm here either');
select is(pg_temp.answer('admin', $$end_access(gen_random_uuid())$$), 'PT404', 'K22 a missing account has none to take');
select is((select count(*)::int from private.change_log where table_name = 'user_roles' and actor = tests.id_of('admin') and row_id = tests.id_of('editor')::text), 2, 'K19 K22 the log knows both');

-- ------------------------------------------------------------------ roles and their end
select is(pg_temp.answer('admin', format($$give_role(tests.id_of('member'), %L, now() + interval '1 day')$$, wanted)), outcome, 'K42 the role ' || wanted)
from (values ('contributor', 'given'), ('editor', 'given'), ('owner', '22023'), ('user', '22023'), ('guide', '22P02')) as roles (wanted, outcome);
select is(pg_temp.people($$max(p.role || ' ' || (p.until - now())::text || ' ' || p.has_ended) filter (where p.id = tests.id_of('member'))$$), 'editor 1 day false', 'K43 the list says until when');
select is(pg_temp.people($$max(p.role || ' ' || p.has_ended) filter (where p.id = tests.id_of('ended'))$$), 'admin true', 'K43 and what has ended');
select is(pg_temp.answer('admin', $$give_role(tests.id_of('member'), 'editor')$$), 'given', 'K43 the end is taken away');
select is((select role || coalesce(until::text, ' for good') from public.user_roles where user_id = tests.id_of('member')), 'editor for good', 'K43 and the role stays');
select is(pg_temp.answer('admin', $$give_role(tests.id_of('member'), 'editor', now())$$), '22023', 'K43 no end that is over');
select is(pg_temp.answer('admin', $$give_role(tests.id_of('admin'), 'editor')$$) in ('PT423', '23514'), true, 'Z4 the owner is not made an editor');
select is(pg_temp.answer('second', $$give_role(tests.id_of('admin'), 'admin', now() + interval '1 day')$$), 'PT423', 'Z4 nor given an end');
select is(pg_temp.answer('admin', $$give_role(tests.id_of('ended'), 'admin', now() + interval '2 days')$$), 'given', 'K43 an administrator for a season');
select is(pg_temp.answer('ended', format('give_role(tests.id_of(%L), %L, %s)', whom, 'admin', ends)), outcome, format('K43 gives nobody rights that last longer: %s %s', whom, ends))
from (values ('ended', 'null', 'PT403'), ('ended', $$now() + interval '3 days'$$, 'PT403'), ('editor', 'null', 'PT403'),
  ('editor', $$now() + interval '2 days'$$, 'given')) as cases (whom, ends, outcome);
select is(pg_temp.answer('ended', $$invite('new@example.org', 'editor')$$), 'PT403', 'K43 by no invitation either');
select is(pg_temp.answer('admin', $$end_access(tests.id_of('member'))$$), 'ended', 'K42 and every role is taken back');
select is(pg_temp.answer(who, 'my_access()'), wanted, 'K45 what the studio is told of ' || who)
from (values ('admin', format('(owner,,f,"%s","{write,publish,manage}")', (select created_at from public.user_roles where user_id = tests.id_of('admin') and role = 'admin'))), ('contributor', (select format('(contributor,"%s",f,"%s",{write})', until, created_at) from public.user_roles where user_id = tests.id_of('contributor'))),
  ('member', null)) as cases (who, wanted);
update public.user_roles set until = now() where user_id = tests.id_of('ended');
select is(pg_temp.answer('ended', 'my_access()') like '(admin,%,t,%,{})', true, 'K43 K45 and of one whose role has ended');
update public.user_roles set until = now() + interval '1 day' where user_id = tests.id_of('ended');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('ended'))$$), null, 'Z4 K43 an administrator for a season can become the owner');
select is((select until from public.user_roles where user_id = tests.id_of('ended') and role = 'admin'), null, 'Z4 K43 who then stays');
select is(pg_temp.answer('ended', $$hand_over(tests.id_of('admin'))$$), null, 'Z4 and hands back');
delete from public.user_roles where user_id in (tests.id_of('ended'), tests.id_of('editor'), tests.id_of('contributor'));
delete from private.change_log where table_name = 'user_roles';
select is(pg_temp.answer('admin', $$give_role(tests.id_of('member'), 'admin', now() + interval '1 day')$$), 'given', 'K43 an administrator');
update public.user_roles set until = now() where user_id = tests.id_of('member');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('member'))$$), 'PT409', 'Z4 K43 whose role has ended does not become the owner');
delete from public.user_roles where user_id = tests.id_of('member');

-- ------------------------------------------------------------------ the owner
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_owner)$$), 'admin@example.org', 'Z4 the first administrator is the owner');
select is(pg_temp.answer('second', $$end_access(tests.id_of('admin'))$$), 'PT423', 'Z4 whom no other administrator removes');
select is(pg_temp.answer('admin', $$end_access(tests.id_of('admin'))$$), 'PT423', 'Z4 and who does not leave without handing over');
select is(pg_temp.answer('second', $$hand_over(tests.id_of('second'))$$), '42501', 'Z4 nobody takes the site over');
select is(pg_temp.answer('member', $$hand_over(tests.id_of('member'))$$), '42501', 'Z4 a member even less');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('member'))$$), 'PT409', 'Z4 only an administrator becomes the owner');
select is(pg_temp.answer('admin', 'hand_over(gen_random_uuid())'), 'PT409', 'Z4 no missing account');
select is(pg_temp.answer('admin', 'hand_over(null)'), 'PT409', 'Z4 and not nobody');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('admin'))$$), null, 'Z4 handing over to oneself changes nothing');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_owner)$$), 'admin@example.org', 'Z4 the owner is still the same');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('second'))$$), null, 'Z4 the owner hands over');
select is(pg_temp.people($$string_agg(p.sign_in_email, ' ') filter (where p.is_owner)$$), 'second@example.org', 'Z4 to the one who was chosen');
select is(pg_temp.people($$max(p.role) filter (where p.is_self)::text$$), 'admin', 'Z4 and stays an administrator');
select is((select string_agg(op || ' ' || row_id, ', ' order by id) from private.change_log
  where table_name = 'user_roles' and 'owner' in (old_row ->> 'role', new_row ->> 'role') and actor = tests.id_of('admin')),
  format('DELETE %s, INSERT %s', tests.id_of('admin'), tests.id_of('second')), 'Z4 K19 the log knows');
select is(pg_temp.answer('admin', $$hand_over(tests.id_of('admin'))$$), '42501', 'Z4 nobody takes it back alone');
select is(pg_temp.answer('second', $$end_access(tests.id_of('admin'))$$), 'ended', 'K22 the owner removes an administrator');
select is(pg_temp.answer('admin', 'people()'), '42501', 'K22 who is none any more at once');
select is(pg_temp.answer('second', $$end_access(tests.id_of('second'))$$), '23514', 'K22 the last one stays');

select * from finish();
rollback;
