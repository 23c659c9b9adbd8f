begin;
select no_plan();

delete from public.site_facts;
delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
delete from private.change_log;

-- One uploaded picture in every place where a picture can be shown, another one beside it.
\set upload /storage/v1/object/public/gallery/gallery/goat-1.webp
insert into storage.objects (bucket_id, name, metadata)
select 'gallery', f, '{"size": 10}' from unnest(array['gallery/goat-1.webp', 'gallery/goat-1-thumb.webp', 'gallery/cow-1.webp']) f;
insert into public.gallery_images (id, url, storage_path, title, alt, description, status, consent) values
  (1, :'upload', 'gallery/goat-1.webp', 'Goat', 'A goat', 'With Amina', 'published', 'consented'),
  (2, '/storage/v1/object/public/gallery/gallery/cow-1.webp', 'gallery/cow-1.webp', 'Cow', 'A cow', '', 'published', 'consented'),
  (3, 'https://abc.supabase.co' || :'upload' || '?width=9', null, 'Goat again', 'A goat', '', 'published', 'unknown');
insert into public.tours (id, title, category, status, image, image_alt, description) values
  (1, 'Cover', 'Farm Tours', 'published', :'upload', 'A goat', 'One'),
  (2, 'Text', 'Farm Tours', 'published', '', '', format('Two <IMG alt="x" src=''%s''>', :'upload')),
  (3, 'Draft', 'Farm Tours', 'draft', :'upload', 'A goat', 'Three'),
  (4, 'Other', 'Farm Tours', 'published', '/storage/v1/object/public/gallery/gallery/cow-1.webp', 'A cow', 'Four');
insert into public.blog_posts (id, title, status, content) values (1, 'Story', 'published', format('<p>A <img src="%s" alt="A goat"> B</p>', :'upload'));
select tests.act('admin', 'select public.set_home_featured(array[1, 2, 4])');

