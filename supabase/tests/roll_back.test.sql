begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
delete from private.change_log;

create function pg_temp.save() returns bigint language sql as $$
  insert into public.publishes (content_hash, content) select c ->> 'hash', c from public.published_content() c returning id
$$;
create function pg_temp.roll_back(publish_id bigint default null) returns text language plpgsql as $$
declare
  answer jsonb;
begin
  publish_id := coalesce(publish_id, (select max(p.id) from public.publishes p));
  perform tests.become('admin');
  answer := public.roll_back(publish_id);
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return format('%s restored, %s unpublished', answer ->> 'restored', answer ->> 'unpublished');
end
$$;
create function pg_temp.is_as_saved() returns boolean language sql as $$
  select public.published_content() = p.content from public.publishes p order by p.id desc limit 1
$$;
create function pg_temp.redirects() returns text language sql as $$
  select string_agg(format('%s -> %s', from_path, coalesce(tour_id, blog_post_id)), ', ' order by from_path) from public.redirects
$$;
create function pg_temp.slugs() returns text language sql as $$ select string_agg(id || ' ' || slug, ', ' order by id) from public.tours $$;

insert into public.tours (id, title, category, status, description, itinerary, external_links, publish_at, sort_order, created_at) values
  (1, 'Alpha', 'Farm Tours', 'published', 'A', array['b', 'a'], '[{"title": "One", "url": "https://example.org"}]', '2020-01-01', 100, '2026-01-01'),
  (2, 'Beta', 'Farm Tours', 'published', 'B', '{}', '[]', null, 200, '2026-01-01'),
  (3, 'Gamma', 'Farm Tours', 'published', 'C', '{}', '[]', null, 300, '2026-01-01'),
  (4, 'Delta', 'Farm Tours', 'draft', 'D', '{}', '[]', null, 150, '2026-01-01');
insert into public.blog_posts (id, title, status, content, updated_on, read_minutes) values (1, 'Story', 'published', '<p>Before</p>', '2026-02-02', 3), (2, 'Other', 'published', '', null, null);
insert into public.gallery_images (id, url, title, alt, status, storage_path, consent) values
  (1, '/images/gallery/a.jpg', null, 'A', 'published', null, 'unknown'),
  (2, '/storage/v1/object/public/gallery/gallery/b.webp', 'B', 'B', 'published', 'gallery/b.webp', 'consented'),
  (3, 'https://abc.supabase.co/storage/v1/object/public/gallery/gallery/c.webp', 'C', 'C', 'published', 'gallery/c.webp', 'consented');
insert into storage.objects (bucket_id, name) select 'gallery', 'gallery/' || f || '.webp' from unnest(array['b', 'c', 'd', 'e']) f;
select tests.act('admin', 'select public.set_home_featured(array[1, 2, 3])');
update public.tours set slug = 'beta-new' where id = 2;
delete from private.change_log;
select pg_temp.save();

-- ------------------------------------------------------------------ nothing changed
select is(pg_temp.roll_back(), '0 restored, 0 unpublished', 'Y8 nothing to do');
select is((select count(*) from private.change_log), 0::bigint, 'Y8 K19 and nothing logged');
select is((select array_agg(distinct version) from (select version from public.tours where id <> 2 union all select version from public.blog_posts union all select version from public.gallery_images) v), array[1], 'Y8 K18 no editor is disturbed');

