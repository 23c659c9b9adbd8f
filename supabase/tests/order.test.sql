begin;
select no_plan();

delete from public.tours;
delete from public.gallery_images;
insert into public.tours (id, title, category) values
  (1, 'A', 'Farm Tours'), (2, 'B', 'Farm Tours'), (3, 'C', 'Farm Tours'), (4, 'D', 'Farm Tours');

create function pg_temp.listed() returns text language sql as $$
  select string_agg(title, '' order by sort_order, id) from public.tours
$$;
create function pg_temp.move(row_id bigint, before_id bigint) returns text language plpgsql as $$
begin
  perform tests.act('admin', format('select public.move_row(%L, %L, %L)', 'tours', row_id, before_id));
  return pg_temp.listed();
end
$$;

-- ------------------------------------------------------------------ new rows
select results_eq('select sort_order from public.tours order by id', 'values (1024), (2048), (3072), (4096)', 'K14 rows of one statement come one after the other');
insert into public.tours (id, title, category, sort_order) values (5, 'E', 'Farm Tours', 1500);
select is(pg_temp.listed(), 'AEBCD', 'K14 a row that names its place gets it');
insert into public.tours (id, title, category) values (6, 'F', 'Farm Tours');
select is(pg_temp.listed(), 'AEBCDF', 'K14 any other comes last');
delete from public.tours where id in (5, 6);
delete from private.change_log;

-- ------------------------------------------------------------------ moving
select is(pg_temp.move(4, 2), 'ADBC', 'K14 before another');
select is(pg_temp.move(3, 1), 'CADB', 'K14 to the front');
select is(pg_temp.move(3, null), 'ADBC', 'K14 to the end');
select is(pg_temp.move(4, 2), 'ADBC', 'K14 to where it is');
select is(pg_temp.move(1, 2), 'DABC', 'K14 by one');

-- Each move halves what is left between two others; the eleventh finds nothing.
do $$ begin
  for round in 1..40 loop
    perform pg_temp.move(case when round % 2 = 0 then 4 else 1 end, 2);
  end loop;
end $$;
select is(pg_temp.listed(), 'ADBC', 'K14 forty times into the same gap');
update public.tours set sort_order = 7;
select is(pg_temp.move(4, 2), 'ADBC', 'K14 among rows that share a number the id decides, and moving works');
select is((select count(distinct sort_order)::int from public.tours), 4, 'K14 afterwards each has its own');

-- ------------------------------------------------------------------ no change of the row
select is((select sum(version)::int from public.tours), 4, 'K14 K18 no version was raised');
select is((select count(*)::int from private.change_log), 0, 'K14 K19 and nothing was logged');
select tests.act('service_role', $$update public.tours set title = title, sort_order = sort_order + 1$$);
select is((select sum(version)::int from public.tours), 4, 'K18 nor when the whole row was sent along');
select is((select count(*)::int from private.change_log), 0, 'K19 nor is that logged');
select tests.act('service_role', $$update public.tours set title = 'Changed', sort_order = sort_order + 1 where id = 1$$);
select is((select version from public.tours where id = 1), 2, 'K18 a change beside it is a change');
select is((select count(*)::int from private.change_log), 1, 'K19 and is logged');
select is(tests.attempt('service_role', 'update public.tours set sort_order = sort_order + 1, version = 99'), '4 rows', 'K18 the service key writes both');
select set_eq($$
  select c.relname || '.' || t.tgname from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where t.tgname in ('a_touch', 'log_change') and c.relname in ('tours', 'blog_posts', 'gallery_images')
    and (select array_agg(a.attname::text order by a.attnum) from pg_attribute a where a.attrelid = c.oid and a.attnum = any (t.tgattr))
      = (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attname <> 'sort_order')
$$, array['tours.a_touch', 'tours.log_change', 'blog_posts.a_touch', 'blog_posts.log_change', 'gallery_images.a_touch', 'gallery_images.log_change'],
  'K18 K19 a change of any other column counts');

-- ------------------------------------------------------------------ many rows
insert into public.gallery_images (id, url, title, sort_order) select n, '/images/a.webp', n::text, 100 + n from generate_series(1, 3000) n;
delete from private.change_log;
select tests.act('admin', $$select public.move_row('gallery_images', 2000, 1000)$$);
select is((select string_agg(title, ' ' order by sort_order, id) from public.gallery_images where id in (998, 999, 1000, 1001, 2000)), '998 999 2000 1000 1001', 'K14 without a gap the rows around make room');
select is((select count(*)::int from public.gallery_images a join public.gallery_images b on a.id < b.id and (a.sort_order, a.id) > (b.sort_order, b.id)
  where a.id <> 2000 and b.id <> 2000), 0, 'K14 and keep their order');
select is((select count(*)::int from private.change_log), 0, 'K14 K19 without a word in the log');
update public.gallery_images set sort_order = case when id = 1 then -2147483648 when id = 3000 then 2147483647 else sort_order end;
select is(tests.act('admin', $$select public.move_row('gallery_images', 5, 1)$$), 1::bigint, 'K14 before the lowest number there is');
select is(tests.act('admin', $$select public.move_row('gallery_images', 6, null)$$), 1::bigint, 'K14 after the highest number there is');
select results_eq($$(select id from public.gallery_images order by sort_order, id limit 2) union all
  (select id from (select id, sort_order from public.gallery_images order by sort_order desc, id desc limit 1) l)$$,
  'values (5::bigint), (1), (6)', 'K14 they got there');

