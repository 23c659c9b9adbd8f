begin;
select no_plan();

-- Four rows that differ only in who may see them; nothing else is in the way.
delete from public.blog_posts;
delete from private.change_log;
insert into public.blog_posts (id, title, status, publish_at) values
  (1, 'Published', 'published', null),
  (2, 'Draft', 'draft', null),
  (3, 'Scheduled', 'published', now() + interval '1 day'),
  (4, 'Due', 'published', now() - interval '1 day'),
  (5, 'Taken back', 'unpublished', null);

-- ------------------------------------------------------------------ who may do what
select is(tests.attempt('anon', 'select id from public.blog_posts'), '2 rows', 'X6 anon sees 2 of 5 articles');
select is(tests.attempt('anon', format('select %I from public.blog_posts', hidden)), '42501', 'Z5 anon may not read ' || hidden)
from unnest(array['updated_by', 'created_by', 'version', 'updated_at', 'first_published_at']) hidden;
select is(tests.attempt('member', 'select * from public.blog_posts'), '2 rows', 'X6 member sees 2 of 5 articles');
select is(tests.attempt('ended', 'select * from public.blog_posts'), '2 rows', 'X6 one whose role has ended sees 2 of 5 articles');
select is(tests.attempt('admin', 'select * from public.blog_posts'), '5 rows', 'X6 admin sees 5 of 5 articles');
select is(tests.attempt('service_role', 'select * from public.blog_posts'), '5 rows', 'X6 service_role sees 5 of 5 articles');
select is(tests.attempt('anon', $$insert into public.blog_posts (title) values ('New')$$), '42501', 'X6 insert by anon: 42501');
select is(tests.attempt('member', $$insert into public.blog_posts (title) values ('New')$$), '42501', 'X6 insert by member: 42501');
select is(tests.attempt('ended', $$insert into public.blog_posts (title) values ('New')$$), '42501', 'X6 insert by one whose role has ended: 42501');
select is(tests.attempt('admin', $$insert into public.blog_posts (title) values ('New')$$), '1 rows', 'X6 insert by admin: 1 rows');
select is(tests.attempt('service_role', $$insert into public.blog_posts (title) values ('New')$$), '1 rows', 'X6 insert by service_role: 1 rows');
select is(tests.attempt('anon', $$update public.blog_posts set title = 'Changed'$$), '42501', 'X6 update by anon: 42501');
select is(tests.attempt('member', $$update public.blog_posts set title = 'Changed'$$), '0 rows', 'X6 update by member: 0 rows');
select is(tests.attempt('ended', $$update public.blog_posts set title = 'Changed'$$), '0 rows', 'X6 update by one whose role has ended: 0 rows');
select is(tests.attempt('admin', $$update public.blog_posts set title = 'Changed'$$), '5 rows', 'X6 update by admin: 5 rows');
select is(tests.attempt('service_role', $$update public.blog_posts set title = 'Changed'$$), '5 rows', 'X6 update by service_role: 5 rows');
select is(tests.attempt('anon', 'delete from public.blog_posts'), '42501', 'X6 delete by anon: 42501');
select is(tests.attempt('member', 'delete from public.blog_posts'), '0 rows', 'X6 delete by member: 0 rows');
select is(tests.attempt('ended', 'delete from public.blog_posts'), '0 rows', 'X6 delete by one whose role has ended: 0 rows');
select is(tests.attempt('admin', 'delete from public.blog_posts'), '5 rows', 'X6 delete by admin: 5 rows');
select is(tests.attempt('service_role', 'delete from public.blog_posts'), '5 rows', 'X6 delete by service_role: 5 rows');
select is(tests.attempt('anon', 'truncate public.blog_posts'), '42501', 'X6 truncate by anon is refused');
select is(tests.attempt('member', 'truncate public.blog_posts'), '42501', 'X6 truncate by member is refused');
select is(tests.attempt('ended', 'truncate public.blog_posts'), '42501', 'X6 truncate by one whose role has ended is refused');
select is(tests.attempt('admin', 'truncate public.blog_posts'), '42501', 'X6 truncate by admin is refused');
select is(tests.attempt('service_role', 'truncate public.blog_posts'), '42501', 'X6 truncate by service_role is refused');
select is(tests.attempt('admin', $$update public.blog_posts set id = 77$$), '42501', 'X6 administrators cannot set id');
select is(tests.attempt('admin', $$update public.blog_posts set created_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set created_at');
select is(tests.attempt('admin', $$update public.blog_posts set version = 77$$), '42501', 'X6 administrators cannot set version');
select is(tests.attempt('admin', $$update public.blog_posts set updated_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set updated_at');
select is(tests.attempt('admin', $$update public.blog_posts set updated_by = tests.id_of('member')$$), '42501', 'X6 administrators cannot set updated_by');
select is(tests.attempt('admin', $$update public.blog_posts set created_by = tests.id_of('member')$$), '42501', 'K41 administrators cannot set created_by');
select is(tests.attempt('admin', $$update public.blog_posts set first_published_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set first_published_at');
select is(tests.attempt('admin', 'update public.blog_posts set title = title where id = 2'), '1 rows', 'X14 administrators may set title');
select is(tests.attempt('admin', 'update public.blog_posts set excerpt = excerpt where id = 2'), '1 rows', 'X14 administrators may set excerpt');
select is(tests.attempt('admin', 'update public.blog_posts set category = category where id = 2'), '1 rows', 'X14 administrators may set category');
select is(tests.attempt('admin', 'update public.blog_posts set date = date where id = 2'), '1 rows', 'X14 administrators may set date');
select is(tests.attempt('admin', 'update public.blog_posts set author = author where id = 2'), '1 rows', 'X14 administrators may set author');
select is(tests.attempt('admin', 'update public.blog_posts set image = image where id = 2'), '1 rows', 'X14 administrators may set image');
select is(tests.attempt('admin', 'update public.blog_posts set slug = slug where id = 2'), '1 rows', 'X14 administrators may set slug');
select is(tests.attempt('admin', 'update public.blog_posts set content = content where id = 2'), '1 rows', 'X14 administrators may set content');
select is(tests.attempt('admin', 'update public.blog_posts set read_minutes = read_minutes where id = 2'), '1 rows', 'X14 administrators may set read_minutes');
select is(tests.attempt('admin', 'update public.blog_posts set updated_on = updated_on where id = 2'), '1 rows', 'X14 administrators may set updated_on');
select is(tests.attempt('admin', 'update public.blog_posts set image_alt = image_alt where id = 2'), '1 rows', 'X14 administrators may set image_alt');
select is(tests.attempt('admin', 'update public.blog_posts set status = status where id = 2'), '1 rows', 'X14 administrators may set status');
select is(tests.attempt('admin', 'update public.blog_posts set publish_at = publish_at where id = 2'), '1 rows', 'X14 administrators may set publish_at');
select is(tests.attempt('admin', 'update public.blog_posts set sort_order = sort_order where id = 2'), '42501', 'K14 the place in the list is given by move_row alone');

delete from public.user_roles where user_id = tests.id_of('second');
select is(tests.attempt('second', 'select * from public.blog_posts'), '2 rows', 'X6 a former administrator sees what members see');
select is(tests.attempt('second', $$update public.blog_posts set title = 'Changed'$$), '0 rows', 'X6 a former administrator changes nothing');
select is(tests.attempt('second', $$insert into public.blog_posts (title) values ('New')$$), '42501', 'X6 a former administrator adds nothing');

-- ------------------------------------------------------------------ columns and triggers
select is(tests.attempt('service_role', $$insert into public.blog_posts (id, title, excerpt, category, date, author, image, created_at) values (900, 'Spec', 'Short', 'Coffee Farming', '2026-01-01', 'Team', '/images/a.webp', '2026-01-01')$$), '1 rows', 'X14 the columns of the specification suffice');
select is(tests.attempt('admin', $$insert into public.blog_posts (title, excerpt, category, date, author, image) values ('Spec', 'Short', 'Coffee Farming', '2026-01-01', 'Team', '/images/a.webp')$$), '1 rows', 'X14 also without those that belong to the server');
select tests.act('admin', $$insert into public.blog_posts (title) values ('Made')$$);
select is((select array[status, version::text, updated_by::text] from public.blog_posts where title = 'Made'),
  array['draft', '1', tests.id_of('admin')::text], 'X14 a new row is a draft of version 1 by whoever made it');
select is(tests.attempt('admin', format($q$insert into public.blog_posts (title, %s) values ('Made', %s)$q$, entry[1], entry[2])), '42501', 'Z5 administrators may not choose ' || entry[1])
from (values (array['id', '9007199254740991']), (array['created_at', 'now()']), (array['updated_at', 'now()']), (array['version', '9']), (array['updated_by', $$tests.id_of('member')$$]), (array['created_by', $$tests.id_of('member')$$]), (array['first_published_at', 'now()'])) as columns (entry);
select is((select max(id) from public.blog_posts) > 5, true, 'X14 an explicit id pushes the automatic ones ahead');
select lives_ok($$insert into public.blog_posts (id, title) values (5000, 'Far'); insert into public.blog_posts (title) values ('Next')$$, 'X14 rows after an explicit id do not collide');
select is((select id from public.blog_posts where title = 'Next'), 5001::bigint, 'X14 and are numbered on');
select tests.act('admin', $$update public.blog_posts set title = 'Changed' where id = 2 and version = 1$$);
select is((select version from public.blog_posts where id = 2), 2, 'K18 each change raises the version');
select is(tests.attempt('admin', $$update public.blog_posts set title = 'Changed' where id = 2 and version = 1$$), '0 rows', 'K18 a stale version changes nothing');
select is((select updated_by from public.blog_posts where id = 2), tests.id_of('admin'), 'K19 the row knows who changed it');
select is(tests.attempt('admin', $$update public.blog_posts set status = 'gone' where id = 2$$), '23514', 'K9 no other status');
select is(tests.attempt('admin', $$update public.blog_posts set publish_at = 'infinity' where id = 2$$), '23514', 'K10 no endless schedule');
select is(tests.attempt('service_role', $$insert into public.blog_posts (id, title) values (0, 'Zero')$$), '23514', 'ids begin at 1');
select is((select count(*)::int from private.change_log where table_name = 'blog_posts' and op = 'UPDATE' and row_id = '2' and actor = tests.id_of('admin')
  and old_row ->> 'title' = 'Draft' and new_row ->> 'title' = 'Changed'), 1, 'the log keeps the row before and after, and who did it');
select tests.act('admin', 'delete from public.blog_posts where id = 4');
select is((select old_row ->> 'title' from private.change_log where table_name = 'blog_posts' and op = 'DELETE' and row_id = '4'), 'Due', 'the log keeps a deleted row');
select lives_ok($$insert into public.blog_posts select (jsonb_populate_record(null::public.blog_posts, old_row)).* from private.change_log where table_name = 'blog_posts' and op = 'DELETE' and row_id = '4'$$,
  'and it can be put back as it was');
-- ------------------------------------------------------------------ slugs
select tests.act('admin', $$insert into public.blog_posts (title) values ('Coffee & Dairy Tour ☕'), ('Coffee & Dairy Tour ☕'), ('Café – Ngũgĩ’s Farm!'), ('🌾'), ('🌾🌾')$$);
select set_eq($$select slug from public.blog_posts where slug ~ '^(coffee|cafe|article)'$$,
  array['coffee-and-dairy-tour', 'coffee-and-dairy-tour-2', 'cafe-ngugis-farm', 'article', 'article-2'], 'a missing slug comes from the title, unique by a number');
select is(tests.attempt('admin', $$insert into public.blog_posts (title, slug) values ('A', 'coffee-and-dairy-tour')$$), '23505', 'a chosen slug must be free');
select is(tests.attempt('admin', $$update public.blog_posts set slug = 'other' where id = 2$$), '1 rows', 'a draft may change its slug');
select is(tests.attempt('admin', $$update public.blog_posts set slug = 'other' where id = 1$$), '1 rows', 'so may what was published, which leaves a redirect');
select tests.act('admin', $$update public.blog_posts set title = 'Renamed', slug = null where id = 1$$);
select is((select slug from public.blog_posts where id = 1), 'published', 'K3 a new title keeps the slug');
select tests.act('admin', $$update public.blog_posts set status = 'published' where id = 2$$);
select tests.act('admin', $$update public.blog_posts set status = 'draft' where id = 2$$);
select isnt((select first_published_at from public.blog_posts where id = 2), null, 'K3 the first publication is remembered');
select tests.act('admin', $$update public.blog_posts set slug = 'elsewhere' where id = 2$$);
select is((select count(*)::int from public.redirects where from_path like '/blog/%'), 1, 'a redirect is left behind also when it was taken back');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = 'Upper' where id = 5$q$), '23514', 'refuses the slug Upper');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = 'a--b' where id = 5$q$), '23514', 'refuses the slug a--b');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = '-a' where id = 5$q$), '23514', 'refuses the slug -a');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = 'a-' where id = 5$q$), '23514', 'refuses the slug a-');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = 'a b' where id = 5$q$), '23514', 'refuses the slug a b');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = 'a/b' where id = 5$q$), '23514', 'refuses the slug a/b');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = 'ä' where id = 5$q$), '23514', 'refuses the slug ä');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = '../a' where id = 5$q$), '23514', 'refuses the slug ../a');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = repeat('x', 120) where id = 5$q$), '1 rows', 'takes 120 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set slug = repeat('x', 121) where id = 5$q$), '23514', 'takes no more');

