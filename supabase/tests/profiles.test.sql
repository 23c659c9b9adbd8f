begin;
select no_plan();

-- ------------------------------------------------------------------ the row made at sign-up
select is((select full_name || ' ' || email from public.profiles where id = tests.id_of('member')),
  'Test Member member@example.org', 'X4 sign-up makes the profile');
select is((select full_name from public.profiles where id = tests.id_of('second')), null, 'X4 the name is optional');

create function pg_temp.sign_up(email text, metadata jsonb) returns text language plpgsql as $$
declare
  account uuid;
begin
  insert into auth.users (email, raw_user_meta_data) values (email, metadata) returning id into account;
  return (select coalesce(p.full_name, 'no name') || '; ' || coalesce(p.email, 'no address') from public.profiles p where p.id = account);
end
$$;
select is(pg_temp.sign_up('a@example.org', '{"full_name": {"a": 1}}'), 'no name; a@example.org', 'X4 an object as name');
select is(pg_temp.sign_up('b@example.org', '{"full_name": 42}'), 'no name; b@example.org', 'X4 a number as name');
select is(pg_temp.sign_up('c@example.org', jsonb_build_object('full_name', repeat('x', 5000))), repeat('x', 100) || '; c@example.org', 'X4 5,000 characters');
select is(pg_temp.sign_up('d@example.org', jsonb_build_object('full_name', chr(8238) || 'evil' || chr(7))), 'evil; d@example.org', 'X4 control and direction marks');
select is(pg_temp.sign_up('e@example.org', '{"full_name": "<img src=x onerror=alert(1)>"}'), '<img src=x onerror=alert(1)>; e@example.org', 'X4 markup is text');
select is(pg_temp.sign_up('f@example.org', '{"full_name": "   "}'), 'no name; f@example.org', 'X4 blanks');
select is(pg_temp.sign_up('g@example.org', 'null'), 'no name; g@example.org', 'X4 null as metadata');
select is(pg_temp.sign_up('h@example.org', '[1, 2]'), 'no name; h@example.org', 'X4 a list as metadata');
select is(pg_temp.sign_up('i@example.org', null), 'no name; i@example.org', 'X4 no metadata');
select is(pg_temp.sign_up(null, '{}'), 'no name; no address', 'X4 no address');
select is(pg_temp.sign_up('no address at all', '{"full_name": "A"}'), 'no name; no address', 'X4 an address the table refuses');
select is(pg_temp.sign_up('j@example.org', '{"role": "admin", "is_admin": true, "full_name": "J"}'), 'J; j@example.org', 'X7 a role in the metadata is ignored');
select is((select count(*)::int from public.user_roles r join auth.users u on u.id = r.user_id where u.email = 'j@example.org'), 0, 'X7 and gives none');
savepoint without_table;
alter table public.profiles rename to profiles_gone;
select lives_ok($$insert into auth.users (email) values ('k@example.org')$$, 'X4 nothing about profiles can stop a sign-up');
rollback to without_table;

-- ------------------------------------------------------------------ who may do what
select is(tests.attempt('anon', 'select * from public.profiles'), '42501', 'X6 anon sees no profiles');
select is(tests.attempt('member', 'select * from public.profiles'), '1 rows', 'X6 members see one profile');
select is(tests.attempt('member', $$select * from public.profiles where id = tests.id_of('member')$$), '1 rows', 'X6 their own');
select is(tests.attempt('admin', 'select * from public.profiles'), '1 rows', 'X6 administrators, too');
select is(tests.attempt('anon', $$update public.profiles set full_name = 'x'$$), '42501', 'X6 anon changes no profile');
select is(tests.attempt('member', $$update public.profiles set full_name = 'x', email = 'x@example.org'$$), '1 rows', 'X6 members change one profile');
select is(tests.attempt('member', $$update public.profiles set full_name = 'x' where id = tests.id_of('admin')$$), '0 rows', 'X6 not that of others');
select is(tests.attempt('admin', $$update public.profiles set full_name = 'x' where id = tests.id_of('member')$$), '0 rows', 'X6 administrators neither');
select is(tests.attempt('member', $$update public.profiles set id = tests.id_of('admin')$$), '42501', 'X6 a profile stays with its account');
select is(tests.attempt('member', $$update public.profiles set created_at = now()$$), '42501', 'X6 the dates are the server''s');
select is(tests.attempt('member', $$insert into public.profiles (id) values (tests.id_of('member'))$$), '42501', 'X6 members add no profile');
select is(tests.attempt('member', 'delete from public.profiles'), '42501', 'X6 members delete no profile');
select is(tests.attempt('admin', 'delete from public.profiles'), '42501', 'X6 administrators neither');
select is(tests.attempt('member', 'truncate public.profiles'), '42501', 'X6 nobody empties the table');

-- ------------------------------------------------------------------ what it takes
select tests.act('member', $$update public.profiles set full_name = '  ', email = ''$$);
select is((select full_name is null and email is null from public.profiles where id = tests.id_of('member')), true, 'X4 emptied fields are none');
select tests.act('member', $$update public.profiles set full_name = ' New Name '$$);
select is((select full_name from public.profiles where id = tests.id_of('member')), 'New Name', 'X4 outer blanks are dropped');
select is(tests.attempt('member', $$update public.profiles set full_name = repeat('x', 101)$$), '23514', 'X4 a name has 100 characters');
select is(tests.attempt('member', $$update public.profiles set full_name = E'a\nb'$$), '23514', 'X4 in one line');
select is(tests.attempt('member', $$update public.profiles set email = 'a@b'$$), '23514', 'X4 an address has a dot');
select is(tests.attempt('member', $$update public.profiles set email = 'a b@c.de'$$), '23514', 'X4 and no blank');
select is(tests.attempt('member', $$update public.profiles set email = E'a@c.de\nBcc: b@c.de'$$), '23514', 'X4 and no second line');
select is(tests.attempt('member', $$update public.profiles set email = repeat('x', 250) || '@c.de'$$), '23514', 'X4 and 254 characters');
select is(tests.attempt('member', $$update public.profiles set email = 'admin@example.org'$$), '1 rows', 'X4 a taken address is no oracle');
delete from auth.users where id = tests.id_of('ended');
select is((select count(*)::int from public.profiles), (select count(*)::int from auth.users), 'X4 the profile goes with the account');

select * from finish();
rollback;
