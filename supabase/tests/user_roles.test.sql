begin;
select no_plan();

select is(tests.attempt('anon', 'select * from public.user_roles'), '42501', 'X6 anon sees no roles');
select is(tests.attempt('member', 'select * from public.user_roles'), '0 rows', 'X6 members see none');
select is(tests.attempt('second', 'select * from public.user_roles'), '1 rows', 'X6 administrators see their own');
select is(tests.attempt('admin', 'select * from public.user_roles'), '2 rows', 'Z4 the owner both of theirs');
select is(tests.attempt('editor', $$select * from public.user_roles where role = 'editor'$$), '1 rows', 'K24 editors see their own');
select is(tests.attempt('contributor', 'select * from public.user_roles'), '1 rows', 'K41 and contributors theirs');
select is(tests.attempt('ended', 'select * from public.user_roles'), '0 rows', 'K43 a role that has ended is none');

select is(tests.attempt(who, $$insert into public.user_roles (user_id, role) values (tests.id_of('member'), 'admin')$$), '42501', 'X7 insert by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin']) who;
select is(tests.attempt(who, $$update public.user_roles set role = 'admin'$$), '42501', 'X7 update by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin']) who;
select is(tests.attempt(who, 'delete from public.user_roles'), '42501', 'X7 delete by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin']) who;
select is(tests.attempt(who, 'truncate public.user_roles'), '42501', 'X7 truncate by ' || who || ' is refused')
from unnest(array['anon', 'member', 'editor', 'admin', 'service_role']) who;
select is(tests.attempt('service_role', $$insert into public.user_roles (user_id, role) values (tests.id_of('member'), 'admin')$$), '1 rows', 'the service key may');
select is(tests.attempt('postgres', $$insert into public.user_roles (user_id, role) values (tests.id_of('admin'), 'admin')$$), '23505', 'X5 each role once');
select is(tests.attempt('postgres', $$insert into public.user_roles (user_id, role) values (tests.id_of('admin'), 'guide')$$), '22P02', 'X5 no other role');
select enum_has_labels('public', 'app_role', array['owner', 'admin', 'editor', 'contributor', 'user'], 'X5 the roles');

-- ------------------------------------------------------------------ the question
select is(tests.attempt(who, format('select 1 where private.may(%L)', asked)), case when asked = any (rights) then '1 rows' else '0 rows' end, format('X6 K24 K41 whether %s may %s', who, asked))
from (values ('admin', '{write,publish,manage}'::text[]), ('second', '{write,publish,manage}'), ('editor', '{write,publish}'), ('contributor', '{write}'),
  ('member', '{}'), ('waiting', '{}'), ('ended', '{}'), ('invited', '{}')) as people (who, rights),
  unnest(array['write', 'publish', 'manage', 'own', '']) asked;
select is(tests.attempt('admin', 'select 1 where private.may(null)'), '0 rows', 'X6 nobody may nothing in particular');
select is(tests.attempt('anon', $$select private.may('write')$$), '42501', 'X6 anon may not even ask');
update public.user_roles set until = moment from (values ('contributor', now()), ('ended', now() + interval '1 microsecond')) as ends (who, moment) where user_id = tests.id_of(who);
select is(tests.attempt('contributor', $$select 1 where private.may('write')$$), '0 rows', 'K43 rights end by themselves at their moment');
select is(tests.attempt('ended', $$select 1 where private.may('manage')$$), '1 rows', 'K43 and not before it');
update public.user_roles set until = moment from (values ('contributor', now() + interval '1 day'), ('ended', now())) as ends (who, moment) where user_id = tests.id_of(who);

-- ------------------------------------------------------------------ hostile tokens
create function pg_temp.may(claims jsonb) returns boolean language plpgsql as $$
declare
  answer boolean;