-- ------------------------------------------------------------------ bounds
select is(tests.attempt('admin', $q$update public.blog_posts set title = repeat('x', 120) where id = 2$q$), '1 rows', 'X14 title takes 120 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set title = repeat('x', 120+1) where id = 2$q$), '23514', 'X14 title takes no more than 120');
select is(tests.attempt('admin', $q$update public.blog_posts set title = ' x ' where id = 2$q$), '23514', 'X14 title refuses outer blanks');
select is(tests.attempt('admin', $q$update public.blog_posts set title = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 title refuses control characters');
select is(tests.attempt('admin', $q$update public.blog_posts set title = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 title refuses line breaks');
select is(tests.attempt('admin', $q$update public.blog_posts set title = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 title refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.blog_posts set title = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 title refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.blog_posts set title = '' where id = 2$q$), '23514', 'X14 title is not empty');
select is(tests.attempt('admin', $q$update public.blog_posts set category = repeat('x', 60) where id = 2$q$), '1 rows', 'X14 category takes 60 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set category = repeat('x', 60+1) where id = 2$q$), '23514', 'X14 category takes no more than 60');
select is(tests.attempt('admin', $q$update public.blog_posts set category = ' x ' where id = 2$q$), '23514', 'X14 category refuses outer blanks');
select is(tests.attempt('admin', $q$update public.blog_posts set category = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 category refuses control characters');
select is(tests.attempt('admin', $q$update public.blog_posts set category = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 category refuses line breaks');
select is(tests.attempt('admin', $q$update public.blog_posts set category = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 category refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.blog_posts set category = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 category refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.blog_posts set author = repeat('x', 100) where id = 2$q$), '1 rows', 'X14 author takes 100 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set author = repeat('x', 100+1) where id = 2$q$), '23514', 'X14 author takes no more than 100');
select is(tests.attempt('admin', $q$update public.blog_posts set author = ' x ' where id = 2$q$), '23514', 'X14 author refuses outer blanks');
select is(tests.attempt('admin', $q$update public.blog_posts set author = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 author refuses control characters');
select is(tests.attempt('admin', $q$update public.blog_posts set author = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 author refuses line breaks');
select is(tests.attempt('admin', $q$update public.blog_posts set author = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 author refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.blog_posts set author = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 author refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = repeat('x', 300) where id = 2$q$), '1 rows', 'X14 image_alt takes 300 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = repeat('x', 300+1) where id = 2$q$), '23514', 'X14 image_alt takes no more than 300');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = ' x ' where id = 2$q$), '23514', 'X14 image_alt refuses outer blanks');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 image_alt refuses control characters');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 image_alt refuses line breaks');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 image_alt refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.blog_posts set image_alt = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 image_alt refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.blog_posts set excerpt = repeat('x', 500) where id = 2$q$), '1 rows', 'X14 excerpt takes 500 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set excerpt = repeat('x', 500+1) where id = 2$q$), '23514', 'X14 excerpt takes no more than 500');
select is(tests.attempt('admin', $q$update public.blog_posts set content = repeat('x', 200000) where id = 2$q$), '1 rows', 'X14 content takes 200000 characters');
select is(tests.attempt('admin', $q$update public.blog_posts set content = repeat('x', 200000+1) where id = 2$q$), '23514', 'X14 content takes no more than 200000');
select is(tests.attempt('admin', $q$update public.blog_posts set content = 'a' || chr(7) where id = 2$q$), '23514', 'X14 content refuses control characters');
select is(tests.attempt('admin', $q$update public.blog_posts set read_minutes = 1 where id = 2$q$), '1 rows', 'X14 reading time 1: 1 rows');
select is(tests.attempt('admin', $q$update public.blog_posts set read_minutes = 240 where id = 2$q$), '1 rows', 'X14 reading time 240: 1 rows');
select is(tests.attempt('admin', $q$update public.blog_posts set read_minutes = null where id = 2$q$), '1 rows', 'X14 reading time null: 1 rows');
select is(tests.attempt('admin', $q$update public.blog_posts set read_minutes = 0 where id = 2$q$), '23514', 'X14 reading time 0: 23514');
select is(tests.attempt('admin', $q$update public.blog_posts set read_minutes = 241 where id = 2$q$), '23514', 'X14 reading time 241: 23514');
select is(tests.attempt('admin', $q$update public.blog_posts set date = '1999-12-31' where id = 2$q$), '23514', 'X2 refuses the date 1999-12-31');
select is(tests.attempt('admin', $q$update public.blog_posts set date = '2026-02-30' where id = 2$q$), '22008', 'X2 refuses what is no date');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/images/a.webp' where id = 2$q$), '1 rows', 'X14 image takes /images/a.webp');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/storage/v1/object/public/gallery/gallery/a.webp' where id = 2$q$), '1 rows', 'X14 image takes /storage/v1/object/public/gallery/gallery/a.webp');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'https://example.org/a.jpg' where id = 2$q$), '1 rows', 'X14 image takes https://example.org/a.jpg');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'https://xn--bcher-kva.example/a' where id = 2$q$), '1 rows', 'X14 image takes https://xn--bcher-kva.example/a');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'https://example.org:8443/a?b=c#d' where id = 2$q$), '1 rows', 'X14 image takes https://example.org:8443/a?b=c#d');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'JaVaScRiPt:alert(1)' where id = 2$q$), '23514', 'X14 image refuses javascript:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = E'java\nscript:alert(1)' where id = 2$q$), '23514', 'X14 image refuses a broken javascript:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = chr(1) || 'javascript:alert(1)' where id = 2$q$), '23514', 'X14 image refuses a control before javascript:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'vbscript:x' where id = 2$q$), '23514', 'X14 image refuses vbscript:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'data:text/html,x' where id = 2$q$), '23514', 'X14 image refuses data:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'blob:https://example.org/x' where id = 2$q$), '23514', 'X14 image refuses blob:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '//evil.example' where id = 2$q$), '23514', 'X14 image refuses //host');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/' || chr(92) || 'evil.example' where id = 2$q$), '23514', 'X14 image refuses /\host');
select is(tests.attempt('admin', $q$update public.blog_posts set image = chr(92) || chr(92) || 'evil.example' where id = 2$q$), '23514', 'X14 image refuses \\host');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'https://evil.example' || chr(92) || '@ok.example' where id = 2$q$), '23514', 'X14 image refuses https with a backslash');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'https://user:pw@ok.example' where id = 2$q$), '23514', 'X14 image refuses a password');
select is(tests.attempt('admin', $q$update public.blog_posts set image = 'http://example.org/a.jpg' where id = 2$q$), '23514', 'X14 image refuses http:');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/a"onerror=x' where id = 2$q$), '23514', 'X14 image refuses markup');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/<script>' where id = 2$q$), '23514', 'X14 image refuses a tag');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/a b.webp' where id = 2$q$), '23514', 'X14 image refuses a blank');
select is(tests.attempt('admin', $q$update public.blog_posts set image = '/' || repeat('x', 2048) where id = 2$q$), '23514', 'X14 image refuses 2,049 characters');

select * from finish();
rollback;
