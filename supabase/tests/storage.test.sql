begin;
select no_plan();

select results_eq(
  $$select public, file_size_limit, allowed_mime_types from storage.buckets where id = 'gallery'$$,
  $$values (true, 10485760::bigint, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])$$,
  'X13 the bucket is public, takes 10 MB and four kinds of pictures');
insert into storage.buckets (id, name) values ('other', 'other');
insert into storage.objects (bucket_id, name) values ('other', 'gallery/elsewhere.webp');

select is(tests.attempt(who, 'select * from storage.objects'), '0 rows', 'X13 ' || who || ' lists nothing')
from unnest(array['anon', 'member', 'ended']) who;
select is(tests.attempt('admin', 'select * from storage.objects'), '1 rows', 'X13 administrators list the gallery alone');
select is(tests.attempt(who, $$insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/new.webp')$$), '42501', 'X13 ' || who || ' uploads nothing')
from unnest(array['anon', 'member', 'ended']) who;
select is(tests.attempt(who, $$update storage.objects set name = 'gallery/moved.webp' where bucket_id = 'gallery'$$), '0 rows', 'X13 ' || who || ' replaces nothing')
from unnest(array['anon', 'member', 'ended']) who;
select is(tests.attempt(who, 'delete from storage.objects'), '0 rows', 'X13 ' || who || ' deletes nothing')
from unnest(array['anon', 'member', 'ended']) who;
select is(tests.attempt('admin', format($$insert into storage.objects (bucket_id, name) values ('gallery', %L)$$, name)), '1 rows', 'X13 administrators upload ' || name)
from unnest(array['gallery/a.webp', 'tours/a-1.jpg', 'blog/0_a.jpeg', 'blog/a.png', 'tours/a.avif']) name;
select is(tests.attempt('admin', format($$insert into storage.objects (bucket_id, name) values ('gallery', %L)$$, name)), '42501', 'X13 the name ' || name || ' is refused')
from unnest(array['a.webp', 'other/a.webp', 'gallery/../a.webp', '../a.webp', 'gallery/A.webp', 'gallery/a b.webp', 'gallery/a.svg',
  'gallery/a.gif', 'gallery/a.png.svg', 'gallery/x/y.webp', 'gallery/.webp', 'gallery/-a.webp', 'gallery/🌾.webp', 'gallery/' || repeat('a', 102) || '.webp']) name;
select is(tests.attempt('admin', $$update storage.objects set name = 'tours/moved.webp'$$), '1 rows', 'X13 administrators move');
select is(tests.attempt('admin', $$update storage.objects set name = 'elsewhere.html'$$), '42501', 'X13 only to a good name');
select is(tests.attempt('admin', $$update storage.objects set bucket_id = 'other'$$), '42501', 'X13 only within the bucket');
select is(tests.attempt('admin', 'delete from storage.objects'), '1 rows', 'X13 administrators delete in the gallery alone');
select is(tests.attempt('admin', $$insert into storage.objects (bucket_id, name) values ('other', 'gallery/a.webp')$$), '42501', 'X13 other buckets are closed to them');
select is(tests.attempt('admin', $$insert into storage.buckets (id, name) values ('mine', 'mine')$$), '42501', 'X13 they make no buckets');
select is(tests.attempt('admin', 'update storage.buckets set public = false'), '0 rows', 'X13 and change none');

select * from finish();
rollback;