begin
  perform set_config('request.jwt.claims', claims::text, true);
  perform set_config('role', 'authenticated', true);
  answer := private.may('manage');
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
select is(pg_temp.may(jsonb_build_object('sub', tests.id_of('member')) || claims), false, 'Z3 no claim makes a member an administrator: ' || claims::text)
from unnest(array[
  '{"role": "admin"}', '{"role": "service_role"}', '{"user_role": "admin"}', '{"user_metadata": {"role": "admin"}}',
  '{"app_metadata": {"role": "admin", "roles": ["admin"]}}', '{"aal": "aal2"}', '{"aud": "admin"}', '{"is_admin": true}',
  '{"email": "admin@example.org"}', '{"aal": "aal2", "amr": [{"method": "totp"}]}'
]::jsonb[]) claims;
select is(pg_temp.may('{"aal": "aal2"}'), false, 'Z3 nor does a token without an account');

-- ------------------------------------------------------------------ the second factor
select is(pg_temp.may(jsonb_build_object('sub', tests.id_of('admin'))), true, 'Z3 a backend without second factors asks for none');
create table auth.mfa_factors (user_id uuid, status text);
insert into auth.mfa_factors values
  (tests.id_of('admin'), 'unverified'), (tests.id_of('second'), 'verified'), (tests.id_of('member'), 'verified');