-- ------------------------------------------------------------------ several at once
update public.tours set sort_order = id * 1024;
create function pg_temp.place(row_ids bigint[], before_id bigint) returns text language plpgsql as $$
begin
  perform tests.act('admin', format('select public.place_rows(%L, %L::bigint[], %L)', 'tours', row_ids, before_id));
  return pg_temp.listed();
end
$$;
create function pg_temp.arrange(row_ids bigint[]) returns text language plpgsql as $$
begin
  perform tests.act('admin', format('select public.arrange_rows(%L, %L::bigint[])', 'tours', row_ids));
  return pg_temp.listed();
end
$$;
update public.tours set title = 'A' where id = 1;
delete from private.change_log;
select is(pg_temp.place('{4,2}', 1), 'DBAC', 'K55 several to the front, in the given order');
select is(pg_temp.place('{2,4}', null), 'ACBD', 'K55 and to the end');
select is(pg_temp.place('{1,4}', 2), 'CADB', 'K55 and between');
select is(pg_temp.place('{1,4,1,99}', 2), 'CADB', 'K55 whoever is named twice or gone does no harm');
select is(pg_temp.place('{4,3,2,1}', null), 'DCBA', 'K55 all of them');
select is(pg_temp.place('{}', 2), 'DCBA', 'K55 none');
update public.tours set sort_order = 7;
select is(pg_temp.place('{4,1}', 3), 'BDAC', 'K55 among rows that share a number');
update public.tours set sort_order = case id when 1 then -2147483648 when 2 then -2147483647 when 3 then 2147483646 else 2147483647 end;
select is(pg_temp.place('{3,4}', 1), 'CDAB', 'K55 before the lowest number there is');
update public.tours set sort_order = case id when 1 then -2147483648 when 2 then -2147483647 when 3 then 2147483646 else 2147483647 end;
select is(pg_temp.place('{1,2}', null), 'CDAB', 'K55 after the highest number there is');
update public.tours set sort_order = id;
select is(pg_temp.arrange('{4,1}'), 'DBCA', 'K55 two swap places, the others stay');
select is(pg_temp.arrange('{3,2,1}'), 'DCBA', 'K55 three take each other''s places');
select is(pg_temp.arrange('{3,3,99}'), 'DCBA', 'K55 one alone has nowhere to go');
update public.tours set sort_order = 7;
select is(pg_temp.arrange('{3,1}'), 'CBAD', 'K55 rows that share a number are told apart first');
select is((select count(*)::int from private.change_log), 0, 'K55 K19 none of it is in the log');

-- ------------------------------------------------------------------ who, and what is refused
select is(tests.attempt(who, call), '42501', 'K55 X6 ' || call || ' refuses ' || who)
from unnest(array['anon', 'member', 'contributor', 'service_role']) who,
  unnest(array[$$select public.place_rows('tours', '{1}', 2)$$, $$select public.arrange_rows('tours', '{1,2}')$$]) call;
select is(tests.attempt('editor', call), '1 rows', 'K55 K23 ' || call || ' is for editors')
from unnest(array[$$select public.place_rows('tours', '{1}', 2)$$, $$select public.arrange_rows('tours', '{1,2}')$$]) call;
select is(tests.attempt('admin', call), code, 'K55 refused: ' || call)
from (values ($$select public.place_rows('user_roles', '{1}', 2)$$, '22023'), ($$select public.place_rows(null, '{1}', 2)$$, '22023'),
  ($$select public.place_rows('tours', null, 2)$$, '22023'), ($$select public.place_rows('tours', '{null}', 2)$$, '22023'),
  ($$select public.place_rows('tours', '{1,2}', 2)$$, '22023'), ($$select public.place_rows('tours', '{1}', 999)$$, 'PT404'),
  ($$select public.arrange_rows('user_roles', '{1}')$$, '22023'), ($$select public.arrange_rows('tours', null)$$, '22023')) v (call, code);
select is(tests.attempt(who, $$select public.move_row('tours', 1, 2)$$), '42501', 'K14 X6 move_row refuses ' || who)
from unnest(array['anon', 'member', 'ended', 'service_role']) who;
select is(tests.attempt('admin', format('select public.move_row(%s)', arguments)), code, 'K14 move_row refuses ' || arguments)
from (values ($$'user_roles', 1, 2$$, '22023'), ($$null, 1, 2$$, '22023'), ($$'tours', 1, 1$$, '22023'), ($$'tours', 999, 1$$, 'PT404'),
  ($$'tours', 1, 999$$, 'PT404'), ($$'tours', null, 1$$, 'PT404'), ($$'tours', null, null$$, 'PT404'), ($$'tours; drop table tours', 1, 2$$, '22023')) v (arguments, code);

select * from finish();
rollback;
