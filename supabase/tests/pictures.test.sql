begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
insert into public.tours (id, title, category, image, description, full_description) values
  (1, 'Cover', 'Farm Tours', '/images/a.webp', '', ''),
  (2, 'Short text', 'Farm Tours', '', '<img src="/images/a.webp" alt="">', ''),
  (3, 'Long text', 'Farm Tours', '', '', '<img src="/images/a.webp">'),
  (4, 'Neither', 'Farm Tours', '/images/b.webp', '/images/a.web', '');
insert into public.blog_posts (id, title, image, content) values
  (1, 'Cover', '/images/a.webp', ''), (2, 'Text', '', '<img src="https://example.org/i?a=1&amp;b=2"><img src="/images/a.webp">'), (3, 'Neither', '', 'x');
insert into public.gallery_images (id, url, title) values (1, '/images/a.webp', null), (2, '/images/b.webp', 'B');

create function pg_temp.uses(url text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become('admin');
  select string_agg(concat_ws(' ', kind, id, title, status), ', ') into found from public.picture_uses(url);
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;

-- ------------------------------------------------------------------ uses
select is(pg_temp.uses('/images/a.webp'), 'tour 1 Cover draft, tour 2 Short text draft, tour 3 Long text draft, post 1 Cover draft, post 2 Text draft, gallery 1 draft', 'K20 everywhere it is used, also inside texts');
select is(pg_temp.uses('https://example.org/i?a=1&b=2'), 'post 2 Text draft', 'K20 as it is written in HTML');
select is(pg_temp.uses('/images/none.webp'), null, 'K20 nowhere');
select is(pg_temp.uses(''), null, 'K20 no address has no use');
select is(pg_temp.uses(null), null, 'K20 nor has none');
select is(tests.attempt(who, call), '42501', format('K20 K21 K58 X6 %s is closed to %s', call, who))
from unnest(array['anon', 'member', 'ended', 'service_role']) who, unnest(array[$$select * from public.picture_uses('/images/a.webp')$$, 'select * from public.orphan_files()', 'select public.files_without_thumbnail()']) call;

-- ------------------------------------------------------------------ files nothing uses
insert into storage.buckets (id, name) values ('other', 'other');
insert into storage.objects (bucket_id, name, metadata, created_at) values
  ('gallery', 'gallery/left.webp', '{"size": 1234}', now() - interval '2 days'),
  ('gallery', 'gallery/new.webp', '{"size": 1}', now() - interval '1 hour'),
  ('gallery', 'gallery/row.webp', null, now() - interval '2 days'),
  ('gallery', 'gallery/address.webp', null, now() - interval '2 days'),
  ('gallery', 'tours/cover.jpg', null, now() - interval '2 days'),
  ('gallery', 'tours/text.avif', null, now() - interval '2 days'),
  ('gallery', 'tours/long.avif', null, now() - interval '2 days'),
  ('gallery', 'blog/cover.png', null, now() - interval '2 days'),
  ('gallery', 'blog/text.jpeg', null, now() - interval '2 days'),
  ('gallery', 'blog/no-size.webp', null, now() - interval '3 days'),
  ('other', 'gallery/elsewhere.webp', null, now() - interval '2 days');
update public.gallery_images set storage_path = 'gallery/row.webp' where id = 1;
update public.gallery_images set url = '/storage/v1/object/public/gallery/gallery/address.webp' where id = 2;
update public.tours set image = '/storage/v1/object/public/gallery/tours/cover.jpg', description = '<img src="/storage/v1/object/public/gallery/tours/text.avif">',
  full_description = '<img src="https://x.example/storage/v1/object/public/gallery/tours/long.avif?v=1">' where id = 1;
update public.blog_posts set image = 'https://x.example/storage/v1/object/public/gallery/blog/cover.png', content = '<p>a</p><img src="https://x.example/storage/v1/object/public/gallery/blog/text.jpeg">' where id = 1;
select tests.act('admin', 'create temp table orphans as select * from public.orphan_files()');
select results_eq('select name, size from pg_temp.orphans order by name', $$values ('blog/no-size.webp', null::bigint), ('gallery/left.webp', 1234)$$,
  'K21 files of the bucket, older than a day, that no row names');
insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/left-thumb.webp'), ('gallery', 'blog/cover-thumb.webp'), ('other', 'tours/cover-thumb.webp');
select tests.act('admin', 'create temp table thumbless as select f as name from public.files_without_thumbnail() f');
select is((select array_agg(name order by name) from pg_temp.thumbless),
  array['blog/no-size.webp', 'blog/text.jpeg', 'gallery/address.webp', 'gallery/new.webp', 'gallery/present.webp', 'gallery/row.webp', 'tours/cover.jpg', 'tours/long.avif', 'tours/text.avif'],
  'K58 pictures of the bucket that have no thumbnail in it');

-- ------------------------------------------------------------------ texts for those who cannot see
select is(tests.attempt('admin', $$insert into public.gallery_images (url, status) values ('/images/a.webp', 'published')$$), '23514', 'K8 no picture is published without a text');
select is(tests.attempt('admin', $$insert into public.gallery_images (url, status, alt) values ('/images/a.webp', 'published', 'A goat')$$), '1 rows', 'K8 but with one');
select is(tests.attempt('admin', $$insert into public.gallery_images (url, status, decorative) values ('/images/a.webp', 'published', true)$$), '1 rows', 'K8 or as an ornament');
select is(tests.attempt('admin', $$insert into public.gallery_images (url) values ('/images/a.webp')$$), '1 rows', 'K8 X14 a draft needs none');
select is(tests.attempt('admin', format('update public.%I set image = %L, status = %L, image_alt = %L where id = 3', content, image, status, image_alt)), outcome,
  format('K8 %s %s with picture %L and text %L', status, content, image, image_alt))
from unnest(array['tours', 'blog_posts']) content, (values ('/a.webp', 'published', '', '23514'), ('/a.webp', 'published', 'A', '1 rows'), ('', 'published', '', '1 rows'), ('/a.webp', 'draft', '', '1 rows')) v (image, status, image_alt, outcome);

alter table public.tours disable trigger e_require_picture_text;
update public.tours set status = 'published', image = '/a.webp' where id = 4;
alter table public.tours enable trigger e_require_picture_text;
select is(tests.attempt('admin', 'update public.tours set featured = true where id = 4'), '1 rows', 'K8 a row from before is featured as ever');
select is(tests.attempt('admin', $$update public.tours set image_alt = '' where id = 4$$), '23514', 'K8 until its picture is touched');

-- ------------------------------------------------------------------ where the eye goes
select is(tests.attempt('admin', format('update public.%I set %I = %s where id = 2', content, axis, share)), outcome, format('K6 %s of %s: %s', axis, content, share))
from unnest(array['tours', 'blog_posts', 'gallery_images']) content, unnest(array['focus_x', 'focus_y']) axis,
  (values ('0', '1 rows'), ('100', '1 rows'), ('-1', '23514'), ('101', '23514'), ('null', '23502')) v (share, outcome);
select is((select array[focus_x, focus_y]::int[] from public.tours where id = 2), array[50, 50], 'K6 the middle unless told');

select * from finish();
rollback;
