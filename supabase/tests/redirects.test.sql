begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
insert into public.tours (id, title, category, status) values
  (1, 'One', 'Farm Tours', 'published'), (2, 'Two', 'Farm Tours', 'published'), (3, 'Three', 'Farm Tours', 'draft');
insert into public.blog_posts (id, title, status) values (1, 'One', 'published');

create function pg_temp.redirects() returns text language sql as $$
  select string_agg(format('%s -> %s', from_path, coalesce(tour_id, blog_post_id)), ', ' order by from_path) from public.redirects
$$;

-- ------------------------------------------------------------------ how they come about
select tests.act('admin', $$update public.tours set slug = 'draft' where id = 3$$);
select is(pg_temp.redirects(), null, 'the address of a draft follows without a redirect');
select tests.act('admin', $$update public.tours set slug = 'uno' where id = 1$$);
select tests.act('admin', $$update public.blog_posts set slug = 'uno' where id = 1$$);
select is(pg_temp.redirects(), '/blog/one -> 1, /tours/one -> 1', 'the old address leads to the row, tours and articles apart');
select is((select version from public.tours where id = 1), 2, 'K18 the change counts');
select tests.act('admin', $$update public.tours set slug = 'un' where id = 1$$);
select is(pg_temp.redirects(), '/blog/one -> 1, /tours/one -> 1, /tours/uno -> 1', 'every old address stays');
select tests.act('admin', $$update public.tours set slug = 'one' where id = 1$$);
select is(pg_temp.redirects(), '/blog/one -> 1, /tours/un -> 1, /tours/uno -> 1', 'going back takes the redirect away and leaves one');
select tests.act('admin', $$update public.tours set slug = null, title = 'Changed' where id = 1$$);
select is((select slug from public.tours where id = 1), 'one', 'K3 an empty slug keeps the address');

-- ------------------------------------------------------------------ what is taken
select is(tests.attempt('admin', $$update public.tours set slug = 'un' where id = 2$$), '23505', 'the old address of another is taken');
select is(tests.attempt('admin', $$update public.tours set slug = 'un' where id = 3$$), '23505', 'for a draft, too');
select is(tests.attempt('admin', $$insert into public.tours (title, category, slug) values ('New', 'Farm Tours', 'un')$$), '23505', 'and for a new row');
select is(tests.attempt('admin', $$insert into public.blog_posts (title, slug) values ('New', 'un')$$), '1 rows', 'not for an article');
select tests.act('admin', $$insert into public.tours (title, category) values ('Un', 'Farm Tours'), ('Un', 'Farm Tours')$$);
select set_eq($$select slug from public.tours where title = 'Un'$$, array['un-2', 'un-3'], 'an automatic slug goes around it');
select tests.act('admin', $$insert into public.blog_posts (title) values ('404'), ('Index')$$);
select set_eq($$select slug from public.blog_posts where title in ('404', 'Index')$$, array['404-2', 'index-2'], 'K9 and around the pages of the site itself');
select is(tests.attempt('admin', $$update public.tours set slug = 'two' where id = 1$$), '23505', 'a present address is taken as well');
select is(pg_temp.redirects(), '/blog/one -> 1, /tours/un -> 1, /tours/uno -> 1', 'what was refused left nothing behind');

-- ------------------------------------------------------------------ who reads and writes
select is(tests.attempt(who, 'select * from public.redirects'), '3 rows', who || ' reads redirects to what is published')
from unnest(array['anon', 'member', 'admin', 'service_role']) who;
update public.tours set status = 'unpublished' where id = 1;
select is(tests.attempt(who, 'select * from public.redirects'), '1 rows', who || ' does not read the others')
from unnest(array['anon', 'member', 'ended']) who;
select is(tests.attempt('admin', 'select * from public.redirects'), '3 rows', 'administrators read all');
select is(tests.attempt(who, $$insert into public.redirects (from_path, tour_id) values ('/tours/x', 2)$$), '42501', who || ' writes none')
from unnest(array['anon', 'member', 'admin']) who;
select is(tests.attempt(who, $$update public.redirects set tour_id = 2$$), '42501', who || ' changes none')
from unnest(array['anon', 'member', 'admin']) who;
select is(tests.attempt('anon', 'delete from public.redirects'), '42501', 'anon deletes none');
select is(tests.attempt('member', 'delete from public.redirects'), '0 rows', 'nor do members');
select is(tests.attempt('admin', 'delete from public.redirects'), '3 rows', 'administrators do');
select is(tests.attempt(who, 'truncate public.redirects'), '42501', 'truncate by ' || who || ' is refused')
from unnest(array['anon', 'member', 'admin', 'service_role']) who;

-- ------------------------------------------------------------------ shape
select is(tests.attempt('service_role', format('insert into public.redirects (from_path, tour_id, blog_post_id) values (%s)', row_values)), '23514', 'no redirect ' || row_values)
from unnest(array[$$'/tours/x', null, null$$, $$'/tours/x', 2, 1$$, $$'/tours/x', null, 1$$, $$'/blog/x', 2, null$$, $$'/faq', 2, null$$, $$'/tours/X', 2, null$$,
  $$'//evil.example/x', 2, null$$, $$'/tours/x/y', 2, null$$, $$'/tours/', 2, null$$, $$'/tours/x?a', 2, null$$]) row_values;
select tests.act('admin', 'delete from public.tours where id = 1');
select is(pg_temp.redirects(), '/blog/one -> 1', 'redirects go with their target');

-- ------------------------------------------------------------------ strangers learn nothing
insert into public.tours (id, title, category, slug, status) values (900, 'Hidden', 'Farm Tours', 'hidden-before', 'published');
update public.tours set slug = 'hidden-after', status = 'draft' where id = 900;
select is(tests.attempt(who, $$insert into public.tours (title, category, slug) values ('New', 'Farm Tours', 'hidden-before')$$), '42501', 'Z5 ' || who || ' is refused before any trigger tells which addresses are taken')
from unnest(array['member', 'ended']) who;
select is(tests.attempt('member', $$insert into public.blog_posts (title, slug, image, status) values ('New', 'new', '/images/a.webp', 'published')$$), '42501', 'Z5 also for articles');
select is(tests.attempt('member', $$insert into public.gallery_images (url, status) values ('/images/a.webp', 'published')$$), '42501', 'Z5 and pictures');

select * from finish();
rollback;
