begin;
select no_plan();

select is(tests.attempt('anon', 'select * from public.user_roles'), '42501', 'X6 anon sees no roles');
select is(tests.attempt('member', 'select * from public.user_roles'), '0 rows', 'X6 members see none');
select is(tests.attempt('admin', 'select * from public.user_roles'), '1 rows', 'X6 administrators see their own');
select is(tests.attempt('editor', $$select * from public.user_roles where role = 'editor'$$), '1 rows', 'K24 editors see their own');

select is(tests.attempt(who, $$insert into public.user_roles (user_id, role) values (tests.id_of('member'), 'admin')$$), '42501', 'X7 insert by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin']) who;
select is(tests.attempt(who, $$update public.user_roles set role = 'admin'$$), '42501', 'X7 update by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin']) who;
select is(tests.attempt(who, 'delete from public.user_roles'), '42501', 'X7 delete by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin']) who;
select is(tests.attempt(who, 'truncate public.user_roles'), '42501', 'X7 truncate by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin', 'service_role']) who;
select is(tests.attempt('service_role', $$insert into public.user_roles (user_id, role) values (tests.id_of('member'), 'admin')$$), '1 rows', 'E-4 the service key may');
select is(tests.attempt('postgres', $$insert into public.user_roles (user_id, role) values (tests.id_of('admin'), 'admin')$$), '23505', 'X5 each role once');
select is(tests.attempt('postgres', $$insert into public.user_roles (user_id, role) values (tests.id_of('admin'), 'owner')$$), '22P02', 'X5 no other role');
select enum_has_labels('public', 'app_role', array['admin', 'editor', 'user'], 'X5 the roles');

-- ------------------------------------------------------------------ is_admin
select is(tests.attempt('admin', 'select 1 where private.is_admin()'), '1 rows', 'X6 an administrator is one');
select is(tests.attempt(who, 'select 1 where private.is_admin()'), '0 rows', 'X6 ' || who || ' is none')
from unnest(array['member', 'editor', 'waiting']) who;
select is(tests.attempt('anon', 'select private.is_admin()'), '42501', 'X6 anon may not even ask');

-- ------------------------------------------------------------------ grant_admin
select is(tests.attempt(who, format('select %s(%L)', name, who || '@example.org')), '42501', 'E-4 ' || name || ' refuses ' || who)
from unnest(array['anon', 'member', 'editor', 'admin']) who, unnest(array['public.grant_admin', 'private.grant_admin']) name;
select tests.act('service_role', $$select public.grant_admin(' Member@Example.org ')$$);
select is((select role::text from public.user_roles where user_id = tests.id_of('member')), 'admin', 'E-4 the service key grants, however the address is typed');
select is(public.grant_admin('member@example.org'), 'already admin', 'E-4 again does no harm');
select is(private.grant_admin('editor@example.org'), 'granted', 'E-4 the operator grants in SQL');
select throws_ok($$select public.grant_admin('waiting@example.org')$$, 'PT404', null, 'E-4 not an unconfirmed account');
select throws_ok($$select public.grant_admin('nobody@example.org')$$, 'PT404', null, 'E-4 not a missing one');
select throws_ok($$select public.grant_admin(null)$$, 'PT404', null, 'E-4 not nobody');
select is((select count(*)::int from private.change_log where table_name = 'user_roles' and op = 'INSERT' and row_id = tests.id_of('member')::text), 1, 'K19 the log keeps who became administrator');

-- ------------------------------------------------------------------ the last administrator
delete from public.user_roles where user_id not in (tests.id_of('admin'), tests.id_of('second'));
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'admin'$$), '23514', 'K22 not all administrators at once');
delete from auth.users where id = tests.id_of('second');
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'admin'$$), '23514', 'K22 the last one stays');
select is(tests.attempt('service_role', $$update public.user_roles set role = 'user'$$), '23514', 'K22 and stays administrator');
select is(tests.attempt('postgres', $$delete from auth.users where id = tests.id_of('admin')$$), '23514', 'K22 and keeps the account');
insert into public.user_roles (user_id, role) values (tests.id_of('admin'), 'editor');
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'editor'$$), '1 rows', 'K22 other roles come and go');

select * from finish();
rollback;
