begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
delete from public.site_facts;
delete from private.change_log;

create function pg_temp.ask(who text, statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.become(who);
  execute 'select to_jsonb(' || statement || ')' into answer;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
create function pg_temp.live() returns jsonb language sql as $$
  select jsonb_build_object('hash', c -> 'hash', 'items', c -> 'items', 'home', c -> 'home_featured', 'redirects', c -> 'redirects')
  from public.published_content() c
$$;
create function pg_temp.waiting(live jsonb) returns jsonb language sql as $$ select pg_temp.ask('admin', format('public.waiting_changes(%L)', live)) $$;
create function pg_temp.changes(live jsonb) returns text language sql as $$
  select string_agg(concat_ws(' ', c ->> 'key', c ->> 'change', c ->> 'status', c ->> 'title'), ', ' order by n)
  from jsonb_array_elements(pg_temp.waiting(live) -> 'changes') with ordinality e (c, n)
$$;

-- ------------------------------------------------------------------ no column is forgotten
select set_eq($$
  select c.table_name || '.' || c.column_name from information_schema.columns c
  where c.table_schema = 'public' and c.table_name in ('tours', 'blog_posts', 'gallery_images') and not exists (
    select from information_schema.columns v
    where v.table_schema = 'public' and v.table_name = 'published_' || c.table_name and v.column_name = c.column_name)
$$, (
  select array_agg(t || '.' || internal)
  from (values ('tours', '{first_published_at}'::text[]), ('blog_posts', '{first_published_at}'), ('gallery_images', '{first_published_at,storage_path,consent,taken_at}')) as tables (t, of_its_own)
  cross join unnest(of_its_own || '{created_at,created_by,status,publish_at,sort_order,version,updated_at,updated_by}') internal
), 'Y6 every column of a content table is in its view, except for those that stay inside');
select set_eq($$select table_name::text from information_schema.columns where table_name ~ '^published_' and ordinal_position = 1 and column_name = 'id'$$,
  array['published_tours', 'published_blog_posts', 'published_gallery_images', 'published_site_facts'], 'Y6 the views begin with the id');

-- ------------------------------------------------------------------ nothing
select is(public.published_content(), jsonb_build_object('schema', 3, 'hash', 'ba9a8bb61fe5509b34f33f3a9f3c0b7d', 'items', '{}'::text[], 'tours', '{}'::text[],
  'blog_posts', '{}'::text[], 'gallery_images', '{}'::text[], 'site_facts', '{}'::text[], 'home_featured', '{}'::text[], 'redirects', '{}'::jsonb, 'withdrawn', '{}'::text[], 'withdrawn_uses', '{}'::text[]), 'Y6 nothing is published');
select is(pg_temp.waiting(live), '{"hash": "ba9a8bb61fe5509b34f33f3a9f3c0b7d", "total": 0, "changes": []}', 'Y6 and nothing waits')
from unnest(array['{"hash": "ba9a8bb61fe5509b34f33f3a9f3c0b7d"}', '{}', 'null', null]::jsonb[]) live;

-- ------------------------------------------------------------------ everything; the hashes stand here so that a change of what is hashed shows: md5 of a row as jsonb, keys by length
insert into public.tours (id, slug, title, category, duration, location, participants, image, image_alt, focus_x, focus_y, description, full_description,
  itinerary, includes, external_links, featured, status, publish_at, sort_order, created_at) values
  (7, 'goats-and-tea', 'Goats & Tea 🐐', 'Farm Tours', '1 day', 'Limuru', '2-10', '/images/tours/a.jpg', 'A goat', 20, 80, '<p>Short</p>', E'<p>Long,\nof two lines</p>',
    array['First, early', 'Then'], array['Lunch', 'Tea'], '[{"title": "One", "url": "https://example.org/1"}, {"url": "https://example.org/2?a=b&c", "title": "Two"}]', true,
    'published', '2020-01-01', 2048, '2026-01-01'),
  (9, 'plain', 'Plain', 'Safari & Wildlife', '', '', '', '', '', 50, 50, '', '', '{}', '{}', '[]', false, 'published', null, 1024, '2026-01-01'),
  (10, 'draft', 'Draft', 'Farm Tours', '', '', '', '', '', 50, 50, '', '', '{}', '{}', '[]', false, 'draft', null, 1, '2026-01-01'),
  (11, 'hidden', 'Hidden', 'Farm Tours', '', '', '', '', '', 50, 50, '', '', '{}', '{}', '[]', false, 'unpublished', null, 1, '2026-01-01'),
  (12, 'later', 'Later', 'Farm Tours', '', '', '', '', '', 50, 50, '', '', '{}', '{}', '[]', false, 'published', '2099-01-01', 1, '2026-01-01');
update public.tours set minimum_age = 6, effort = 'easy', drive_time = '1 h 30 from Nairobi', pick_up = 'Nairobi hotels', best_months = '{1,2,12}', toilets = 'yes',
  step_free = 'ask', price_from = '{"amount": 4500, "currency": "KES", "per": "person", "validUntil": "2026-12-31", "note": "Children half"}' where id = 7;
insert into public.blog_posts (id, slug, title, excerpt, content, image, image_alt, focus_x, focus_y, author, date, updated_on, category, read_minutes, status, sort_order, created_at) values
  (3, 'a-story', 'A story', 'In short', '<p>Jambo, "Sıla" &amp; all</p>', '/images/articles/a.jpg', 'A field', 50, 0, 'An author', '2026-03-09', '2026-04-01', 'Farming', 4, 'published', 1024, '2026-01-02'),
  (4, 'another', 'Another', '', '', '', '', 50, 50, '', '2026-01-31', null, '', null, 'published', 1024, '2026-01-01'),
  (5, 'draft', 'Draft', '', '', '', '', 50, 50, '', '2026-01-31', null, '', null, 'draft', 1, '2026-01-01'),
  (6, 'later', 'Later', '', '', '', '', 50, 50, '', '2026-01-31', null, '', null, 'published', 1, '2026-01-01');
update public.blog_posts set publish_at = '2099-01-01' where id = 6;
insert into public.gallery_images (id, url, title, description, alt, decorative, category, width, height, consent, status, sort_order, created_at) values
  (5, '/images/gallery/a.jpg', 'Dawn', 'Words', 'A field at dawn', false, 'Farm Life', 1600, 900, 'unknown', 'published', 2048, '2026-01-01'),
  (6, '/images/gallery/b.jpg', null, '', '', true, null, null, null, 'consented', 'published', 1024, '2026-01-01'),
  (7, '/images/gallery/c.jpg', null, '', 'Faces', false, null, null, null, 'withdrawn', 'unpublished', 1, '2026-01-01'),
  (8, '/images/gallery/d.jpg', null, '', 'Draft', false, null, null, null, 'unknown', 'draft', 1, '2026-01-01');
insert into public.home_featured (position, tour_id) values (1, 7), (2, 10), (3, 9);
insert into public.redirects (from_path, tour_id, blog_post_id) values ('/tours/goats-2', 7, null), ('/tours/goats', 7, null), ('/blog/the-story', null, 3), ('/tours/old-draft', 10, null);
create temp table content as select public.published_content() as c;
grant select on content to public;

select is((select c ->> 'hash' from content), '90a65dbd48b7f3c156ee1d209a4bc264', 'Y6 the hash of everything');
select is((select c -> 'items' from content), '["tour:9=7ee06f735953e08b83b6453aa811eab3", "tour:7=952e1a6efee043d26d2930c495aa2133",
  "post:3=6a891e9a99d284e383201c78c029fc4a", "post:4=6ecc0d0eb59a9acec633dba1602706a1",
  "picture:6=083579e950a29ca4934d7d87d6dcde43", "picture:5=1458f9168f970d00610da1e4fdf9c746"]', 'Y6 K9 K10 K14 K27 in the order of the site, without drafts, scheduled and withdrawn rows');
select is((select c -> 'home_featured' from content), '[7, 9]', 'K28 the tours of the home page that are public');
select is((select c -> 'redirects' from content), '{"/tours/goats": "/tours/goats-and-tea", "/tours/goats-2": "/tours/goats-and-tea", "/blog/the-story": "/blog/a-story"}', 'Y9 where old addresses lead, if that is public');
select is((select c #> '{tours,1}' from content), '{"id": 7, "slug": "goats-and-tea", "title": "Goats & Tea 🐐", "category": "Farm Tours", "duration": "1 day", "location": "Limuru", "participants": "2-10",
  "image": "/images/tours/a.jpg", "image_alt": "A goat", "focus_x": 20, "focus_y": 80, "description": "<p>Short</p>", "full_description": "<p>Long,\nof two lines</p>",
  "itinerary": ["First, early", "Then"], "includes": ["Lunch", "Tea"], "featured": true, "minimum_age": 6, "effort": "easy", "drive_time": "1 h 30 from Nairobi",
  "pick_up": "Nairobi hotels", "best_months": [1, 2, 12], "toilets": "yes", "step_free": "ask",
  "price_from": {"amount": 4500, "currency": "KES", "per": "person", "validUntil": "2026-12-31", "note": "Children half"},
  "external_links": [{"url": "https://example.org/1", "title": "One"}, {"url": "https://example.org/2?a=b&c", "title": "Two"}]}', 'Y6 a tour');
select is((select c #> '{blog_posts,0}' from content), '{"id": 3, "slug": "a-story", "title": "A story", "excerpt": "In short", "content": "<p>Jambo, \"Sıla\" &amp; all</p>", "image": "/images/articles/a.jpg",
  "image_alt": "A field", "focus_x": 50, "focus_y": 0, "author": "An author", "date": "2026-03-09", "updated_on": "2026-04-01", "category": "Farming", "read_minutes": 4}', 'Y6 an article');
select is((select c #> '{gallery_images,0}' from content), '{"id": 6, "url": "/images/gallery/b.jpg", "title": null, "description": "", "alt": "", "decorative": true, "category": null, "width": null, "height": null,
  "focus_x": 50, "focus_y": 50}', 'Y6 a picture');
select is((select array[jsonb_array_length(c -> 'tours'), jsonb_array_length(c -> 'blog_posts'), jsonb_array_length(c -> 'gallery_images')] from content), array[2, 2, 2], 'Y6 no row beyond the items');
select is(pg_temp.ask(who, 'public.published_content()'), (select c from content), 'Y6 X6 the same for ' || who)
from unnest(array['anon', 'member', 'ended', 'admin']) who;
set local datestyle = 'German, DMY';
select is(public.published_content(), (select c from content), 'Y6 the same however a session writes dates');
set local datestyle = 'ISO';
alter table public.gallery_images disable trigger b_hide_withdrawn;
alter table public.gallery_images drop constraint withdrawn_consent_is_never_public;
update public.gallery_images set status = 'published', consent = 'consented' where id = 7;
select is(public.published_content(), (select c from content), 'K27 a withdrawn picture is not published even if its state says so');
update public.gallery_images set status = 'unpublished' where id = 7;

-- ------------------------------------------------------------------ what waits
-- The withdrawn picture among the rows went with an earlier publish.
insert into public.publishes (content_hash, status, at) values ('earlier', 'live', now() + interval '1 second');
create temp table before as select pg_temp.live() as live;
select is(pg_temp.changes(live), null, 'Y6 nothing waits') from before;
select is(pg_temp.changes('{}'), 'tour:9 added published Plain, tour:7 added published Goats & Tea 🐐, post:3 added published A story, post:4 added published Another, picture:6 added published, picture:5 added published Dawn, home changed, redirects changed', 'Y6 all waits where nothing is live');
update public.tours set duration = '2 days', status = 'published' where id = 7;
update public.tours set status = 'published' where id = 10;
update public.blog_posts set status = 'unpublished' where id = 4;
update public.gallery_images set publish_at = '2099-01-01' where id = 6;
delete from public.gallery_images where id = 5;
select is(pg_temp.changes(live), 'tour:10 added published Draft, tour:7 changed published Goats & Tea 🐐, post:4 removed unpublished Another, picture:6 removed published, picture:5 removed Dawn, home changed, redirects changed',
  'Y6 K9 K10 added, changed and removed, with the present state') from before;
select is(pg_temp.waiting(live) -> 'total', '7', 'Y6 their number') from before;
select is(pg_temp.waiting(live) #> '{changes,1}', '{"id": 7, "key": "tour:7", "kind": "tour", "title": "Goats & Tea 🐐", "change": "changed", "status": "published"}', 'Y6 a change') from before;
select is(pg_temp.waiting(live) #> '{changes,4}', '{"id": 5, "key": "picture:5", "kind": "picture", "title": "Dawn", "change": "removed", "status": null}', 'Y6 a deleted row is known by its last title') from before;
select is(pg_temp.waiting(live) #> '{changes,5}', '{"key": "home", "kind": "home", "change": "changed"}', 'Y6 K28 the home page') from before;
select is(pg_temp.waiting(live) ->> 'hash', public.published_content() ->> 'hash', 'Y6 the hash that publishing would reach') from before;
select is(pg_temp.changes(pg_temp.live()), null, 'Y6 nothing waits after that is live');

create temp table now_live as select pg_temp.live() as live;
update public.tours set sort_order = 1 where id = 7;
select is(pg_temp.changes(live), 'order:tour changed', 'K14 another order is one change') from now_live;
update public.tours set sort_order = 2048 where id = 7;
insert into public.tours (id, title, category, status, sort_order) values (20, 'Between', 'Farm Tours', 'published', 1500);
select is(pg_temp.changes(live), 'tour:20 added published Between', 'K14 a new one between two others is no other order') from now_live;
delete from public.tours where id in (20, 9);
select is(pg_temp.changes(live), 'tour:9 removed Plain, home changed', 'K14 nor is one that is gone') from now_live;
insert into public.tours (id, title, slug, category, status, sort_order, created_at) values (9, 'Plain', 'plain', 'Safari & Wildlife', 'published', 1024, '2026-01-01');
insert into public.home_featured (position, tour_id) values (3, 9);
select is(pg_temp.changes(live), null, 'Y6 the same again is no change') from now_live;
delete from public.redirects where from_path = '/tours/goats';
select is(pg_temp.changes(live), 'redirects changed', 'Y9 a redirect is a change') from now_live;
select is(pg_temp.changes(live || '{"hash": "other", "items": ["nonsense", 7, null, {"tour": 1}, "tour:x=y", "tour:99999999999999999999=z", "page:1=z", "tour:5=gone", "tour:5=twice"]}'),
  'tour:10 added published Draft, tour:9 added published Plain, tour:7 added published Goats & Tea 🐐, tour:5 removed, post:3 added published A story, redirects changed',
  'Y6 what is no item of a manifest is overlooked') from now_live;

insert into public.gallery_images (url, alt, status) select '/images/' || n || '.jpg', 'Alt', 'published' from generate_series(1, 250) n;
update public.tours set sort_order = 1 where id = 7;
select is(array[w ->> 'total', jsonb_array_length(w -> 'changes')::text, w #>> '{changes,195,key}', w #>> '{changes,196,key}', w #>> '{changes,197,key}'],
  array['252', '197', 'order:tour', 'redirects', null], 'Y6 no more than two hundred are told, never without what concerns the whole') from now_live, pg_temp.waiting(live) w;

select is(tests.attempt('admin', format('select public.waiting_changes(%L)', live)), '22023', 'Y6 no manifest: ' || live)
from unnest(array['[]', '"text"', '7', 'true']) live;
select is(tests.attempt(who, 'select public.waiting_changes(null)'), '42501', 'Y6 X6 waiting_changes is closed to ' || who)
from unnest(array['anon', 'member', 'ended', 'waiting', 'service_role']) who;

-- ------------------------------------------------------------------ the order of the site
update public.tours set sort_order = 4000 - sort_order where id in (7, 9);
update public.blog_posts set status = 'published', sort_order = 512 where id = 4;
select is(jsonb_path_query_array(c, format('$.%s[*].id', name)::jsonpath), (
    select jsonb_agg(split_part(split_part(i #>> '{}', ':', 2), '=', 1)::bigint order by n)
    from jsonb_array_elements(c -> 'items') with ordinality e (i, n) where i #>> '{}' like kind || ':%'
  ), 'K14 rows come in the order of their hashes: ' || name)
from public.published_content() c, (values ('tours', 'tour'), ('blog_posts', 'post'), ('gallery_images', 'picture')) as lists (name, kind);
select is(jsonb_path_query_array(public.published_content(), '$.blog_posts[*].id'), '[4, 3]', 'K14 and that is the order of the list');

-- ------------------------------------------------------------------ the day of an update
select is(tests.attempt('admin', format('update public.blog_posts set updated_on = %L where id = 3', day)), outcome, 'B24 X14 updated on ' || coalesce(day, 'no day'))
from (values ('2000-01-01', '1 rows'), ('2100-12-31', '1 rows'), (null, '1 rows'), ('1999-12-31', '23514'), ('2101-01-01', '23514'), ('2026-02-30', '22008')) as days (day, outcome);
select tests.act('admin', $$update public.blog_posts set updated_on = '2026-05-05' where id = 3$$);
select is((select array[version::text, updated_by::text] from public.blog_posts where id = 3), array['2', tests.id_of('admin')::text], 'B24 K18 that is a change');
select is((select new_row ->> 'updated_on' from private.change_log where table_name = 'blog_posts' order by id desc limit 1), '2026-05-05', 'B24 K19 and is logged');

select * from finish();
rollback;
