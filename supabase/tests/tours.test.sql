begin;
select no_plan();

-- Four rows that differ only in who may see them; nothing else is in the way.
delete from public.tours;
delete from private.change_log;
insert into public.tours (id, title, category, status, publish_at) values
  (1, 'Published', 'Farm Tours', 'published', null),
  (2, 'Draft', 'Farm Tours', 'draft', null),
  (3, 'Scheduled', 'Farm Tours', 'published', now() + interval '1 day'),
  (4, 'Due', 'Farm Tours', 'published', now() - interval '1 day'),
  (5, 'Taken back', 'Farm Tours', 'unpublished', null);

-- ------------------------------------------------------------------ who may do what
select is(tests.attempt('anon', 'select id from public.tours'), '2 rows', 'X6 anon sees 2 of 5 tours');
select is(tests.attempt('anon', format('select %I from public.tours', hidden)), '42501', 'Z5 anon may not read ' || hidden)
from unnest(array['updated_by', 'created_by', 'version', 'updated_at', 'first_published_at']) hidden;
select is(tests.attempt('member', 'select * from public.tours'), '2 rows', 'X6 member sees 2 of 5 tours');
select is(tests.attempt('ended', 'select * from public.tours'), '2 rows', 'X6 one whose role has ended sees 2 of 5 tours');
select is(tests.attempt('admin', 'select * from public.tours'), '5 rows', 'X6 admin sees 5 of 5 tours');
select is(tests.attempt('service_role', 'select * from public.tours'), '5 rows', 'X6 service_role sees 5 of 5 tours');
select is(tests.attempt('anon', $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '42501', 'X6 insert by anon: 42501');
select is(tests.attempt('member', $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '42501', 'X6 insert by member: 42501');
select is(tests.attempt('ended', $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '42501', 'X6 insert by one whose role has ended: 42501');
select is(tests.attempt('admin', $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '1 rows', 'X6 insert by admin: 1 rows');
select is(tests.attempt('service_role', $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '1 rows', 'X6 insert by service_role: 1 rows');
select is(tests.attempt('anon', $$update public.tours set title = 'Changed'$$), '42501', 'X6 update by anon: 42501');
select is(tests.attempt('member', $$update public.tours set title = 'Changed'$$), '0 rows', 'X6 update by member: 0 rows');
select is(tests.attempt('ended', $$update public.tours set title = 'Changed'$$), '0 rows', 'X6 update by one whose role has ended: 0 rows');
select is(tests.attempt('admin', $$update public.tours set title = 'Changed'$$), '5 rows', 'X6 update by admin: 5 rows');
select is(tests.attempt('service_role', $$update public.tours set title = 'Changed'$$), '5 rows', 'X6 update by service_role: 5 rows');
select is(tests.attempt('anon', 'delete from public.tours'), '42501', 'X6 delete by anon: 42501');
select is(tests.attempt('member', 'delete from public.tours'), '0 rows', 'X6 delete by member: 0 rows');
select is(tests.attempt('ended', 'delete from public.tours'), '0 rows', 'X6 delete by one whose role has ended: 0 rows');
select is(tests.attempt('admin', 'delete from public.tours'), '5 rows', 'X6 delete by admin: 5 rows');
select is(tests.attempt('service_role', 'delete from public.tours'), '5 rows', 'X6 delete by service_role: 5 rows');
select is(tests.attempt('anon', 'truncate public.tours'), '42501', 'X6 truncate by anon is refused');
select is(tests.attempt('member', 'truncate public.tours'), '42501', 'X6 truncate by member is refused');
select is(tests.attempt('ended', 'truncate public.tours'), '42501', 'X6 truncate by one whose role has ended is refused');
select is(tests.attempt('admin', 'truncate public.tours'), '42501', 'X6 truncate by admin is refused');
select is(tests.attempt('service_role', 'truncate public.tours'), '42501', 'X6 truncate by service_role is refused');
select is(tests.attempt('admin', $$update public.tours set id = 77$$), '42501', 'X6 administrators cannot set id');
select is(tests.attempt('admin', $$update public.tours set created_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set created_at');
select is(tests.attempt('admin', $$update public.tours set version = 77$$), '42501', 'X6 administrators cannot set version');
select is(tests.attempt('admin', $$update public.tours set updated_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set updated_at');
select is(tests.attempt('admin', $$update public.tours set updated_by = tests.id_of('member')$$), '42501', 'X6 administrators cannot set updated_by');
select is(tests.attempt('admin', $$update public.tours set created_by = tests.id_of('member')$$), '42501', 'K41 administrators cannot set created_by');
select is(tests.attempt('admin', $$update public.tours set first_published_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set first_published_at');
select is(tests.attempt('admin', 'update public.tours set title = title where id = 2'), '1 rows', 'X14 administrators may set title');
select is(tests.attempt('admin', 'update public.tours set category = category where id = 2'), '1 rows', 'X14 administrators may set category');
select is(tests.attempt('admin', 'update public.tours set duration = duration where id = 2'), '1 rows', 'X14 administrators may set duration');
select is(tests.attempt('admin', 'update public.tours set location = location where id = 2'), '1 rows', 'X14 administrators may set location');
select is(tests.attempt('admin', 'update public.tours set image = image where id = 2'), '1 rows', 'X14 administrators may set image');
select is(tests.attempt('admin', 'update public.tours set featured = featured where id = 2'), '1 rows', 'X14 administrators may set featured');
select is(tests.attempt('admin', 'update public.tours set slug = slug where id = 2'), '1 rows', 'X14 administrators may set slug');
select is(tests.attempt('admin', 'update public.tours set description = description where id = 2'), '1 rows', 'X14 administrators may set description');
select is(tests.attempt('admin', 'update public.tours set full_description = full_description where id = 2'), '1 rows', 'X14 administrators may set full_description');
select is(tests.attempt('admin', 'update public.tours set itinerary = itinerary where id = 2'), '1 rows', 'X14 administrators may set itinerary');
select is(tests.attempt('admin', 'update public.tours set includes = includes where id = 2'), '1 rows', 'X14 administrators may set includes');
select is(tests.attempt('admin', 'update public.tours set participants = participants where id = 2'), '1 rows', 'X14 administrators may set participants');
select is(tests.attempt('admin', 'update public.tours set external_links = external_links where id = 2'), '1 rows', 'X14 administrators may set external_links');
select is(tests.attempt('admin', 'update public.tours set image_alt = image_alt where id = 2'), '1 rows', 'X14 administrators may set image_alt');
select is(tests.attempt('admin', 'update public.tours set status = status where id = 2'), '1 rows', 'X14 administrators may set status');
select is(tests.attempt('admin', 'update public.tours set publish_at = publish_at where id = 2'), '1 rows', 'X14 administrators may set publish_at');
select is(tests.attempt('admin', 'update public.tours set sort_order = sort_order where id = 2'), '42501', 'K14 the place in the list is given by move_row alone');

delete from public.user_roles where user_id = tests.id_of('second');
select is(tests.attempt('second', 'select * from public.tours'), '2 rows', 'X6 a former administrator sees what members see');
select is(tests.attempt('second', $$update public.tours set title = 'Changed'$$), '0 rows', 'X6 a former administrator changes nothing');
select is(tests.attempt('second', $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '42501', 'X6 a former administrator adds nothing');

-- ------------------------------------------------------------------ columns and triggers
select is(tests.attempt('service_role', $$insert into public.tours (id, title, category, duration, location, image, featured, created_at) values (900, 'Spec', 'Farm Tours', '1 day', 'Naivasha', '/images/a.webp', true, '2026-01-01')$$), '1 rows', 'X14 the columns of the specification suffice');
select is(tests.attempt('admin', $$insert into public.tours (title, category, duration, location, image, featured) values ('Spec', 'Farm Tours', '1 day', 'Naivasha', '/images/a.webp', true)$$), '1 rows', 'X14 also without those that belong to the server');
select tests.act('admin', $$insert into public.tours (title, category) values ('Made', 'Farm Tours')$$);
select is((select array[status, version::text, updated_by::text] from public.tours where title = 'Made'),
  array['draft', '1', tests.id_of('admin')::text], 'X14 a new row is a draft of version 1 by whoever made it');
select is(tests.attempt('admin', format($q$insert into public.tours (title, category, %s) values ('Made', 'Farm Tours', %s)$q$, entry[1], entry[2])), '42501', 'Z5 administrators may not choose ' || entry[1])
from (values (array['id', '9007199254740991']), (array['created_at', 'now()']), (array['updated_at', 'now()']), (array['version', '9']), (array['updated_by', $$tests.id_of('member')$$]), (array['created_by', $$tests.id_of('member')$$]), (array['first_published_at', 'now()'])) as columns (entry);
select is((select max(id) from public.tours) > 5, true, 'X14 an explicit id pushes the automatic ones ahead');
select lives_ok($$insert into public.tours (id, title, category) values (5000, 'Far', 'Farm Tours'); insert into public.tours (title, category) values ('Next', 'Farm Tours')$$, 'X14 rows after an explicit id do not collide');
select is((select id from public.tours where title = 'Next'), 5001::bigint, 'X14 and are numbered on');
select tests.act('admin', $$update public.tours set title = 'Changed' where id = 2 and version = 1$$);
select is((select version from public.tours where id = 2), 2, 'K18 each change raises the version');
select is(tests.attempt('admin', $$update public.tours set title = 'Changed' where id = 2 and version = 1$$), '0 rows', 'K18 a stale version changes nothing');
select is((select updated_by from public.tours where id = 2), tests.id_of('admin'), 'K19 the row knows who changed it');
select is(tests.attempt('admin', $$update public.tours set status = 'gone' where id = 2$$), '23514', 'K9 no other status');
select is(tests.attempt('admin', $$update public.tours set publish_at = 'infinity' where id = 2$$), '23514', 'K10 no endless schedule');
select is(tests.attempt('service_role', $$insert into public.tours (id, title, category) values (0, 'Zero', 'Farm Tours')$$), '23514', 'ids begin at 1');
select is((select count(*)::int from private.change_log where table_name = 'tours' and op = 'UPDATE' and row_id = '2' and actor = tests.id_of('admin')
  and old_row ->> 'title' = 'Draft' and new_row ->> 'title' = 'Changed'), 1, 'the log keeps the row before and after, and who did it');
select tests.act('admin', 'delete from public.tours where id = 4');
select is((select old_row ->> 'title' from private.change_log where table_name = 'tours' and op = 'DELETE' and row_id = '4'), 'Due', 'the log keeps a deleted row');
select lives_ok($$insert into public.tours select (jsonb_populate_record(null::public.tours, old_row)).* from private.change_log where table_name = 'tours' and op = 'DELETE' and row_id = '4'$$,
  'and it can be put back as it was');
-- ------------------------------------------------------------------ slugs
select tests.act('admin', $$insert into public.tours (title, category) values ('Coffee & Dairy Tour ☕', 'Farm Tours'), ('Coffee & Dairy Tour ☕', 'Farm Tours'), ('Café – Ngũgĩ’s Farm!', 'Farm Tours'), ('🌾', 'Farm Tours'), ('🌾🌾', 'Farm Tours')$$);
select set_eq($$select slug from public.tours where slug ~ '^(coffee|cafe|tour)'$$,
  array['coffee-and-dairy-tour', 'coffee-and-dairy-tour-2', 'cafe-ngugis-farm', 'tour', 'tour-2'], 'a missing slug comes from the title, unique by a number');
select is(tests.attempt('admin', $$insert into public.tours (title, category, slug) values ('A', 'Farm Tours', 'coffee-and-dairy-tour')$$), '23505', 'a chosen slug must be free');
select is(tests.attempt('admin', $$update public.tours set slug = 'other' where id = 2$$), '1 rows', 'a draft may change its slug');
select is(tests.attempt('admin', $$update public.tours set slug = 'other' where id = 1$$), '1 rows', 'so may what was published, which leaves a redirect');
select tests.act('admin', $$update public.tours set title = 'Renamed', slug = null where id = 1$$);
select is((select slug from public.tours where id = 1), 'published', 'K3 a new title keeps the slug');
select tests.act('admin', $$update public.tours set status = 'published' where id = 2$$);
select tests.act('admin', $$update public.tours set status = 'draft' where id = 2$$);
select isnt((select first_published_at from public.tours where id = 2), null, 'K3 the first publication is remembered');
select tests.act('admin', $$update public.tours set slug = 'elsewhere' where id = 2$$);
select is((select count(*)::int from public.redirects where from_path like '/tours/%'), 1, 'a redirect is left behind also when it was taken back');
select is(tests.attempt('admin', $q$update public.tours set slug = 'Upper' where id = 5$q$), '23514', 'refuses the slug Upper');
select is(tests.attempt('admin', $q$update public.tours set slug = 'a--b' where id = 5$q$), '23514', 'refuses the slug a--b');
select is(tests.attempt('admin', $q$update public.tours set slug = '-a' where id = 5$q$), '23514', 'refuses the slug -a');
select is(tests.attempt('admin', $q$update public.tours set slug = 'a-' where id = 5$q$), '23514', 'refuses the slug a-');
select is(tests.attempt('admin', $q$update public.tours set slug = 'a b' where id = 5$q$), '23514', 'refuses the slug a b');
select is(tests.attempt('admin', $q$update public.tours set slug = 'a/b' where id = 5$q$), '23514', 'refuses the slug a/b');
select is(tests.attempt('admin', $q$update public.tours set slug = 'ä' where id = 5$q$), '23514', 'refuses the slug ä');
select is(tests.attempt('admin', $q$update public.tours set slug = '../a' where id = 5$q$), '23514', 'refuses the slug ../a');
select is(tests.attempt('admin', $q$update public.tours set slug = repeat('x', 120) where id = 5$q$), '1 rows', 'takes 120 characters');
select is(tests.attempt('admin', $q$update public.tours set slug = repeat('x', 121) where id = 5$q$), '23514', 'takes no more');

-- ------------------------------------------------------------------ bounds
select is(tests.attempt('admin', $q$update public.tours set title = repeat('x', 120) where id = 2$q$), '1 rows', 'X14 title takes 120 characters');
select is(tests.attempt('admin', $q$update public.tours set title = repeat('x', 120+1) where id = 2$q$), '23514', 'X14 title takes no more than 120');
select is(tests.attempt('admin', $q$update public.tours set title = ' x ' where id = 2$q$), '23514', 'X14 title refuses outer blanks');
select is(tests.attempt('admin', $q$update public.tours set title = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 title refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set title = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 title refuses line breaks');
select is(tests.attempt('admin', $q$update public.tours set title = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 title refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.tours set title = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 title refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.tours set title = '' where id = 2$q$), '23514', 'X14 title is not empty');
select is(tests.attempt('admin', $q$update public.tours set title = '<img src=x onerror=alert(1)>' where id = 2$q$), '1 rows', 'X14 markup in a title is text like any other');
select is(tests.attempt('admin', $q$update public.tours set title = ''''||'; drop table tours;--' where id = 2$q$), '1 rows', 'X14 so is SQL');
select is(tests.attempt('admin', $q$update public.tours set title = '👨‍👩‍👧 مزرعة 🌾' where id = 2$q$), '1 rows', 'X14 emoji families and right-to-left names are welcome');
select is(tests.attempt('admin', $q$update public.tours set duration = repeat('x', 40) where id = 2$q$), '1 rows', 'X14 duration takes 40 characters');
select is(tests.attempt('admin', $q$update public.tours set duration = repeat('x', 40+1) where id = 2$q$), '23514', 'X14 duration takes no more than 40');
select is(tests.attempt('admin', $q$update public.tours set duration = ' x ' where id = 2$q$), '23514', 'X14 duration refuses outer blanks');
select is(tests.attempt('admin', $q$update public.tours set duration = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 duration refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set duration = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 duration refuses line breaks');
select is(tests.attempt('admin', $q$update public.tours set duration = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 duration refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.tours set duration = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 duration refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.tours set location = repeat('x', 120) where id = 2$q$), '1 rows', 'X14 location takes 120 characters');
select is(tests.attempt('admin', $q$update public.tours set location = repeat('x', 120+1) where id = 2$q$), '23514', 'X14 location takes no more than 120');
select is(tests.attempt('admin', $q$update public.tours set location = ' x ' where id = 2$q$), '23514', 'X14 location refuses outer blanks');
select is(tests.attempt('admin', $q$update public.tours set location = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 location refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set location = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 location refuses line breaks');
select is(tests.attempt('admin', $q$update public.tours set location = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 location refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.tours set location = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 location refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.tours set participants = repeat('x', 60) where id = 2$q$), '1 rows', 'X14 participants takes 60 characters');
select is(tests.attempt('admin', $q$update public.tours set participants = repeat('x', 60+1) where id = 2$q$), '23514', 'X14 participants takes no more than 60');
select is(tests.attempt('admin', $q$update public.tours set participants = ' x ' where id = 2$q$), '23514', 'X14 participants refuses outer blanks');
select is(tests.attempt('admin', $q$update public.tours set participants = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 participants refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set participants = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 participants refuses line breaks');
select is(tests.attempt('admin', $q$update public.tours set participants = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 participants refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.tours set participants = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 participants refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.tours set image_alt = repeat('x', 300) where id = 2$q$), '1 rows', 'X14 image_alt takes 300 characters');
select is(tests.attempt('admin', $q$update public.tours set image_alt = repeat('x', 300+1) where id = 2$q$), '23514', 'X14 image_alt takes no more than 300');
select is(tests.attempt('admin', $q$update public.tours set image_alt = ' x ' where id = 2$q$), '23514', 'X14 image_alt refuses outer blanks');
select is(tests.attempt('admin', $q$update public.tours set image_alt = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 image_alt refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set image_alt = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 image_alt refuses line breaks');
select is(tests.attempt('admin', $q$update public.tours set image_alt = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 image_alt refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.tours set image_alt = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 image_alt refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.tours set description = repeat('x', 5000) where id = 2$q$), '1 rows', 'X14 description takes 5000 characters');
select is(tests.attempt('admin', $q$update public.tours set description = repeat('x', 5000+1) where id = 2$q$), '23514', 'X14 description takes no more than 5000');
select is(tests.attempt('admin', $q$update public.tours set description = E'a\nb' where id = 2$q$), '1 rows', 'X14 description takes line breaks');
select is(tests.attempt('admin', $q$update public.tours set description = 'a' || chr(7) where id = 2$q$), '23514', 'X14 description refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set full_description = repeat('x', 20000) where id = 2$q$), '1 rows', 'X14 full_description takes 20000 characters');
select is(tests.attempt('admin', $q$update public.tours set full_description = repeat('x', 20000+1) where id = 2$q$), '23514', 'X14 full_description takes no more than 20000');
select is(tests.attempt('admin', $q$update public.tours set full_description = E'a\nb' where id = 2$q$), '1 rows', 'X14 full_description takes line breaks');
select is(tests.attempt('admin', $q$update public.tours set full_description = 'a' || chr(7) where id = 2$q$), '23514', 'X14 full_description refuses control characters');
select is(tests.attempt('admin', $q$update public.tours set itinerary = array_fill(repeat('x', 400), array[40]) where id = 2$q$), '1 rows', 'X14 itinerary takes 40 lines of 400');
select is(tests.attempt('admin', $q$update public.tours set itinerary = array_fill('x'::text, array[40+1]) where id = 2$q$), '23514', 'X14 itinerary takes no more lines');
select is(tests.attempt('admin', $q$update public.tours set itinerary = array[repeat('x', 400+1)] where id = 2$q$), '23514', 'X14 itinerary takes no longer lines');
select is(tests.attempt('admin', $q$update public.tours set itinerary = array[''] where id = 2$q$), '23514', 'X14 itinerary refuses empty lines');
select is(tests.attempt('admin', $q$update public.tours set itinerary = array[null]::text[] where id = 2$q$), '23514', 'X14 itinerary refuses missing lines');
select is(tests.attempt('admin', $q$update public.tours set itinerary = array[array['a'], array['b']] where id = 2$q$), '23514', 'X14 itinerary refuses tables');
select is(tests.attempt('admin', $q$update public.tours set includes = array_fill(repeat('x', 200), array[40]) where id = 2$q$), '1 rows', 'X14 includes takes 40 lines of 200');
select is(tests.attempt('admin', $q$update public.tours set includes = array_fill('x'::text, array[40+1]) where id = 2$q$), '23514', 'X14 includes takes no more lines');
select is(tests.attempt('admin', $q$update public.tours set includes = array[repeat('x', 200+1)] where id = 2$q$), '23514', 'X14 includes takes no longer lines');
select is(tests.attempt('admin', $q$update public.tours set includes = array[''] where id = 2$q$), '23514', 'X14 includes refuses empty lines');
select is(tests.attempt('admin', $q$update public.tours set includes = array[null]::text[] where id = 2$q$), '23514', 'X14 includes refuses missing lines');
select is(tests.attempt('admin', $q$update public.tours set includes = array[array['a'], array['b']] where id = 2$q$), '23514', 'X14 includes refuses tables');
select is(tests.attempt('admin', $q$update public.tours set category = 'Farm Tours' where id = 2$q$), '1 rows', 'X1 takes the category Farm Tours');
select is(tests.attempt('admin', $q$update public.tours set category = 'Safari & Wildlife' where id = 2$q$), '1 rows', 'X1 takes the category Safari & Wildlife');
select is(tests.attempt('admin', $q$update public.tours set category = 'Cultural & Urban' where id = 2$q$), '1 rows', 'X1 takes the category Cultural & Urban');
select is(tests.attempt('admin', $q$update public.tours set category = 'Regional Experiences' where id = 2$q$), '1 rows', 'X1 takes the category Regional Experiences');
select is(tests.attempt('admin', $q$update public.tours set category = 'Educational Tours' where id = 2$q$), '1 rows', 'X1 takes the category Educational Tours');
select is(tests.attempt('admin', $q$update public.tours set category = 'farm tours' where id = 2$q$), '23514', 'X1 refuses the category farm tours');
select is(tests.attempt('admin', $q$update public.tours set category = '__proto__' where id = 2$q$), '23514', 'X1 refuses the category __proto__');
select is(tests.attempt('admin', $q$update public.tours set category = '' where id = 2$q$), '23514', 'X1 refuses the category ');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', 'Lake', 'url', 'https://example.org')) where id = 2$q$), '1 rows', 'X14 takes a link');
select is(tests.attempt('admin', $q$update public.tours set external_links = '[]' where id = 2$q$), '1 rows', 'X14 takes no links');
select is(tests.attempt('admin', $q$update public.tours set external_links = (select jsonb_agg(jsonb_build_object('title', 'a', 'url', 'https://example.org')) from generate_series(1, 10)) where id = 2$q$), '1 rows', 'X14 takes ten links');
select is(tests.attempt('admin', $q$update public.tours set external_links = (select jsonb_agg(jsonb_build_object('title', 'a', 'url', 'https://example.org')) from generate_series(1, 11)) where id = 2$q$), '23514', 'X14 takes no eleventh link');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', 'a', 'url', 'javascript:alert(1)')) where id = 2$q$), '23514', 'X14 refuses javascript: links');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', 'a', 'url', 'http://example.org')) where id = 2$q$), '23514', 'X14 refuses http links');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', 'a', 'url', '/tours')) where id = 2$q$), '23514', 'X14 refuses site paths as links');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', 'a', 'url', 'https://u:p@example.org')) where id = 2$q$), '23514', 'X14 refuses links with a password');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', '', 'url', 'https://example.org')) where id = 2$q$), '23514', 'X14 refuses links without text');
select is(tests.attempt('admin', $q$update public.tours set external_links = jsonb_build_array(jsonb_build_object('title', 1, 'url', 'https://example.org')) where id = 2$q$), '23514', 'X14 refuses a text that is no string');
select is(tests.attempt('admin', $q$update public.tours set external_links = '[{"title":"a"}]' where id = 2$q$), '23514', 'X14 refuses a link without address');
select is(tests.attempt('admin', $q$update public.tours set external_links = '{}' where id = 2$q$), '23514', 'X14 refuses an object for the list');
select is(tests.attempt('admin', $q$update public.tours set external_links = 'null' where id = 2$q$), '23514', 'X14 refuses null for the list');
select is(tests.attempt('admin', $q$update public.tours set external_links = '["https://example.org"]' where id = 2$q$), '23514', 'X14 refuses strings in the list');
select is(tests.attempt('admin', $q$update public.tours set external_links = '[null]' where id = 2$q$), '23514', 'X14 refuses null in the list');
select is(tests.attempt('admin', $q$update public.tours set image = '/images/a.webp' where id = 2$q$), '1 rows', 'X14 image takes /images/a.webp');
select is(tests.attempt('admin', $q$update public.tours set image = '/storage/v1/object/public/gallery/gallery/a.webp' where id = 2$q$), '1 rows', 'X14 image takes /storage/v1/object/public/gallery/gallery/a.webp');
select is(tests.attempt('admin', $q$update public.tours set image = 'https://example.org/a.jpg' where id = 2$q$), '1 rows', 'X14 image takes https://example.org/a.jpg');
select is(tests.attempt('admin', $q$update public.tours set image = 'https://xn--bcher-kva.example/a' where id = 2$q$), '1 rows', 'X14 image takes https://xn--bcher-kva.example/a');
select is(tests.attempt('admin', $q$update public.tours set image = 'https://example.org:8443/a?b=c#d' where id = 2$q$), '1 rows', 'X14 image takes https://example.org:8443/a?b=c#d');
select is(tests.attempt('admin', $q$update public.tours set image = 'JaVaScRiPt:alert(1)' where id = 2$q$), '23514', 'X14 image refuses javascript:');
select is(tests.attempt('admin', $q$update public.tours set image = E'java\nscript:alert(1)' where id = 2$q$), '23514', 'X14 image refuses a broken javascript:');
select is(tests.attempt('admin', $q$update public.tours set image = chr(1) || 'javascript:alert(1)' where id = 2$q$), '23514', 'X14 image refuses a control before javascript:');
select is(tests.attempt('admin', $q$update public.tours set image = 'vbscript:x' where id = 2$q$), '23514', 'X14 image refuses vbscript:');
select is(tests.attempt('admin', $q$update public.tours set image = 'data:text/html,x' where id = 2$q$), '23514', 'X14 image refuses data:');
select is(tests.attempt('admin', $q$update public.tours set image = 'blob:https://example.org/x' where id = 2$q$), '23514', 'X14 image refuses blob:');
select is(tests.attempt('admin', $q$update public.tours set image = '//evil.example' where id = 2$q$), '23514', 'X14 image refuses //host');
select is(tests.attempt('admin', $q$update public.tours set image = '/' || chr(92) || 'evil.example' where id = 2$q$), '23514', 'X14 image refuses /\host');
select is(tests.attempt('admin', $q$update public.tours set image = chr(92) || chr(92) || 'evil.example' where id = 2$q$), '23514', 'X14 image refuses \\host');
select is(tests.attempt('admin', $q$update public.tours set image = 'https://evil.example' || chr(92) || '@ok.example' where id = 2$q$), '23514', 'X14 image refuses https with a backslash');
select is(tests.attempt('admin', $q$update public.tours set image = 'https://user:pw@ok.example' where id = 2$q$), '23514', 'X14 image refuses a password');
select is(tests.attempt('admin', $q$update public.tours set image = 'http://example.org/a.jpg' where id = 2$q$), '23514', 'X14 image refuses http:');
select is(tests.attempt('admin', $q$update public.tours set image = '/a"onerror=x' where id = 2$q$), '23514', 'X14 image refuses markup');
select is(tests.attempt('admin', $q$update public.tours set image = '/<script>' where id = 2$q$), '23514', 'X14 image refuses a tag');
select is(tests.attempt('admin', $q$update public.tours set image = '/a b.webp' where id = 2$q$), '23514', 'X14 image refuses a blank');
select is(tests.attempt('admin', $q$update public.tours set image = '/' || repeat('x', 2048) where id = 2$q$), '23514', 'X14 image refuses 2,049 characters');

-- ------------------------------------------------------------------ what somebody asks before booking
select is((select to_jsonb(t) - array(select attname::text from pg_attribute where attrelid = 'public.tours'::regclass and attnum > 0
    and attname not in ('minimum_age', 'effort', 'drive_time', 'pick_up', 'best_months', 'toilets', 'step_free', 'price_from')) from public.tours t where id = 2),
  '{"minimum_age": null, "effort": "", "drive_time": "", "pick_up": "", "best_months": [], "toilets": "", "step_free": "", "price_from": null}', 'X14 nothing is said unless somebody says it');
select is(tests.attempt('admin', format('update public.tours set %s = %s where id = 2', field, value)), '1 rows', format('X14 %s takes %s', field, value))
from (values ('minimum_age', array['null', '0', '3', '99']), ('effort', array['''''', '''easy''', '''moderate''', '''demanding''']),
  ('drive_time', array['''''', 'repeat(''x'', 60)']), ('pick_up', array['''''', 'repeat(''x'', 120)']),
  ('best_months', array['''{}''', '''{1}''', '''{1,2,12}''', '''{1,2,3,4,5,6,7,8,9,10,11,12}''']),
  ('toilets', array['''''', '''yes''', '''no''', '''ask''']), ('step_free', array['''''', '''yes''', '''no''', '''ask'''])) as f (field, accepted) cross join unnest(accepted) value;
select is(tests.attempt('admin', format('update public.tours set %s = %s where id = 2', field, value)), code, format('X14 %s refuses %s', field, value))
from (values ('minimum_age', '23514', array['-1', '100']), ('effort', '23514', array['''hard''', '''Easy''']), ('effort', '23502', array['null']),
  ('drive_time', '23514', array['repeat(''x'', 61)', ''' x ''', 'E''a\nb''']), ('drive_time', '23502', array['null']),
  ('pick_up', '23514', array['repeat(''x'', 121)', ''' x ''', 'E''a\nb''']), ('pick_up', '23502', array['null']),
  ('best_months', '23514', array['''{0}''', '''{13}''', '''{2,1}''', '''{3,3}''', '''{null}''', '''{1,null}''', '''{{1,2}}''', '''[2:3]={1,2}''']), ('best_months', '23502', array['null']),
  ('toilets', '23514', array['''maybe''']), ('toilets', '23502', array['null']), ('step_free', '23514', array['''maybe''']), ('step_free', '23502', array['null'])) as f (field, code, refused) cross join unnest(refused) value;
create function pg_temp.price(change jsonb) returns text language sql as $$
  select tests.attempt('admin', format('update public.tours set price_from = %L where id = 2',
    '{"amount": 5000, "currency": "KES", "per": "person", "validUntil": null, "note": ""}'::jsonb || change))
$$;
select is(pg_temp.price(change), '1 rows', 'X14 a price takes ' || left(change::text, 60))
from unnest(array['{}', '{"amount": 1}', '{"amount": 100000000}', '{"currency": "USD"}', '{"per": "group"}', '{"validUntil": "2026-12-31"}', '{"validUntil": "2028-02-29"}', '{"validUntil": "2000-01-01"}', '{"validUntil": "2100-12-31"}',
  '{"note": "for two people"}', jsonb_build_object('note', repeat('x', 200))]::jsonb[]) change;
select is(pg_temp.price(change), '23514', 'X14 a price refuses ' || left(change::text, 60))
from unnest(array['{"amount": 0}', '{"amount": -1}', '{"amount": 100000001}', '{"amount": 10000000000}', '{"amount": 1.5}', '{"amount": 5000.0}', '{"amount": "5000"}', '{"amount": null}',
  '{"currency": "EUR"}', '{"currency": "kes"}', '{"currency": null}', '{"per": "day"}', '{"per": null}', '{"validUntil": "2026-02-29"}', '{"validUntil": "2026-13-01"}', '{"validUntil": "2026-1-1"}',
  '{"validUntil": ""}', '{"validUntil": 2026}', '{"validUntil": "1999-12-31"}', '{"validUntil": "2101-01-01"}', '{"note": null}', '{"note": " x "}', '{"other": 1}', jsonb_build_object('note', repeat('x', 201))]::jsonb[]) change;
select is(tests.attempt('admin', format('update public.tours set price_from = %L where id = 2', value)), '23514', 'X14 a price is no ' || value)
from unnest(array['[]', '"5000"', '5000', 'null', '{}', '{"amount": 5000, "currency": "KES", "per": "person", "validUntil": null}', '{"amount": 5000, "currency": "KES", "per": "person", "note": ""}',
  '{"currency": "KES", "per": "person", "validUntil": null, "note": ""}', '{"amount": 5000, "per": "person", "validUntil": null, "note": ""}', '{"amount": 5000, "currency": "KES", "validUntil": null, "note": ""}']) value;
select is(tests.attempt('admin', 'update public.tours set price_from = null where id = 2'), '1 rows', 'X14 no price is no price');

select * from finish();
rollback;
