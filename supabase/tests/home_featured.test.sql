begin;
select no_plan();

delete from public.tours;
delete from private.change_log;
insert into public.tours (id, title, category, status) values
  (1, 'A', 'Farm Tours', 'published'), (2, 'B', 'Farm Tours', 'published'), (3, 'C', 'Farm Tours', 'published'), (4, 'D', 'Farm Tours', 'draft');
delete from private.change_log;
create function pg_temp.home() returns text language sql as $$ select string_agg(tour_id::text, ' ' order by position) from public.home_featured $$;

select tests.act('admin', 'select public.set_home_featured(array[1, 2, 3])');
select is(pg_temp.home(), '1 2 3', 'K28 three tours in order');
select tests.act('admin', 'select public.set_home_featured(array[3, 1, 2])');
select is(pg_temp.home(), '3 1 2', 'K28 in another order');
select tests.act('admin', 'select public.set_home_featured(array[3, 1, 2])');
select results_eq($$select actor, op, row_id, old_row ->> 'tour_ids', new_row ->> 'tour_ids' from private.change_log order by id$$,
  $$values (tests.id_of('admin'), 'UPDATE', 'home', '[]', '[1, 2, 3]'), (tests.id_of('admin'), 'UPDATE', 'home', '[1, 2, 3]', '[3, 1, 2]')$$, 'K19 K28 the log knows what it was, and no change is none');
select is(tests.attempt('admin', format('select public.set_home_featured(%s)', tour_ids)), '22023', 'K28 exactly three different tours, not ' || tour_ids)
from unnest(array['array[1, 2]', 'array[1, 2, 3, 4]', 'array[1, 2, 3, 999]', 'array[1, 1, 2]', 'array[1, 2, 999]', 'array[1, 2, null]', $$'{}'$$, 'null', 'array[array[1, 2, 3]]']) tour_ids;
select is(pg_temp.home(), '3 1 2', 'K28 what was refused changed nothing');
select is(tests.attempt(who, 'select public.set_home_featured(array[1, 2, 3])'), '42501', 'K28 X6 set_home_featured is closed to ' || who)
from unnest(array['anon', 'member', 'ended', 'service_role']) who;

select tests.act('admin', 'select public.set_home_featured(array[4, 1, 2])');
select is(tests.attempt(who, 'select * from public.home_featured'), seen || ' rows', format('K28 %s sees %s of three, as one is a draft', who, seen))
from (values ('anon', 2), ('member', 2), ('admin', 3), ('service_role', 3)) v (who, seen);
select is(tests.attempt(who, statement), '42501', format('K28 X6 %s: %s', who, statement))
from unnest(array['anon', 'member', 'admin']) who,
  unnest(array['insert into public.home_featured values (1, 3)', 'update public.home_featured set position = 2', 'delete from public.home_featured', 'truncate public.home_featured']) statement;
select is(tests.attempt('service_role', 'insert into public.home_featured values (4, 3)'), '23514', 'K28 no fourth place');
select is(tests.attempt('service_role', 'insert into public.home_featured values (0, 3)'), '23514', 'K28 no place before the first');
select is(tests.attempt('service_role', 'update public.home_featured set tour_id = 1'), '23505', 'K28 no tour twice');
delete from public.tours where id = 1;
select is(pg_temp.home(), '4 2', 'K28 a deleted tour leaves its place empty');
select tests.act('admin', 'select public.set_home_featured(array[2, 3, 4])');
select is(pg_temp.home(), '2 3 4', 'K28 until it is filled');

select * from finish();
rollback;
