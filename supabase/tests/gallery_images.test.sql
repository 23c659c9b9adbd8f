begin;
select no_plan();

-- Four rows that differ only in who may see them; nothing else is in the way.
delete from public.gallery_images;
delete from private.change_log;
insert into public.gallery_images (id, title, url, alt, status, publish_at) values
  (1, 'Published', '/images/a.webp', 'A', 'published', null),
  (2, 'Draft', '/images/a.webp', 'A', 'draft', null),
  (3, 'Scheduled', '/images/a.webp', 'A', 'published', now() + interval '1 day'),
  (4, 'Due', '/images/a.webp', 'A', 'published', now() - interval '1 day'),
  (5, 'Taken back', '/images/a.webp', 'A', 'unpublished', null);

-- ------------------------------------------------------------------ who may do what
select is(tests.attempt('anon', 'select id from public.gallery_images'), '2 rows', 'X6 anon sees 2 of 5 pictures');
select is(tests.attempt('anon', format('select %I from public.gallery_images', hidden)), '42501', 'Z5 anon may not read ' || hidden)
from unnest(array['updated_by', 'created_by', 'version', 'updated_at', 'consent', 'storage_path', 'taken_at']) hidden;
select is(tests.attempt('member', 'select * from public.gallery_images'), '2 rows', 'X6 member sees 2 of 5 pictures');
select is(tests.attempt('ended', 'select * from public.gallery_images'), '2 rows', 'X6 one whose role has ended sees 2 of 5 pictures');
select is(tests.attempt('admin', 'select * from public.gallery_images'), '5 rows', 'X6 admin sees 5 of 5 pictures');
select is(tests.attempt('service_role', 'select * from public.gallery_images'), '5 rows', 'X6 service_role sees 5 of 5 pictures');
select is(tests.attempt('anon', $$insert into public.gallery_images (title, url) values ('New', '/images/a.webp')$$), '42501', 'X6 insert by anon: 42501');
select is(tests.attempt('member', $$insert into public.gallery_images (title, url) values ('New', '/images/a.webp')$$), '42501', 'X6 insert by member: 42501');
select is(tests.attempt('ended', $$insert into public.gallery_images (title, url) values ('New', '/images/a.webp')$$), '42501', 'X6 insert by one whose role has ended: 42501');
select is(tests.attempt('admin', $$insert into public.gallery_images (title, url) values ('New', '/images/a.webp')$$), '1 rows', 'X6 insert by admin: 1 rows');
select is(tests.attempt('service_role', $$insert into public.gallery_images (title, url) values ('New', '/images/a.webp')$$), '1 rows', 'X6 insert by service_role: 1 rows');
select is(tests.attempt('anon', $$update public.gallery_images set title = 'Changed'$$), '42501', 'X6 update by anon: 42501');
select is(tests.attempt('member', $$update public.gallery_images set title = 'Changed'$$), '0 rows', 'X6 update by member: 0 rows');
select is(tests.attempt('ended', $$update public.gallery_images set title = 'Changed'$$), '0 rows', 'X6 update by one whose role has ended: 0 rows');
select is(tests.attempt('admin', $$update public.gallery_images set title = 'Changed'$$), '5 rows', 'X6 update by admin: 5 rows');
select is(tests.attempt('service_role', $$update public.gallery_images set title = 'Changed'$$), '5 rows', 'X6 update by service_role: 5 rows');
select is(tests.attempt('anon', 'delete from public.gallery_images'), '42501', 'X6 delete by anon: 42501');
select is(tests.attempt('member', 'delete from public.gallery_images'), '0 rows', 'X6 delete by member: 0 rows');
select is(tests.attempt('ended', 'delete from public.gallery_images'), '0 rows', 'X6 delete by one whose role has ended: 0 rows');
select is(tests.attempt('admin', 'delete from public.gallery_images'), '5 rows', 'X6 delete by admin: 5 rows');
select is(tests.attempt('service_role', 'delete from public.gallery_images'), '5 rows', 'X6 delete by service_role: 5 rows');
select is(tests.attempt('anon', 'truncate public.gallery_images'), '42501', 'X6 truncate by anon is refused');
select is(tests.attempt('member', 'truncate public.gallery_images'), '42501', 'X6 truncate by member is refused');
select is(tests.attempt('ended', 'truncate public.gallery_images'), '42501', 'X6 truncate by one whose role has ended is refused');
select is(tests.attempt('admin', 'truncate public.gallery_images'), '42501', 'X6 truncate by admin is refused');
select is(tests.attempt('service_role', 'truncate public.gallery_images'), '42501', 'X6 truncate by service_role is refused');
select is(tests.attempt('admin', $$update public.gallery_images set id = 77$$), '42501', 'X6 administrators cannot set id');
select is(tests.attempt('admin', $$update public.gallery_images set created_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set created_at');
select is(tests.attempt('admin', $$update public.gallery_images set version = 77$$), '42501', 'X6 administrators cannot set version');
select is(tests.attempt('admin', $$update public.gallery_images set updated_at = '2020-01-01'$$), '42501', 'X6 administrators cannot set updated_at');
select is(tests.attempt('admin', $$update public.gallery_images set updated_by = tests.id_of('member')$$), '42501', 'X6 administrators cannot set updated_by');
select is(tests.attempt('admin', $$update public.gallery_images set created_by = tests.id_of('member')$$), '42501', 'K41 administrators cannot set created_by');
select is(tests.attempt('admin', 'update public.gallery_images set url = url where id = 2'), '1 rows', 'X14 administrators may set url');
select is(tests.attempt('admin', 'update public.gallery_images set title = title where id = 2'), '1 rows', 'X14 administrators may set title');
select is(tests.attempt('admin', 'update public.gallery_images set category = category where id = 2'), '1 rows', 'X14 administrators may set category');
select is(tests.attempt('admin', 'update public.gallery_images set description = description where id = 2'), '1 rows', 'X14 administrators may set description');
select is(tests.attempt('admin', 'update public.gallery_images set alt = alt where id = 2'), '1 rows', 'X14 administrators may set alt');
select is(tests.attempt('admin', 'update public.gallery_images set decorative = decorative where id = 2'), '1 rows', 'X14 administrators may set decorative');
select is(tests.attempt('admin', 'update public.gallery_images set width = width where id = 2'), '1 rows', 'X14 administrators may set width');
select is(tests.attempt('admin', 'update public.gallery_images set height = height where id = 2'), '1 rows', 'X14 administrators may set height');
select is(tests.attempt('admin', 'update public.gallery_images set storage_path = storage_path where id = 2'), '1 rows', 'X14 administrators may set storage_path');
select is(tests.attempt('admin', 'update public.gallery_images set consent = consent where id = 2'), '1 rows', 'X14 administrators may set consent');
select is(tests.attempt('admin', $q$update public.gallery_images set taken_at = '2026-03-04T10:20:30' where id = 2$q$), '1 rows', 'K56 administrators may say when a picture was taken');
select is(tests.attempt('admin', $q$update public.gallery_images set taken_at = '0026-03-04T10:20:30' where id = 2$q$), '23514', 'K56 which a camera with a wrong clock does not know');
select is(tests.attempt('admin', 'update public.gallery_images set status = status where id = 2'), '1 rows', 'X14 administrators may set status');
select is(tests.attempt('admin', 'update public.gallery_images set publish_at = publish_at where id = 2'), '1 rows', 'X14 administrators may set publish_at');
select is(tests.attempt('admin', 'update public.gallery_images set sort_order = sort_order where id = 2'), '42501', 'K14 the place in the list is given by move_row alone');

delete from public.user_roles where user_id = tests.id_of('second');
select is(tests.attempt('second', 'select * from public.gallery_images'), '2 rows', 'X6 a former administrator sees what members see');
select is(tests.attempt('second', $$update public.gallery_images set title = 'Changed'$$), '0 rows', 'X6 a former administrator changes nothing');
select is(tests.attempt('second', $$insert into public.gallery_images (title, url) values ('New', '/images/a.webp')$$), '42501', 'X6 a former administrator adds nothing');

-- ------------------------------------------------------------------ columns and triggers
select is(tests.attempt('service_role', $$insert into public.gallery_images (id, url, title, category, created_at) values (900, '/images/a.webp', null, null, '2026-01-01')$$), '1 rows', 'X14 the columns of the specification suffice');
select is(tests.attempt('admin', $$insert into public.gallery_images (url, title, category) values ('/images/a.webp', null, null)$$), '1 rows', 'X14 also without those that belong to the server');
select tests.act('admin', $$insert into public.gallery_images (title, url) values ('Made', '/images/a.webp')$$);
select is((select array[status, version::text, updated_by::text] from public.gallery_images where title = 'Made'),
  array['draft', '1', tests.id_of('admin')::text], 'X14 a new row is a draft of version 1 by whoever made it');
select is(tests.attempt('admin', format($q$insert into public.gallery_images (title, url, %s) values ('Made', '/images/a.webp', %s)$q$, entry[1], entry[2])), '42501', 'Z5 administrators may not choose ' || entry[1])
from (values (array['id', '9007199254740991']), (array['created_at', 'now()']), (array['updated_at', 'now()']), (array['version', '9']), (array['updated_by', $$tests.id_of('member')$$]), (array['created_by', $$tests.id_of('member')$$]), (array['first_published_at', 'now()'])) as columns (entry);
select is((select max(id) from public.gallery_images) > 5, true, 'X14 an explicit id pushes the automatic ones ahead');
select lives_ok($$insert into public.gallery_images (id, title, url) values (5000, 'Far', '/images/a.webp'); insert into public.gallery_images (title, url) values ('Next', '/images/a.webp')$$, 'X14 rows after an explicit id do not collide');
select is((select id from public.gallery_images where title = 'Next'), 5001::bigint, 'X14 and are numbered on');
select tests.act('admin', $$update public.gallery_images set title = 'Changed' where id = 2 and version = 1$$);
select is((select version from public.gallery_images where id = 2), 2, 'K18 each change raises the version');
select is(tests.attempt('admin', $$update public.gallery_images set title = 'Changed' where id = 2 and version = 1$$), '0 rows', 'K18 a stale version changes nothing');
select is((select updated_by from public.gallery_images where id = 2), tests.id_of('admin'), 'K19 the row knows who changed it');
select is(tests.attempt('admin', $$update public.gallery_images set status = 'gone' where id = 2$$), '23514', 'K9 no other status');
select is(tests.attempt('admin', $$update public.gallery_images set publish_at = 'infinity' where id = 2$$), '23514', 'K10 no endless schedule');
select is(tests.attempt('service_role', $$insert into public.gallery_images (id, title, url) values (0, 'Zero', '/images/a.webp')$$), '23514', 'ids begin at 1');
select is((select count(*)::int from private.change_log where table_name = 'gallery_images' and op = 'UPDATE' and row_id = '2' and actor = tests.id_of('admin')
  and old_row ->> 'title' = 'Draft' and new_row ->> 'title' = 'Changed'), 1, 'the log keeps the row before and after, and who did it');
select tests.act('admin', 'delete from public.gallery_images where id = 4');
select is((select old_row ->> 'title' from private.change_log where table_name = 'gallery_images' and op = 'DELETE' and row_id = '4'), 'Due', 'the log keeps a deleted row');
select lives_ok($$insert into public.gallery_images select (jsonb_populate_record(null::public.gallery_images, old_row)).* from private.change_log where table_name = 'gallery_images' and op = 'DELETE' and row_id = '4'$$,
  'and it can be put back as it was');
-- ------------------------------------------------------------------ consent
select tests.act('admin', $$update public.gallery_images set consent = 'withdrawn' where id = 1$$);
select is((select status from public.gallery_images where id = 1), 'unpublished', 'K27 withdrawing the consent hides the picture at once');
select is(tests.attempt('anon', 'select 1 from public.gallery_images where id = 1'), '0 rows', 'K27 nobody sees it any more');
select is(tests.attempt('admin', $$update public.gallery_images set status = 'published' where id = 1$$), '23514', 'K27 and it cannot be published again');
select is(tests.attempt('admin', $$update public.gallery_images set status = 'published', consent = 'consented' where id = 1$$), '23514', 'Z1 withdrawn consent stays withdrawn');

-- ------------------------------------------------------------------ bounds
select is(tests.attempt('admin', $q$update public.gallery_images set title = repeat('x', 120) where id = 2$q$), '1 rows', 'X14 title takes 120 characters');
select is(tests.attempt('admin', $q$update public.gallery_images set title = repeat('x', 120+1) where id = 2$q$), '23514', 'X14 title takes no more than 120');
select is(tests.attempt('admin', $q$update public.gallery_images set title = ' x ' where id = 2$q$), '23514', 'X14 title refuses outer blanks');
select is(tests.attempt('admin', $q$update public.gallery_images set title = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 title refuses control characters');
select is(tests.attempt('admin', $q$update public.gallery_images set title = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 title refuses line breaks');
select is(tests.attempt('admin', $q$update public.gallery_images set title = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 title refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.gallery_images set title = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 title refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.gallery_images set category = repeat('x', 60) where id = 2$q$), '1 rows', 'X14 category takes 60 characters');
select is(tests.attempt('admin', $q$update public.gallery_images set category = repeat('x', 60+1) where id = 2$q$), '23514', 'X14 category takes no more than 60');
select is(tests.attempt('admin', $q$update public.gallery_images set category = ' x ' where id = 2$q$), '23514', 'X14 category refuses outer blanks');
select is(tests.attempt('admin', $q$update public.gallery_images set category = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 category refuses control characters');
select is(tests.attempt('admin', $q$update public.gallery_images set category = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 category refuses line breaks');
select is(tests.attempt('admin', $q$update public.gallery_images set category = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 category refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.gallery_images set category = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 category refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = repeat('x', 300) where id = 2$q$), '1 rows', 'X14 alt takes 300 characters');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = repeat('x', 300+1) where id = 2$q$), '23514', 'X14 alt takes no more than 300');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = ' x ' where id = 2$q$), '23514', 'X14 alt refuses outer blanks');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = 'a' || chr(7) || 'b' where id = 2$q$), '23514', 'X14 alt refuses control characters');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = E'a\nBcc: b' where id = 2$q$), '23514', 'X14 alt refuses line breaks');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = 'a' || chr(8238) || 'b' where id = 2$q$), '23514', 'X14 alt refuses a turned reading direction');
select is(tests.attempt('admin', $q$update public.gallery_images set alt = chr(65279) || 'b' where id = 2$q$), '23514', 'X14 alt refuses a byte order mark');
select is(tests.attempt('admin', $q$update public.gallery_images set description = repeat('x', 5000) where id = 2$q$), '1 rows', 'X14 description takes 5000 characters');
select is(tests.attempt('admin', $q$update public.gallery_images set description = repeat('x', 5000+1) where id = 2$q$), '23514', 'X14 description takes no more than 5000');
select is(tests.attempt('admin', $q$update public.gallery_images set width = 1 where id = 2$q$), '1 rows', 'K6 width 1: 1 rows');
select is(tests.attempt('admin', $q$update public.gallery_images set width = 20000 where id = 2$q$), '1 rows', 'K6 width 20000: 1 rows');
select is(tests.attempt('admin', $q$update public.gallery_images set width = 0 where id = 2$q$), '23514', 'K6 width 0: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set width = 20001 where id = 2$q$), '23514', 'K6 width 20001: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set height = 1 where id = 2$q$), '1 rows', 'K6 height 1: 1 rows');
select is(tests.attempt('admin', $q$update public.gallery_images set height = 20000 where id = 2$q$), '1 rows', 'K6 height 20000: 1 rows');
select is(tests.attempt('admin', $q$update public.gallery_images set height = 0 where id = 2$q$), '23514', 'K6 height 0: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set height = 20001 where id = 2$q$), '23514', 'K6 height 20001: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set title = null, category = null where id = 2$q$), '1 rows', 'X3 title and category are optional');
select is(tests.attempt('admin', $q$update public.gallery_images set url = null where id = 2$q$), '23502', 'X3 the address is not');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '' where id = 2$q$), '23514', 'X3 nor may it be empty');
select is(tests.attempt('admin', $q$update public.gallery_images set consent = 'maybe' where id = 2$q$), '23514', 'K27 no other consent');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = 'gallery/a-1.webp' where id = 2$q$), '1 rows', 'X13 object name gallery/a-1.webp: 1 rows');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = 'tours/a.avif' where id = 2$q$), '1 rows', 'X13 object name tours/a.avif: 1 rows');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = '../a.webp' where id = 2$q$), '23514', 'X13 object name ../a.webp: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = 'gallery/a.svg' where id = 2$q$), '23514', 'X13 object name gallery/a.svg: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = 'gallery/A.webp' where id = 2$q$), '23514', 'X13 object name gallery/A.webp: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = 'other/a.webp' where id = 2$q$), '23514', 'X13 object name other/a.webp: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set storage_path = 'gallery/a.webp.html' where id = 2$q$), '23514', 'X13 object name gallery/a.webp.html: 23514');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/images/a.webp' where id = 2$q$), '1 rows', 'X14 url takes /images/a.webp');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/storage/v1/object/public/gallery/gallery/a.webp' where id = 2$q$), '1 rows', 'X14 url takes /storage/v1/object/public/gallery/gallery/a.webp');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'https://example.org/a.jpg' where id = 2$q$), '1 rows', 'X14 url takes https://example.org/a.jpg');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'https://xn--bcher-kva.example/a' where id = 2$q$), '1 rows', 'X14 url takes https://xn--bcher-kva.example/a');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'https://example.org:8443/a?b=c#d' where id = 2$q$), '1 rows', 'X14 url takes https://example.org:8443/a?b=c#d');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'JaVaScRiPt:alert(1)' where id = 2$q$), '23514', 'X14 url refuses javascript:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = E'java\nscript:alert(1)' where id = 2$q$), '23514', 'X14 url refuses a broken javascript:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = chr(1) || 'javascript:alert(1)' where id = 2$q$), '23514', 'X14 url refuses a control before javascript:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'vbscript:x' where id = 2$q$), '23514', 'X14 url refuses vbscript:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'data:text/html,x' where id = 2$q$), '23514', 'X14 url refuses data:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'blob:https://example.org/x' where id = 2$q$), '23514', 'X14 url refuses blob:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '//evil.example' where id = 2$q$), '23514', 'X14 url refuses //host');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/' || chr(92) || 'evil.example' where id = 2$q$), '23514', 'X14 url refuses /\host');
select is(tests.attempt('admin', $q$update public.gallery_images set url = chr(92) || chr(92) || 'evil.example' where id = 2$q$), '23514', 'X14 url refuses \\host');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'https://evil.example' || chr(92) || '@ok.example' where id = 2$q$), '23514', 'X14 url refuses https with a backslash');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'https://user:pw@ok.example' where id = 2$q$), '23514', 'X14 url refuses a password');
select is(tests.attempt('admin', $q$update public.gallery_images set url = 'http://example.org/a.jpg' where id = 2$q$), '23514', 'X14 url refuses http:');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/a"onerror=x' where id = 2$q$), '23514', 'X14 url refuses markup');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/<script>' where id = 2$q$), '23514', 'X14 url refuses a tag');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/a b.webp' where id = 2$q$), '23514', 'X14 url refuses a blank');
select is(tests.attempt('admin', $q$update public.gallery_images set url = '/' || repeat('x', 2048) where id = 2$q$), '23514', 'X14 url refuses 2,049 characters');

select * from finish();
rollback;
