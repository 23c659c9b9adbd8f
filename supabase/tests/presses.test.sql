begin;
select no_plan();

delete from public.tours;
delete from public.presses;
insert into public.tours (id, title, category, status, description, image, image_alt) values
  (3, 'Goats', 'Farm Tours', 'published', 'D', '/images/tours/1.jpg', 'A'),
  (5, 'Draft', 'Farm Tours', 'draft', 'D', '/images/tours/1.jpg', 'A');
delete from private.change_log;

create function pg_temp.press(arguments text, times int default 1) returns void language plpgsql as $$
begin
  for time in 1 .. times loop
    perform tests.act('anon', format('select public.count_press(%s)', arguments));
  end loop;
end
$$;
create function pg_temp.counted() returns text language sql as $$
  select coalesce(string_agg(format('%s %s: %s', kind, tour_id, total), ', ' order by kind, tour_id), 'nothing') from public.presses
$$;

-- ------------------------------------------------------------------ only while it is on
select pg_temp.press($$'send', 3$$);
select is(pg_temp.counted(), 'nothing', 'Q40 nothing is counted without the sheet, or as it is shipped');
delete from public.site_facts where key = 'counting';
insert into public.site_facts (id, key, value) values (15, 'counting', '{"countsPresses": false}');
update public.site_facts set value = '{"countsPresses": true}' where key = 'contact';
select pg_temp.press($$'send', 3$$);
select is(pg_temp.counted(), 'nothing', 'Q40 nothing is counted while it is off');
update public.site_facts set value = '{"countsPresses": "true"}' where key = 'counting';
select pg_temp.press($$'send', 3$$);
select is(pg_temp.counted(), 'nothing', 'Q40 a word is no switch');
update public.site_facts set value = '{"countsPresses": true}' where key = 'counting';
delete from private.change_log;

-- ------------------------------------------------------------------ what is counted
select pg_temp.press($$'send', 3$$, 2);
select pg_temp.press($$'send', null$$);
select pg_temp.press($$'call'$$);
select pg_temp.press(format('%L, 3', kind)) from unnest(array['mail', 'brochure', 'shortlist']) kind;
select is(pg_temp.counted(), 'send 0: 1, send 3: 2, mail 3: 1, call 0: 1, brochure 3: 1, shortlist 3: 1', 'Q41 one number per kind and tour');
select is((select min(day) from public.presses), (now() at time zone 'Africa/Nairobi')::date, 'Q41 of the day in Kenya');
delete from public.presses;
select pg_temp.press($$'send', 99$$);
select pg_temp.press($$'send', 0$$);
select pg_temp.press($$'send', -1$$);
select pg_temp.press($$null, 3$$);
select is(pg_temp.counted(), 'nothing', 'Q41 no tour that does not exist, and no kind of press that is none');
select is(tests.attempt('anon', $$select public.count_press('view', 3)$$), '22P02', 'Q41 nor one that the site does not know');
select is(
  (select string_agg(attname || ' ' || atttypid::regtype, ', ' order by attnum) from pg_attribute where attrelid = 'public.presses'::regclass and attnum > 0 and not attisdropped),
  'day date, kind press_kind, tour_id bigint, total integer', 'Q41 there is no place for an address, an identity or a text');
select is((select count(*) from private.change_log), 0::bigint, 'Q48 Activity does not log a press');

-- ------------------------------------------------------------------ at most so many a minute
delete from private.press_minute;
select pg_temp.press($$'call'$$, 65);
select is(pg_temp.counted(), 'call 0: 60', 'Q42 a flood counts as sixty');
select pg_temp.press($$'mail', 3$$);
select is(pg_temp.counted(), 'call 0: 60', 'Q42 of all kinds together');
update private.press_minute set minute = minute - interval '1 minute';
select pg_temp.press($$'mail', 3$$, 2);
select is(pg_temp.counted(), 'mail 3: 2, call 0: 60', 'Q42 the next minute begins anew');
select is((select total from private.press_minute), 2, 'Q42 with its own number');
select is((select count(*) from private.press_minute), 1::bigint, 'Q42 which is one row');
delete from private.press_minute;
select pg_temp.press($$'send', 99$$, 65);
select pg_temp.press($$'send', 3$$);
select is(pg_temp.counted(), 'send 3: 1, mail 3: 2, call 0: 60', 'Q42 what is not counted leaves the minute to what is');

-- ------------------------------------------------------------------ who may do what
select is(tests.attempt(who, $$select public.count_press('call')$$), outcome, 'Q42 count: ' || who)
from (values ('anon', '1 rows'), ('member', '42501'), ('editor', '42501'), ('admin', '42501'), ('service_role', '42501')) v (who, outcome);
select is(tests.attempt(who, 'select * from public.presses'), outcome, 'Q42 X6 read the numbers: ' || who)
from (values ('anon', '42501'), ('member', '0 rows'), ('ended', '0 rows'), ('contributor', '3 rows'), ('editor', '3 rows'), ('admin', '3 rows')) v (who, outcome);
select is(tests.attempt(who, statement), '42501', format('Q42 X6 %s: %s', who, statement))
from unnest(array['anon', 'member', 'editor', 'admin', 'service_role']) who
cross join unnest(array[
  $$insert into public.presses values (current_date, 'call', 0, 9)$$, 'update public.presses set total = 9', 'delete from public.presses'
]) statement;
select is(tests.attempt(who, 'select * from private.press_minute'), '42501', 'Q42 X6 the minute is closed to ' || who)
from unnest(array['anon', 'member', 'admin', 'service_role']) who;
select is(tests.attempt(who, 'select public.presses_by_week()'), outcome, 'Q42 X6 ask for the weeks: ' || who)
from (values ('anon', '42501'), ('member', '1 rows'), ('service_role', '42501')) v (who, outcome);

-- ------------------------------------------------------------------ by week
create function pg_temp.weeks_of(who text, weeks int) returns jsonb language plpgsql as $$
declare
  found jsonb;
begin
  perform tests.become(who);
  found := public.presses_by_week(weeks);
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;
create function pg_temp.monday() returns date language sql as $$ select date_trunc('week', now() at time zone 'Africa/Nairobi')::date $$;
delete from public.presses;
insert into public.presses (day, kind, tour_id, total) values
  (pg_temp.monday(), 'send', 3, 2), (pg_temp.monday() + 6, 'send', 3, 5), (pg_temp.monday(), 'call', 0, 1),
  (pg_temp.monday() - 1, 'mail', 77, 4), (pg_temp.monday() - 7, 'mail', 77, 4), (pg_temp.monday() - 8, 'send', 3, 9);
select is(pg_temp.weeks_of('contributor', 2), jsonb_build_array(
  jsonb_build_object('week', pg_temp.monday(), 'kind', 'call', 'tour', null, 'title', null, 'total', 1),
  jsonb_build_object('week', pg_temp.monday(), 'kind', 'send', 'tour', 3, 'title', 'Goats', 'total', 7),
  jsonb_build_object('week', pg_temp.monday() - 7, 'kind', 'mail', 'tour', 77, 'title', null, 'total', 8)
), 'Q44 by week, kind and tour, the latest week first');
select is(jsonb_array_length(pg_temp.weeks_of('admin', weeks)), found, 'Q44 weeks asked for: ' || weeks)
from (values (0, 2), (1, 2), (3, 4), (2000000000, 4)) v (weeks, found);
select is(pg_temp.weeks_of('member', 12), '[]', 'Q42 nothing for whoever may not read it');
delete from public.presses;
select is(pg_temp.weeks_of('admin', 12), '[]', 'Q44 nothing is an empty list');

select * from finish();
rollback;
