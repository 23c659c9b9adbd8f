begin;
select no_plan();

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
create function pg_temp.state(address text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become('admin');
  select string_agg(concat_ws(' ', i.role, i.state, case when i.sent_at is null then 'unsent' end), '; ' order by i.id) into found
  from public.list_invitations() i where i.email = address;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;
create function pg_temp.role_of(address text) returns text language sql as $$
  select string_agg(r.role || coalesce(' until ' || (r.until - now()), ''), ' ') from public.user_roles r join auth.users u on u.id = r.user_id where u.email = address
$$;
delete from private.invitations;

-- ------------------------------------------------------------------ inviting
select is(pg_temp.answer('admin', $$invite(' New@Example.org ', 'contributor', now() + interval '30 days')$$)::jsonb - 'id', '{"state": "invited", "role": "contributor"}', 'K44 an administrator invites');
select is(pg_temp.state('new@example.org'), 'contributor waiting unsent', 'K44 the invitation waits');
select is(pg_temp.answer('second', format('invitation_sent(%s)', (select max(id) from private.invitations))), 'true', 'K44 the mail goes out');
select is(pg_temp.state('new@example.org'), 'contributor waiting', 'K44 which the list says');
select is(pg_temp.answer('admin', 'invitation_sent(0)'), 'false', 'K44 a missing one is not sent');
select is((select expires_at - at from private.invitations), interval '7 days', 'K44 it lasts a week');
select is(pg_temp.answer('admin', $$invite('new@example.org', 'editor')$$)::jsonb ->> 'id', (select max(id)::text from private.invitations), 'K44 inviting again renews it');
select is(pg_temp.state('new@example.org'), 'editor waiting unsent', 'K44 with the new role, and a new mail is due');
select is(pg_temp.answer('admin', format('invite(%L, %L, %s)', address, wanted, ends)), outcome, format('K44 no invitation: %s %s %s', address, wanted, ends))
from (values ('new', 'editor', 'null', '23514'), ('a b@example.org', 'editor', 'null', '23514'), ('', 'editor', 'null', '23514'),
  ('new@example.org', 'owner', 'null', '22023'), ('new@example.org', 'user', 'null', '22023'), ('new@example.org', 'editor', 'now()', '22023')) as cases (address, wanted, ends, outcome);
select is(pg_temp.answer('admin', $$invite(null, 'editor')$$), '23502', 'K44 nobody is invited without an address');
select is(pg_temp.answer('admin', $$invite('new@example.org', null)$$), '22023', 'K44 nor without a role');

-- ------------------------------------------------------------------ accepting
insert into auth.users (id, email, email_confirmed_at) values ('00000000-0000-4000-8000-000000000011', 'new@example.org', null);
select is(pg_temp.role_of('new@example.org'), null, 'K44 an account that is not confirmed has no role');
select is(pg_temp.state('new@example.org'), 'editor waiting unsent', 'K44 and accepts nothing');
insert into auth.users (email, email_confirmed_at) values ('xnew@example.org', now());
select is(pg_temp.role_of('xnew@example.org'), null, 'K44 nor does another address');
update auth.users set email_confirmed_at = now() where email = 'new@example.org';
-- First of all: the functions of this file sign everybody out.
select is(coalesce(current_setting('request.jwt.claims', true), ''), '', 'K44 nobody is signed in by accepting');
select is(pg_temp.role_of('new@example.org'), 'editor', 'K44 whoever confirms the address gets the role');
select is(pg_temp.state('new@example.org'), 'editor accepted unsent', 'K44 which the list says');
select is((select accepted_by from private.invitations), '00000000-0000-4000-8000-000000000011', 'K44 and who it was');
select is((select string_agg(op || ' ' || table_name || ' by ' || actor_email, ', ' order by id) from private.change_log where table_name in ('invitations', 'user_roles') and new_row is not null
  and '00000000-0000-4000-8000-000000000011' in (new_row ->> 'accepted_by', new_row ->> 'user_id')), 'UPDATE invitations by new@example.org, INSERT user_roles by admin@example.org', 'K44 K19 the log knows who accepted and who gave the role');
delete from public.user_roles where user_id = '00000000-0000-4000-8000-000000000011';
update auth.users set last_sign_in_at = now() where email = 'new@example.org';
select is(pg_temp.role_of('new@example.org'), null, 'K44 once: what was taken away does not come back');
select is(pg_temp.answer('admin', $$invite('NEW@example.org', 'contributor', now() + interval '1 day')$$)::jsonb, '{"state": "given", "role": "contributor"}', 'K44 an address with an account has the role at once');
select is(pg_temp.role_of('new@example.org'), 'contributor until 1 day', 'K44 until the day that was said');
select is(pg_temp.answer('admin', $$invite('new@example.org', 'admin')$$)::jsonb, '{"state": "has role", "role": "contributor"}', 'K44 one who has a role keeps it');
select is(pg_temp.role_of('new@example.org'), 'contributor until 1 day', 'K44 as it is');
select is(pg_temp.answer('admin', $$invite('ended@example.org', 'contributor')$$)::jsonb ->> 'state', 'given', 'K43 K44 whose role has ended is invited again');
select is(pg_temp.role_of('ended@example.org'), 'contributor', 'K43 K44 and has the new one');

select is(pg_temp.answer('admin', $$invite('waiting@example.org', 'editor')$$)::jsonb ->> 'state', 'invited', 'K44 an account that has not confirmed its address is invited');
select is(pg_temp.role_of('waiting@example.org'), null, 'K44 and has no role before it does');

-- By a sign-in: the account was confirmed under another address before.
select pg_temp.answer('admin', $$invite('moved@example.org', 'contributor', now() + interval '30 days')$$);
update auth.users set email = 'moved@example.org' where email = 'xnew@example.org';
select is(pg_temp.role_of('moved@example.org'), 'contributor until 30 days', 'K44 whoever has the address from now on accepts, with the end date');
insert into private.invitations (email, role, invited_by) values ('member@example.org', 'editor', tests.id_of('admin'));
update auth.users set last_sign_in_at = now() where email = 'member@example.org';
select is(pg_temp.role_of('member@example.org'), 'editor', 'K44 a sign-in accepts, too');
insert into private.invitations (email, role, invited_by) values ('member@example.org', 'admin', tests.id_of('admin'));
update auth.users set last_sign_in_at = now() where email = 'member@example.org';
select is(pg_temp.role_of('member@example.org'), 'editor', 'K44 and changes no rights that somebody has');

-- ------------------------------------------------------------------ what accepts nothing
select pg_temp.answer('admin', format('invite(%L, %L)', who || '@example.org', 'admin')) from unnest(array['taken', 'late', 'void', 'season']) who;
select is(pg_temp.answer('second', format('revoke_invitation(%s)', (select id from private.invitations where email = 'taken@example.org'))), 'true', 'K44 an invitation is taken back');
select is(pg_temp.answer('second', format('revoke_invitation(%s)', (select id from private.invitations where email = 'taken@example.org'))), 'false', 'K44 once');
select is(pg_temp.answer('second', format('revoke_invitation(%s)', (select id from private.invitations where email = 'new@example.org'))), 'false', 'K44 and not when it was accepted');
select is(pg_temp.state('taken@example.org'), null, 'K44 it leaves the list');
update private.invitations set expires_at = now() where email = 'late@example.org';
update private.invitations set until = now() where email = 'season@example.org';
update private.invitations set invited_by = tests.id_of('contributor') where email = 'void@example.org';
select is(pg_temp.state(who || '@example.org'), 'admin ' || wanted || ' unsent', 'K44 the list says why: ' || who)
from (values ('late', 'expired'), ('season', 'expired'), ('void', 'void')) as cases (who, wanted);
insert into auth.users (email, email_confirmed_at) select who || '@example.org', now() from unnest(array['taken', 'late', 'void', 'season']) who;
select is(pg_temp.role_of(who || '@example.org'), null, 'K44 nobody comes in with an invitation that is no longer open: ' || who)
from unnest(array['taken', 'late', 'void', 'season']) who;
select pg_temp.answer('admin', $$invite('after@example.org', 'admin')$$);
update private.invitations set invited_by = tests.id_of('second') where email = 'after@example.org';
update public.user_roles set until = now() where user_id = tests.id_of('second');
insert into auth.users (email, email_confirmed_at) values ('after@example.org', now());
select is(pg_temp.role_of('after@example.org'), null, 'K43 K44 nor with one of an administrator whose role has ended');

-- ------------------------------------------------------------------ nothing stops a sign-in
alter table private.invitations add constraint broken check (accepted_at is null) not valid;
insert into private.invitations (email, role, invited_by) values ('unlucky@example.org', 'editor', tests.id_of('admin'));
select lives_ok($$insert into auth.users (email, email_confirmed_at) values ('unlucky@example.org', now())$$, 'K44 a sign-up goes through also when the invitation cannot be accepted');
select is(pg_temp.role_of('unlucky@example.org'), null, 'K44 and gives no role');

select * from finish();
rollback;
