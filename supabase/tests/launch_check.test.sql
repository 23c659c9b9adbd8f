begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
insert into public.tours (id, title, category, status, description, image, image_alt) values
  (1, 'Painted', 'Farm Tours', 'published', 'D', '/images/tours/1.jpg', 'A'),
  (2, 'Photographed', 'Farm Tours', 'published', 'D', '/storage/v1/object/public/gallery/tours/gate.webp', 'A'),
  (3, 'Draft', 'Farm Tours', 'draft', 'D', '/images/tours/3.jpg', 'A');
insert into public.blog_posts (id, title, status, excerpt, content, image, image_alt, author, category) values
  (1, 'Painted', 'published', 'E', '<p>C</p>', '/images/articles/1.jpg', 'A', 'A', 'Livestock Farming'),
  (2, 'Committed upload', 'published', 'E', '<p><img src="/storage/v1/object/public/gallery/gallery/e.webp" alt="A"></p>', '/images/articles/uploads/2.jpg', 'A', 'A', 'Livestock Farming'),
  (3, 'Draft', 'draft', 'E', '<p><img src="/storage/v1/object/public/gallery/gallery/f.webp" alt="A"></p>', '/images/articles/3.jpg', 'A', 'A', 'Livestock Farming');
insert into public.gallery_images (id, url, title, alt, status, storage_path, consent) values
  (1, '/images/gallery/1.jpg', 'Painting', 'A', 'published', null, 'unknown'),
  (2, '/images/gallery/2.jpg', 'Draft', 'A', 'draft', null, 'unknown'),
  (3, '/storage/v1/object/public/gallery/gallery/a.webp', 'Asked', 'A', 'published', 'gallery/a.webp', 'consented'),
  (4, '/storage/v1/object/public/gallery/gallery/b.webp', 'Not asked', 'A', 'published', 'gallery/b.webp', 'unknown'),
  (5, '/storage/v1/object/public/gallery/gallery/c.webp', 'Seen by nobody', 'A', 'draft', 'gallery/c.webp', 'unknown'),
  (6, '/storage/v1/object/public/gallery/tours/gate.webp', 'In a tour', 'A', 'draft', 'tours/gate.webp', 'unknown'),
  (7, '/storage/v1/object/public/gallery/gallery/d.webp', 'On a sheet', 'A', 'draft', 'gallery/d.webp', 'unknown'),
  (8, '/storage/v1/object/public/gallery/gallery/e.webp', 'In a text', 'A', 'draft', 'gallery/e.webp', 'unknown'),
  (9, '/storage/v1/object/public/gallery/gallery/f.webp', 'In a draft', 'A', 'draft', 'gallery/f.webp', 'unknown'),
  (10, '/storage/v1/object/public/gallery/gallery/g.webp', 'Kept on the site', 'A', 'draft', 'gallery/g.webp', 'unknown'),
  (11, '/storage/v1/object/public/gallery/gallery/h.webp', 'Kept off the site', 'A', 'draft', 'gallery/h.webp', 'unknown');
update public.site_facts
set value = replace(value::text, '/images/about/story.jpg', '/storage/v1/object/public/gallery/gallery/d.webp')::jsonb
where key = 'about';
insert into public.kept_back (kind, item_id, "row", sort_order, created_at) values
  ('picture', 10, '{"id": 10}', 10, now()), ('picture', 11, null, 11, now());

create function pg_temp.seen_by(who text, path text[]) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become(who);
  found := public.launch_state() #>> path;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;

select is(pg_temp.seen_by('contributor', array[part])::jsonb, expected::jsonb, 'K33 ' || part)
from (values
  ('gallery_paintings', '{"total": 1, "first": 1}'), ('tour_paintings', '{"total": 1, "first": 1}'),
  ('post_paintings', '{"total": 1, "first": 1}'), ('unknown_consent', '{"total": 5, "first": 4}'),
  ('unread_tours', '{"total": 2, "first": 1}'), ('marks', '{}')
) as cases (part, expected);
select tests.act('editor', $$update public.tours set title = 'Read' where id = 1$$);
select is(pg_temp.seen_by('admin', '{unread_tours}')::jsonb, '{"total": 1, "first": 2}', 'K33 a tour that somebody has saved is read');
delete from public.tours;
select is(pg_temp.seen_by('admin', '{unread_tours}')::jsonb, '{"total": 0, "first": null}', 'K33 nothing is no null');

select is(pg_temp.seen_by('admin', '{sheets,company,phone}'), '+254 700 000 000', 'K33 the sheets that are compared with the shipped ones');
select is(
  (select string_agg(key, ', ' order by key) from jsonb_object_keys(pg_temp.seen_by('admin', '{sheets}')::jsonb) key),
  'company, legal, partners', 'K33 and no other');
select is(
  pg_temp.seen_by('admin', '{page_pictures}')::jsonb,
  (select jsonb_agg(p order by ordinality) from jsonb_array_elements(pg_temp.seen_by('admin', '{page_pictures}')::jsonb) with ordinality x (p, ordinality) where p ->> 'sheet' <> 'partners'),
  'K33 logos of partners are no pictures of pages');
select is(pg_temp.seen_by('admin', '{page_pictures,0}')::jsonb, '{"sheet": "hero", "part": "slides", "total": 4}', 'K33 the paintings of the slides');
update public.site_facts set value = replace(value::text, '/images/hero/1.jpg', '/storage/v1/object/public/gallery/gallery/a.webp')::jsonb where key = 'hero';
select is(pg_temp.seen_by('admin', '{page_pictures,0,total}'), '3', 'K33 one slide less after an upload');

-- ------------------------------------------------------------------ what is kept as shipped
select is(tests.act('admin', $$select public.keep_as_shipped('name', true)$$), 1::bigint, 'K35 an administrator keeps a point');
select isnt(pg_temp.seen_by('editor', '{marks,name}'), null, 'K35 everybody in the studio sees it');
select tests.act('admin', $$select public.keep_as_shipped('name', false)$$);
select is(pg_temp.seen_by('editor', '{marks}'), '{}', 'K35 it is taken back');
select is(tests.attempt('admin', format('select public.keep_as_shipped(%s)', arguments)), code, 'K35 not kept: ' || arguments)
from (values ($$'backup', true$$, 'PT400'), ($$null, true$$, 'PT400'), ($$'name', null$$, 'PT400'), ($$'<b>', true$$, '23514')) as cases (arguments, code);
insert into private.launch_marks (point) values ('backup');
select is(tests.attempt('admin', $$select public.keep_as_shipped('backup', false)$$), 'PT400', 'K37 the studio does not take a backup back');
select isnt(pg_temp.seen_by('contributor', '{marks,backup}'), null, 'K37 when the last backup was made');

select is(tests.attempt(who, 'select public.launch_state()'), '42501', 'K33 closed to ' || who) from unnest(array['anon', 'member', 'ended']) who;
select is(tests.attempt(who, $$select public.keep_as_shipped('name', true)$$), '42501', 'K35 closed to ' || who)
from unnest(array['anon', 'member', 'ended', 'contributor', 'editor', 'service_role']) who;

select * from finish();
rollback;