create function pg_temp.ask(who text, statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.become(who);
  execute 'select jsonb_agg(to_jsonb(answer)) from ' || statement || ' answer' into answer;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
create function pg_temp.uses(statement text) returns text language sql as $$
  select string_agg(concat_ws(' ', u ->> 'kind', u ->> 'id', u ->> 'status', u -> 'places'), ', ')
  from jsonb_array_elements(pg_temp.ask('admin', statement)) u
$$;
create function pg_temp.picture(wanted bigint) returns text language sql as $$ select consent || ' ' || status from public.gallery_images where id = wanted $$;
create function pg_temp.restore(which text, of_op text, of_row text, nth int default 0) returns text language plpgsql as $$
declare
  change bigint := (select l.id from private.change_log l where l.table_name = which and l.op = of_op and l.row_id = of_row order by l.id desc offset nth limit 1);
begin
  return tests.act('admin', format('select public.restore_change(%s)', change))::text;
exception when others then
  return sqlstate;
end
$$;
create function pg_temp.roll_back(publish_id bigint) returns text language plpgsql as $$
begin
  return tests.act('admin', format('select public.roll_back(%s)', publish_id))::text;
exception when others then
  return sqlstate || sqlerrm;
end
$$;

-- ------------------------------------------------------------------ names of files
select is(public.picture_file(address), wanted, 'Z1 the file of ' || address)
from (values
  ('/storage/v1/object/public/gallery/gallery/a.webp', 'gallery/a.webp'),
  ('https://abc.supabase.co/storage/v1/object/public/gallery/tours/a.webp?width=9#top', 'tours/a.webp'),
  ('https://abc.supabase.co/storage/v1/render/image/public/gallery/blog/a.webp?width=9', 'blog/a.webp'),
  ('/images/gallery/a.jpg', '/images/gallery/a.jpg'), ('/images/a.jpg?v=1', '/images/a.jpg'), ('https://example.org/a.jpg#x', 'https://example.org/a.jpg')
) as names (address, wanted);
select set_eq($$select field || ' ' || address from public.pictures_of('{"image": "/a.jpg", "description": "<img src=/b.jpg><p><img\n alt=\"src\" src = \"/c.jpg?x=1&amp;y=2\"/><img src=''/d.jpg''><a href=\"/e.jpg\">", "content": null}')$$,
  array['image /a.jpg', 'description /b.jpg', 'description /c.jpg?x=1&y=2', 'description /d.jpg'], 'Z1 the pictures of a row, however they are written');
select is_empty($$select * from public.pictures_of('{"image": "", "content": "<p>No picture</p>"}')$$, 'Z1 none where there are none');

-- ------------------------------------------------------------------ before
select tests.act('admin', $$insert into public.gallery_images (url, alt) values ('/images/first.jpg', 'First')$$);
select is(pg_temp.uses(format('public.picture_uses(%L)', :'upload')),
  'tour 1 published ["cover", "home"], tour 2 published ["text"], tour 3 draft ["cover"], post 1 published ["text"], gallery 1 published ["gallery"]',
  'Z1 K20 every use of a picture, with its places');
select is(pg_temp.ask('admin', 'public.withdrawn_uses()'), null, 'Z1 nothing is withdrawn yet');
select is(public.published_content() -> 'withdrawn', '[]', 'Z1 the register is empty');
create temp table before (publish_id) as
  with saved as (insert into public.publishes (content_hash, content, asked_at, status) select c ->> 'hash', c, now(), 'live' from public.published_content() c returning id) select id from saved;
select tests.act('admin', 'delete from public.gallery_images where id = 1');
select is(pg_temp.restore('gallery_images', 'DELETE', '1'), '1', 'Z2 deleted and brought back while it has consent');

-- ------------------------------------------------------------------ withdrawing
select tests.act('admin', $$update public.gallery_images set consent = 'withdrawn' where id = 1$$);
select is(pg_temp.picture(1), 'withdrawn unpublished', 'Z1 withdrawn with one click');
select is(pg_temp.picture(3), 'withdrawn unpublished', 'Z1 and with it every other row of the same file');
select is(pg_temp.picture(2), 'consented published', 'Z1 other pictures stay');
select is((select array_agg(hash order by hash) from public.withdrawn_pictures), (select array_agg(public.picture_hash(f) order by public.picture_hash(f)) from unnest(array['gallery/goat-1.webp']) f), 'Z1 the register knows the file');
select is(tests.attempt(who, 'select * from public.withdrawn_pictures'), '1 rows', 'Z1 which everybody may recognise: ' || who) from unnest(array['anon', 'member', 'admin']) who;
select is(tests.attempt(who, statement), '42501', format('Z1 nobody writes the register: %s, %s', who, statement))
from unnest(array['anon', 'member', 'admin']) who,
  unnest(array['delete from public.withdrawn_pictures', $$update public.withdrawn_pictures set at = now()$$, $$insert into public.withdrawn_pictures (hash) values (repeat('0', 64))$$]) statement;
select is(tests.attempt('service_role', 'delete from public.withdrawn_pictures'), '42501', 'Z1 not even with the service key is an entry taken out');
select is(pg_temp.uses('public.withdrawn_uses()'),
  'tour 1 published ["cover", "home"], tour 2 published ["text"], tour 3 draft ["cover"], post 1 published ["text"]', 'Z1 every use is listed at once');
select is(public.published_content() -> 'withdrawn_uses', jsonb_build_array(
  jsonb_build_object('kind', 'tour', 'id', 1, 'field', 'image', 'address', :'upload'),
  jsonb_build_object('kind', 'tour', 'id', 2, 'field', 'description', 'address', :'upload'),
  jsonb_build_object('kind', 'post', 'id', 1, 'field', 'content', 'address', :'upload')), 'Z1 the published ones are problems of every build');
select is(pg_temp.ask('anon', 'public.published_content()'), jsonb_build_array(public.published_content()), 'Z1 also of one that nobody has signed in for');
select is((select string_agg(u ->> 'kind' || ' ' || (u ->> 'id'), ', ') from jsonb_array_elements(pg_temp.ask('admin', $$public.begin_publish('{}')$$) #> '{0,uses}') u), 'tour 1, tour 2, post 1', 'Z1 Publish is refused and says why');
select is(pg_temp.ask('admin', $$public.begin_publish('{}')$$) #>> '{0,state}', 'refused', 'Z1 also the second time');
select is((select count(*) from public.publishes), 1::bigint, 'Z1 without a publish in the log');

-- ------------------------------------------------------------------ the logs
select is_empty($$select id from private.change_log l where l.table_name = 'gallery_images' and l.row_id in ('1', '3')
  and (l.old_row ?| array['url', 'storage_path', 'title', 'alt', 'description', 'taken_at'] or l.new_row ?| array['url', 'storage_path', 'title', 'alt', 'description', 'taken_at'])$$, 'Z1 the log keeps nothing of the picture');
select is((select string_agg(l.op, ', ' order by l.id) from private.change_log l where l.table_name = 'gallery_images' and l.row_id = '1'), 'INSERT, DELETE, INSERT, UPDATE', 'Z1 but that it happened');
select is((select string_agg(g ->> 'id', ', ') from public.publishes p, jsonb_array_elements(p.content -> 'gallery_images') g), '2', 'Z1 kept publishes forget it');
select is((select count(*) from public.publishes p, jsonb_array_elements_text(p.content -> 'items') i where i ~ '^picture:[13]='), 0::bigint, 'Z1 to the last line');
select is((select jsonb_array_length(p.content -> 'items') from public.publishes p), 5, 'Z1 and nothing else');

-- ------------------------------------------------------------------ no way back
select is(tests.attempt('admin', $$update public.gallery_images set consent = 'consented' where id = 1$$), '23514', 'Z1 withdrawn consent stays withdrawn');
select is(tests.attempt(who, $$update public.gallery_images set status = 'published' where id = 1$$), '23514', 'Z1 it is not published again by ' || who) from unnest(array['admin', 'service_role', 'postgres']) who;
select is(pg_temp.restore('gallery_images', 'UPDATE', '1'), 'PT410', 'Z1 the change is not taken back');
select is(pg_temp.restore('gallery_images', 'DELETE', '1'), 'PT410', 'Z1 nor brought back from the deletion before it');
select tests.act('admin', 'delete from public.gallery_images where id in (1, 3)');
select is_empty($$select id from private.change_log l where l.table_name = 'gallery_images' and l.row_id in ('1', '3') and l.op = 'DELETE'
  and l.old_row ?| array['url', 'storage_path', 'title', 'alt', 'description']$$, 'Z1 the log of its deletion keeps nothing of it, either');
select is(pg_temp.restore('gallery_images', 'DELETE', '1', nth), 'PT410', 'Z1 nor from any deletion: ' || nth) from generate_series(0, 1) nth;
select tests.act('admin', format('insert into public.gallery_images (url, title, alt, status, consent) values (%L, %L, %L, %L, %L)', :'upload', 'By hand', 'A goat', 'published', 'consented'));
select is((select consent || ' ' || status from public.gallery_images where title = 'By hand'), 'withdrawn unpublished', 'Z1 a row written by hand is withdrawn from the start');
insert into public.gallery_images (id, url, title, alt, status) values (50, 'https://other.example' || :'upload', 'Seed', 'A goat', 'published');
select is(pg_temp.picture(50), 'withdrawn unpublished', 'Z1 as is one of the operator or a seed');
update public.gallery_images set url = :'upload', storage_path = null where id = 2;
select is(pg_temp.picture(2), 'withdrawn unpublished', 'Z1 and one that is given the file later');
select is(tests.attempt('admin', format('insert into public.tours (title, category, status, image, image_alt) values (%L, %L, %L, %L, %L)', 'New', 'Farm Tours', 'published', :'upload', 'A goat')), '23514', 'Z1 no new tour is published with it');
select is(tests.attempt('admin', format('insert into public.tours (title, category, status, image, image_alt) values (%L, %L, %L, %L, %L)', 'Copy', 'Farm Tours', 'draft', :'upload', 'A goat')), '1 rows', 'Z1 a copy may be a draft until its picture is replaced');
select is(tests.attempt('admin', $$update public.tours set status = 'published' where id = 3$$), '23514', 'Z1 a draft is not published with it');
select is(tests.attempt('admin', format('update public.tours set image = %L where id = 4', :'upload')), '23514', 'Z1 nothing published gets it');
select is(tests.attempt('admin', format('update public.blog_posts set content = %L, status = %L where id = 1', '<img src="' || :'upload' || '"> twice', 'published')), '1 rows', 'Z1 what shows it already can be edited');
select is(tests.attempt('admin', format('update public.tours set full_description = %L where id = 4', '<p><img src=' || :'upload' || '></p>')), '23514', 'Z1 nor inside a text');
select is(tests.attempt('admin', $$insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/goat-1.jpg')$$), '1 rows', 'Z1 another file may be uploaded');
delete from storage.objects where name like 'gallery/goat-1%';
select is(tests.attempt('admin', format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'gallery', file)), '42501', 'Z1 this one not again: ' || file) from unnest(array['gallery/goat-1.webp', 'gallery/goat-1-thumb.webp']) file;
select is(tests.attempt('admin', $$update storage.objects set name = 'gallery/goat-1.webp' where name = 'gallery/cow-1.webp'$$), '42501', 'Z1 nor under its name');

-- ------------------------------------------------------------------ rolling back, also when the log was pruned
delete from private.change_log;
insert into public.tours (id, title, category, status) values (5, 'Fifth', 'Farm Tours', 'published');
select tests.act('admin', 'select public.set_home_featured(array[2, 4, 5])');
delete from private.change_log;
delete from public.gallery_images where id <> 2;
select unalike(pg_temp.roll_back((select publish_id from before)), '23%', 'Z1 the publish before can be rolled back to');
select is(public.published_content() -> 'withdrawn_uses', '[]', 'Z1 and shows the picture nowhere');
select is((select string_agg(id::text, ',') from public.gallery_images where status = 'published'), null, 'Z1 not in the gallery');
select is((select array[image, status] from public.tours where id = 1), array['', 'unpublished'], 'Z1 a tour that had it as its cover waits for another');
select is((select array_agg(tour_id order by position) from public.home_featured), array[2, 4, 5]::bigint[], 'Z2 the home page keeps its tours as long as one of those that come back is not public');
select is((select array[description, status] from public.tours where id = 2), array['Two ', 'published'], 'Z1 a text goes without it');
select is((select content from public.blog_posts where id = 1), '<p>A  B</p>', 'Z1 and keeps its words');
select is(pg_temp.ask('admin', $$public.begin_publish('{}')$$) #>> '{0,state}', 'started', 'Z1 then Publish goes on');


-- ------------------------------------------------------------------ a picture that the content never named
create function pg_temp.live() returns jsonb language sql as $$
  select jsonb_build_object('hash', c -> 'hash', 'items', c -> 'items', 'home', c -> 'home_featured', 'redirects', c -> 'redirects') from public.published_content() c
$$;
update public.publishes set status = 'live', at = now() + interval '1 second';
select is(pg_temp.ask('admin', format('public.begin_publish(%L)', pg_temp.live())) #>> '{0,state}', 'unchanged', 'Z1 nothing is to be published');
insert into public.gallery_images (id, url, alt, consent) values (60, '/images/gallery/never-shown.jpg', 'N', 'withdrawn');
update public.withdrawn_pictures set at = now() + interval '2 seconds' where hash = public.picture_hash('/images/gallery/never-shown.jpg');
select is(pg_temp.ask('admin', format('public.waiting_changes(%L)', pg_temp.live())) -> 0,
  jsonb_build_object('hash', pg_temp.live() -> 'hash', 'total', 1, 'changes', '[{"key": "withdrawn", "kind": "withdrawn", "change": "removed"}]'::jsonb), 'Z1 a withdrawal is a change of its own');
select is(pg_temp.ask('admin', format('public.begin_publish(%L)', pg_temp.live())) #>> '{0,state}', 'started', 'Z1 which Publish carries out');
update public.publishes set status = 'live', at = now() + interval '3 seconds';
select is(pg_temp.ask('admin', format('public.waiting_changes(%L)', pg_temp.live())) #>> '{0,total}', '0', 'Z1 once');

select * from finish();
rollback;