-- ------------------------------------------------------------------ changed, deleted, added, unpublished, sorted
update public.tours set title = 'Changed', description = 'After', itinerary = array['a', 'b'], external_links = '[]' where id = 1;
delete from public.tours where id = 2;
update public.tours set status = 'unpublished' where id = 3;
update public.tours set status = 'published' where id = 4;
insert into public.tours (id, title, category, status, publish_at) values (5, 'New draft', 'Farm Tours', 'draft', null), (6, 'Next week', 'Farm Tours', 'published', '2099-01-01');
update public.blog_posts set content = '<p>After</p>', updated_on = null, read_minutes = null where id = 1;
update public.blog_posts set publish_at = '2099-01-01' where id = 2;
delete from public.gallery_images;
delete from public.home_featured;
select is(pg_temp.roll_back(), '8 restored, 1 unpublished', 'Y8 changed, deleted, hidden and scheduled rows come back, added ones go');
select ok(pg_temp.is_as_saved(), 'Y8 everything is published as it was: words, order, home page, redirects');
select is((select string_agg(concat_ws(' ', id, status, publish_at::date), ', ' order by id) from public.tours), '1 published, 2 published, 3 published, 4 unpublished, 5 draft, 6 published 2099-01-01', 'Y8 drafts and what is scheduled stay');
select is((select title from public.tours where id = 4), 'Delta', 'Y8 what goes keeps its words');
select is(pg_temp.redirects(), '/tours/beta -> 2', 'Y8 Y9 its redirects came back with the deleted row');
select is((select string_agg(concat_ws(' ', id, storage_path, consent, version), ', ' order by id) from public.gallery_images), '1 unknown 2, 2 gallery/b.webp consented 2, 3 gallery/c.webp consented 2', 'Y8 K27 pictures with their files, what was said of them, and a version nobody has open');
select is((select created_at from public.tours where id = 2), '2026-01-01'::timestamptz, 'Y8 a deleted row with its age');
select is((select version from public.tours where id = 3), 3, 'Y8 K18 a changed row has another version');
select is((select string_agg(concat_ws(' ', op, row_id, actor = tests.id_of('admin')), ', ' order by id) from private.change_log where table_name = 'tours' and actor is not null), 'UPDATE 4 t, UPDATE 1 t, INSERT 2 t, UPDATE 3 t', 'Y8 K19 every change is in the activity');
insert into public.tours (id, title, category) values (7, 'Automatic', 'Farm Tours');
select is((select version from public.tours where title = 'Automatic'), 1, 'Y8 the next new row begins at 1');
select is(pg_temp.roll_back(), '0 restored, 0 unpublished', 'Y8 twice is once');
select is(tests.attempt('admin', format('select public.restore_change(%s)', (select max(l.id) from private.change_log l where l.row_id = '1' and l.table_name = 'blog_posts' and l.op = 'UPDATE'))), '1 rows', 'Y8 K19 a part of it can be taken back');
select tests.act('admin', format('select public.restore_change(%s)', (select max(l.id) from private.change_log l where l.row_id = '1' and l.table_name = 'blog_posts' and l.op = 'UPDATE')));
select is((select array[content, updated_on::text] from public.blog_posts where id = 1), array['<p>After</p>', null], 'Y8 K19 the day of the update with it');
select pg_temp.roll_back();
update public.blog_posts set updated_on = '2026-03-03' where id = 1;
delete from public.blog_posts where id = 1;
select tests.act('admin', format('select public.restore_change(%s)', (select max(l.id) from private.change_log l where l.op = 'DELETE')));
select is((select updated_on from public.blog_posts where id = 1), '2026-03-03', 'B24 a deleted article comes back with it');

-- ------------------------------------------------------------------ the order
update public.tours set sort_order = 1 where id = 3;
update public.tours set sort_order = 700 where id = 1;
delete from private.change_log;
select is(pg_temp.roll_back(), '1 restored, 0 unpublished', 'K14 Y8 a place is no change');
select ok(pg_temp.is_as_saved(), 'K14 Y8 the order comes back');
select is((select string_agg(row_id, ',') from private.change_log where table_name = 'tours'), null, 'K14 K19 without a word in the activity');
select is((select string_agg(id::text, ' ' order by sort_order) from public.tours where id in (1, 2, 3, 5)), '1 2 3 5', 'K14 and what was not published keeps its place');