select is(pg_temp.may(jsonb_build_object('sub', tests.id_of(who)) || claims), wanted, format('Z3 %s with %s: %s', who, claims, wanted))
from (values
  ('admin', '{}', true), ('admin', '{"aal": "aal1"}', true), ('admin', '{"aal": "aal2"}', true),
  ('second', '{}', false), ('second', '{"aal": "aal1"}', false), ('second', '{"aal": "aal2"}', true),
  ('second', '{"aal": "AAL2"}', false), ('second', '{"aal": null}', false), ('second', '{"user_metadata": {"aal": "aal2"}}', false),
  ('second', '{"app_metadata": {"aal": "aal2"}}', false),
  ('member', '{"aal": "aal2"}', false), ('member', '{"aal": "aal1"}', false)
) as cases (who, claims_text, wanted), lateral (select claims_text::jsonb as claims) c;
select is(tests.attempt('second', statement), wanted, 'Z3 without the second factor: ' || statement)
from (values
  ($$update public.tours set title = 'Changed'$$, '0 rows'), ($$insert into public.tours (title, category) values ('New', 'Farm Tours')$$, '42501'),
  ('delete from public.tours', '0 rows'), ('select * from public.people()', '42501'), ('select public.begin_publish(''{}'')', '42501'),
  ($$select public.give_role(tests.id_of('member'), 'admin')$$, '42501'), ('select * from public.publishes', '0 rows'),
  ($$insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/new.webp')$$, '42501'),
  ($$delete from storage.objects where bucket_id = 'gallery'$$, '0 rows'), ('select * from storage.objects', '0 rows')
) as cases (statement, wanted);
update auth.mfa_factors set status = 'verified';
select is(tests.attempt('admin', $$select public.hand_over(tests.id_of('second'))$$), '42501', 'Z3 Z4 nor does the owner hand over without it');
drop table auth.mfa_factors;

-- ------------------------------------------------------------------ grant_admin
select is(tests.attempt(who, format('select %s(%L)', name, who || '@example.org')), '42501', name || ' refuses ' || who)
from unnest(array['anon', 'member', 'editor', 'admin']) who, unnest(array['public.grant_admin', 'private.grant_admin']) name;
select tests.act('service_role', $$select public.grant_admin(' Member@Example.org ')$$);
select is((select role::text from public.user_roles where user_id = tests.id_of('member')), 'admin', 'the service key grants, however the address is typed');
insert into auth.users (id, email, email_confirmed_at) values (gen_random_uuid(), 'jane_doe@example.org', null), (gen_random_uuid(), 'janexdoe@example.org', now());
select throws_ok($$select public.grant_admin('jane_doe@example.org')$$, 'PT404', null, 'Z3 an address means itself alone, its underscores included');
select throws_ok($$select public.grant_admin('%@example.org')$$, 'PT404', null, 'Z3 and no pattern');
select is(public.grant_admin('member@example.org'), 'already admin', 'again does no harm');
select is(private.grant_admin('editor@example.org'), 'granted', 'the operator grants in SQL');
select is((select string_agg(role::text, ' ') from public.user_roles where user_id = tests.id_of('editor')), 'admin', 'K24 an account has one role');
select is(private.grant_admin('ended@example.org'), 'granted', 'K43 the operator lets in again whose role has ended');
select is((select until from public.user_roles where user_id = tests.id_of('ended')), null, 'K43 for good');
select throws_ok($$select public.grant_admin('waiting@example.org')$$, 'PT404', null, 'not an unconfirmed account');
select throws_ok($$select public.grant_admin('nobody@example.org')$$, 'PT404', null, 'not a missing one');
select throws_ok($$select public.grant_admin(null)$$, 'PT404', null, 'not nobody');
select is((select count(*)::int from private.change_log where table_name = 'user_roles' and op = 'INSERT' and row_id = tests.id_of('member')::text), 1, 'K19 the log keeps who became administrator');

-- ------------------------------------------------------------------ the last administrator and the owner
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'owner'$$), 'PT423', 'Z4 the owner stays the owner');
select is(tests.attempt('service_role', $$update public.user_roles set role = 'user' where role = 'owner'$$), 'PT423', 'Z4 also for the service key');
select is(tests.attempt('postgres', $$update public.user_roles set user_id = tests.id_of('second') where role = 'owner'$$), 'PT423', 'Z4 and hands over only as an owner does');
select is(tests.attempt('postgres', $$delete from auth.users where id = tests.id_of('admin')$$), 'PT423', 'Z4 and keeps the account');
select is(tests.attempt('postgres', $$insert into public.user_roles (user_id, role) values (tests.id_of('second'), 'owner')$$), '23505', 'Z4 there is one owner');
select is(tests.attempt('postgres', $$select private.make_owner(tests.id_of('waiting'))$$), 'PT409', 'Z4 an administrator');
select is(tests.attempt('service_role', $$select private.make_owner(tests.id_of('second'))$$), '42501', 'Z4 whom the service key does not choose');
delete from public.user_roles where user_id not in (tests.id_of('admin'), tests.id_of('second'));
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'admin'$$), 'PT423', 'K22 not all administrators at once');
delete from auth.users where id = tests.id_of('second');
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'admin'$$), '23514', 'K22 the last one stays');
select is(tests.attempt('service_role', $$update public.user_roles set role = 'user' where role = 'admin'$$), '23514', 'K22 and stays administrator');
select is(tests.attempt('postgres', $$delete from auth.users where id = tests.id_of('admin')$$) in ('23514', 'PT423'), true, 'K22 and keeps the account');
select is(tests.attempt('postgres', $$insert into public.user_roles (user_id, role) values (tests.id_of('admin'), 'editor')$$), '23505', 'K24 nobody has two roles');
select is(tests.attempt('postgres', $$update public.user_roles set until = now() + interval '1 day' where role = 'owner'$$) in ('PT423', '23514'), true, 'K43 the owner has no end date');
select is(tests.attempt('postgres', $$update public.user_roles set until = now() + interval '1 day' where role = 'admin'$$) in ('PT423', '23514'), true, 'K43 nor have the rights of the owner');
insert into public.user_roles (user_id, role) values (tests.id_of('janexdoe'), 'editor');
select is(tests.attempt('postgres', $$delete from public.user_roles where role = 'editor'$$), '1 rows', 'K22 other roles come and go');
delete from public.user_roles where role = 'editor';
-- Without any, as before the first sign-up.
alter table public.user_roles disable trigger keep_one_admin;
delete from public.user_roles;
alter table public.user_roles enable trigger keep_one_admin;
select is(private.grant_admin('janexdoe@example.org'), 'granted', 'Z4 whoever is made administrator first');
select is((select u.email::text from public.user_roles r join auth.users u on u.id = r.user_id where r.role = 'owner'), 'janexdoe@example.org', 'Z4 is the owner');

select * from finish();
rollback;
