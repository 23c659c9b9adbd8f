begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
delete from private.change_log;
delete from storage.objects;

create function pg_temp.derived(upload text) returns text language sql as $$
  select format('derived/%s/0123456789abcdef/480.avif', public.picture_hash(upload))
$$;
create function pg_temp.row_of(upload text) returns text language sql as $$
  select format('insert into public.derived_pictures (master, key, files) values (%L, %L, %L)', public.picture_hash(upload), repeat('a', 64), '{"480.avif": {"size": 10}}')
$$;
insert into storage.objects (bucket_id, name, metadata, created_at)
select 'gallery', file, '{"size": 10}', now() - interval '2 days'
from unnest(array['gallery/a.webp', 'gallery/a-thumb.webp', 'gallery/b.webp', 'gallery/b-thumb.webp', pg_temp.derived('gallery/a.webp'), pg_temp.derived('gallery/b.webp'), pg_temp.derived('gallery/gone.webp')]) file;
insert into public.gallery_images (id, url, storage_path, title, alt, status, consent) values
  (1, '/storage/v1/object/public/gallery/gallery/a.webp', 'gallery/a.webp', 'A', 'A', 'published', 'consented'),
  (2, '/storage/v1/object/public/gallery/gallery/b.webp', 'gallery/b.webp', 'B', 'B', 'published', 'consented');
select tests.act('service_role', pg_temp.row_of(upload)) from unnest(array['gallery/a.webp', 'gallery/b.webp']) upload;

create function pg_temp.files(statement text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.become('editor');
  execute statement into answer;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
create function pg_temp.removable() returns text language sql as $$ select pg_temp.files($q$select string_agg(f.name || ' ' || f.reason, ', ' order by f.name) from public.files_to_remove() f$q$) $$;

-- ------------------------------------------------------------------ the index
select is(tests.attempt('anon', 'select * from public.derived_pictures'), '2 rows', 'K126 a build reads the index with the publishable key');
select is(tests.attempt(who, 'select * from public.derived_pictures'), '42501', 'K126 ' || who || ' has no use for it')
from unnest(array['member', 'ended', 'contributor', 'editor', 'admin']) who;
select is(tests.attempt(who, call), '42501', format('K126 %s cannot: %s', who, left(call, 30)))
from unnest(array['anon', 'member', 'ended', 'contributor', 'editor', 'admin']) who,
  unnest(array[pg_temp.row_of('gallery/c.webp'), $$update public.derived_pictures set key = repeat('b', 64)$$, 'delete from public.derived_pictures']) call;
select is(tests.attempt('service_role', call), rows, format('K126 the secret key can: %s', left(call, 30)))
from (values (pg_temp.row_of('gallery/c.webp'), '1 rows'), ($$update public.derived_pictures set key = repeat('b', 64)$$, '2 rows'), ('delete from public.derived_pictures', '2 rows')) as may (call, rows);
select is(tests.attempt('service_role', format('update public.derived_pictures set %s', change)), '23514', 'K125 no index has: ' || change)
from unnest(array[$$master = 'gallery/a.webp'$$, $$key = 'short'$$, $$files = '[]'$$, $$files = jsonb_build_object('x', repeat('x', 4000))$$]) change;

-- ------------------------------------------------------------------ the files
select is(tests.attempt(who, format('insert into storage.objects (bucket_id, name) values (%L, %L)', 'gallery', pg_temp.derived('gallery/c.webp'))), '42501', 'K126 ' || who || ' puts nothing beside them')
from unnest(array['anon', 'member', 'ended', 'contributor', 'editor', 'admin']) who;
select is(tests.attempt(who, format('update storage.objects set name = %L where name = %L', pg_temp.derived('gallery/c.webp'), 'gallery/b.webp')), '42501', 'K126 ' || who || ' moves nothing there')
from unnest(array['editor', 'admin']) who;
select is(tests.attempt(who, format('update storage.objects set metadata = %L where name = %L', '{}', pg_temp.derived('gallery/a.webp'))), rows, 'K126 replaced by ' || who || ': ' || rows)
from (values ('anon', '0 rows'), ('member', '0 rows'), ('ended', '0 rows'), ('contributor', '0 rows'), ('editor', '42501'), ('admin', '42501')) as may (who, rows);
select is(tests.attempt(who, format('delete from storage.objects where name = %L', pg_temp.derived('gallery/a.webp'))), rows, 'K127 deleted by ' || who || ': ' || rows)
from (values ('anon', '0 rows'), ('member', '0 rows'), ('ended', '0 rows'), ('contributor', '0 rows'), ('editor', '1 rows'), ('admin', '1 rows')) as may (who, rows);

-- ------------------------------------------------------------------ what leaves with a publish
select is(pg_temp.removable(), pg_temp.derived('gallery/gone.webp') || ' expired', 'K127 what was derived leaves when its upload is gone');
select is(pg_temp.files('select string_agg(f.name, $$, $$) from public.orphan_files() f'), null, 'K127 nobody is asked about it');
select is(pg_temp.files('select string_agg(f, $$, $$) from public.files_without_thumbnail() f'), null, 'K127 nor is a small copy made of it');
delete from storage.objects where name = pg_temp.derived('gallery/gone.webp');
select tests.act('editor', 'delete from public.gallery_images where id = 2');
select is(pg_temp.removable(), pg_temp.derived('gallery/b.webp') || ' expired', 'K127 or when nothing uses the upload, which waits in the trash');
select is(pg_temp.files('select string_agg(f.name, $$, $$ order by f.name) from public.trashed_files() f'), 'gallery/b-thumb.webp, gallery/b.webp', 'K127 alone');

-- ------------------------------------------------------------------ withdrawn
select tests.act('editor', $$update public.gallery_images set consent = 'withdrawn' where id = 1$$);
select is((select array_agg(master) from public.derived_pictures), array[public.picture_hash('gallery/b.webp')], 'K127 a withdrawn picture leaves the index with the click');
select is(pg_temp.files($q$select string_agg(f.name, ', ' order by f.name) from public.files_to_remove() f where f.reason = 'withdrawn'$q$),
  pg_temp.derived('gallery/a.webp') || ', gallery/a-thumb.webp, gallery/a.webp', 'K127 and its files leave with the next publish');
select is(tests.attempt('service_role', pg_temp.row_of('gallery/a.webp')), '23514', 'K127 not even the secret key puts it back');
select is(tests.attempt('service_role', format('update public.derived_pictures set master = %L', public.picture_hash('gallery/a.webp'))), '23514', 'K127 also not in the place of another');
select ok(private.is_withdrawn(pg_temp.derived('gallery/a.webp')), 'K127 no backup holds what was derived from it, and no restore brings it back');
select ok(not private.is_withdrawn(pg_temp.derived('gallery/b.webp')), 'K127 that goes for the withdrawn picture only');

select * from finish();
rollback;