-- ------------------------------------------------------------------ addresses that changed meanwhile
update public.tours set slug = 'uno' where id = 1;
select is(pg_temp.roll_back(), '1 restored, 0 unpublished', 'Y8 Y9 an address that changed');
select is(pg_temp.slugs(), '1 alpha, 2 beta-new, 3 gamma, 4 delta, 5 new-draft, 6 next-week, 7 automatic', 'Y8 Y9 is as it was');
select is(pg_temp.redirects(), '/tours/beta -> 2, /tours/uno -> 1', 'Y8 Y9 and the one between leads there');
delete from public.redirects where from_path = '/tours/uno';
-- Swapped, which takes an administrator who deletes redirects.
update public.tours set slug = 'passing' where id = 1;
delete from public.redirects where from_path = '/tours/alpha';
update public.tours set slug = 'alpha' where id = 2;
delete from public.redirects where from_path in ('/tours/beta-new', '/tours/beta', '/tours/passing');
update public.tours set slug = 'beta-new' where id = 1;
delete from public.redirects;
select is(pg_temp.slugs(), '1 beta-new, 2 alpha, 3 gamma, 4 delta, 5 new-draft, 6 next-week, 7 automatic', 'two addresses are swapped');
select is(pg_temp.roll_back(), '2 restored, 0 unpublished', 'Y8 Y9 swapped addresses');
select ok(pg_temp.is_as_saved(), 'Y8 Y9 are swapped back');
select is(pg_temp.redirects(), '/tours/beta -> 2', 'Y8 Y9 and nothing leads to what was only in passing');
-- Given to others: to a draft, to something published, to one that moved on.
update public.tours set slug = 'uno' where id = 1;
update public.tours set slug = 'gone' where id = 3;
delete from public.redirects where from_path in ('/tours/alpha', '/tours/gamma');
delete from public.tours where id = 2;
update public.tours set slug = 'alpha' where id = 5;
update public.tours set slug = 'beta-new', status = 'published' where id = 4;
update public.tours set slug = 'gamma' where id = 7;
update public.tours set status = 'published' where id = 7;
update public.tours set slug = 'moved-on' where id = 7;
select is(pg_temp.redirects(), '/tours/delta -> 4, /tours/gamma -> 7', 'addresses are given to others');
select is(pg_temp.roll_back(), '3 restored, 2 unpublished', 'Y8 Y9 addresses that others have now');
select is(pg_temp.slugs(), '1 alpha, 2 beta-new, 3 gamma, 4 beta-new-2, 5 alpha-2, 6 next-week, 7 moved-on', 'Y8 Y9 are given back, and the others give way');
select is(pg_temp.redirects(), '/tours/beta -> 2, /tours/delta -> 4, /tours/gone -> 3, /tours/uno -> 1', 'Y8 Y9 nothing leads astray');
delete from public.redirects where from_path not in ('/tours/beta');
select ok(pg_temp.is_as_saved(), 'Y8 Y9 all is as it was');
-- For articles the same.
update public.blog_posts set slug = 'tale' where id = 1;
delete from public.redirects where from_path = '/blog/story';
insert into public.blog_posts (id, title, slug) values (9, 'Squatter', 'story');
select is(pg_temp.roll_back(), '1 restored, 0 unpublished', 'Y8 Y9 an article');
select is((select string_agg(slug, ', ' order by id) from public.blog_posts where id in (1, 9)), 'story, story-2', 'Y8 Y9 gets its address back, too');
delete from public.redirects where from_path like '/blog/%';

-- ------------------------------------------------------------------ pictures
update public.gallery_images set consent = 'withdrawn' where id = 2;
delete from private.change_log;
select is(pg_temp.roll_back(), '0 restored, 0 unpublished', 'K27 Y8 a withdrawn consent');
select is((select row(status, consent)::text from public.gallery_images where id = 2), '(unpublished,withdrawn)', 'K27 stays withdrawn');
delete from public.gallery_images where id = 2;
select is(pg_temp.roll_back(), '0 restored, 0 unpublished', 'K27 Y8 also if the picture was deleted then');
select is((select count(*) from public.gallery_images where id = 2), 0::bigint, 'K27 it stays away');
update public.gallery_images set storage_path = null, url = '/images/other.jpg' where id = 3;
select pg_temp.roll_back();
select is((select row(url, storage_path)::text from public.gallery_images where id = 3), '(https://abc.supabase.co/storage/v1/object/public/gallery/gallery/c.webp,gallery/c.webp)', 'Y8 another file: its path comes from the address');
update public.gallery_images set storage_path = null, url = '/images/other.jpg' where id = 3;
insert into public.gallery_images (id, url, alt, status, storage_path) values (30, '/images/c.webp', 'C', 'draft', 'gallery/c.webp');
select pg_temp.roll_back();
select is((select array_agg(storage_path order by id) from public.gallery_images where id in (3, 30)), array[null, 'gallery/c.webp'], 'Y8 a file belongs to one picture alone');
insert into public.gallery_images (id, url, alt, status, storage_path) values
  (40, '/storage/v1/object/public/gallery/gallery/d.webp', 'D', 'published', 'gallery/d.webp'), (41, '/storage/v1/object/public/gallery/gallery/e.webp', 'E', 'published', 'gallery/e.webp'),
  (42, '/storage/v1/object/public/gallery/gallery/e.webp', 'E again', 'published', null), (43, '/storage/v1/object/public/gallery/gallery/..%2fx.webp', 'X', 'published', null);
select pg_temp.save();
select is(pg_temp.roll_back(), '0 restored, 0 unpublished', 'Y8 two pictures of one file are no change');
update public.gallery_images set storage_path = null where id in (40, 41);
update public.gallery_images set url = '/storage/v1/object/public/gallery/gallery/e.webp', storage_path = 'gallery/e.webp' where id = 40;
update public.gallery_images set url = '/storage/v1/object/public/gallery/gallery/d.webp', storage_path = 'gallery/d.webp' where id = 41;
delete from public.gallery_images where id = 43;
delete from private.change_log;
select is(pg_temp.roll_back(), '3 restored, 0 unpublished', 'Y8 swapped files');
select is((select array_agg(storage_path order by id) from public.gallery_images where id between 40 and 43), array['gallery/d.webp', 'gallery/e.webp', null, null], 'Y8 are swapped back, and no path is made of what is none');
select is((select version from public.gallery_images where id = 43), 1, 'Y8 a row of which the log knows nothing any more begins anew');

-- ------------------------------------------------------------------ an empty site, a site before a column
delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
select pg_temp.save();
insert into public.tours (id, title, category, status) values (1, 'One', 'Farm Tours', 'published');
select is(pg_temp.roll_back(), '0 restored, 1 unpublished', 'Y8 back to nothing');
select is(pg_temp.roll_back((select id from public.publishes order by id offset 1 limit 1)), '11 restored, 0 unpublished', 'Y8 and to everything that was');
select is((select content -> 'tours' from public.publishes order by id offset 1 limit 1), public.published_content() -> 'tours', 'Y8 tours');
select is((select content -> 'home_featured' from public.publishes order by id offset 1 limit 1), public.published_content() -> 'home_featured', 'Y8 K28 and the home page');
update public.tours set focus_x = 10 where id = 1;
insert into public.publishes (content_hash, content) select 'older', jsonb_set(jsonb_set(c, '{tours}', (select jsonb_agg(t - 'focus_x' || '{"gone": true}') from jsonb_array_elements(c -> 'tours') t)), '{tours,0,title}', '"Old title"') from public.published_content() c;
select is(pg_temp.roll_back(), '1 restored, 0 unpublished', 'Y8 columns came and went since');
select is((select row(title, focus_x)::text from public.tours where id = 1), '("Old title",10)', 'Y8 a column that came since keeps its value, one that went is left out');

-- ------------------------------------------------------------------ what there is not
update public.publishes set content = null where content_hash = 'older';
select is(tests.attempt('admin', format('select public.roll_back(%s)', which)), 'PT404', 'Y8 no content to go back to: ' || which)
from unnest(array['0', 'null', '(select max(id) from public.publishes)']) which;
insert into public.publishes (content_hash, content) select 'broken', jsonb_set(c, '{tours,1,category}', '"No category"') from public.published_content() c;
update public.tours set title = 'Not yet' where id = 1;
select is(tests.attempt('admin', 'select public.roll_back((select max(id) from public.publishes))'), '23514', 'Y8 what the tables refuse is refused as a whole');
select is((select title from public.tours where id = 1), 'Not yet', 'Y8 and nothing of it stays');

select * from finish();
rollback;
