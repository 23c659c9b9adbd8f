begin;
select no_plan();

delete from public.tours;
delete from public.redirects;
insert into public.tours (id, title, slug, category, status, sort_order) values
  (1, 'A', 'a', 'Farm Tours', 'published', 1024), (2, 'B', 'b', 'Farm Tours', 'published', 2048), (3, 'C', 'c', 'Farm Tours', 'draft', 3072);
create temp table before as select public.published_content() as c;
create function pg_temp.live_row(tour bigint) returns jsonb language sql as
  $$select r from before, jsonb_array_elements(c -> 'tours') r where (r ->> 'id')::bigint = tour$$;
create function pg_temp.keep(tour bigint) returns text language sql as
  $$select format('select public.keep_back(''tour'', %s, %L, %L)', tour, md5(pg_temp.live_row(tour)::text), pg_temp.live_row(tour))$$;
create function pg_temp.titles() returns text language sql as
  $$select string_agg(t ->> 'title', ' ') from jsonb_array_elements(public.published_content() -> 'tours') t$$;

update public.tours set title = 'A mended' where id = 1;
update public.tours set title = 'B half' where id = 2;

-- ------------------------------------------------------------------ who may
select is(tests.attempt(who, pg_temp.keep(2)), expected, format('K133 %s keeps a change back that waits', who))
from (values ('anon', '42501'), ('member', '42501'), ('ended', '42501'), ('contributor', '42501'), ('editor', '1 rows'), ('admin', '1 rows')) a (who, expected);
select is(pg_temp.titles(), 'A mended B half', 'K133 attempts leave nothing behind');

-- ------------------------------------------------------------------ one goes out, the other stays as it is
select tests.act('editor', pg_temp.keep(2));
select is(pg_temp.titles(), 'A mended B', 'K133 the mend goes out alone, the half-finished tour stays what the site shows');
select is((select r from jsonb_array_elements(public.published_content() -> 'tours') r where r ->> 'id' = '2'), pg_temp.live_row(2), 'K133 to the letter');
select is(tests.attempt(who, 'select * from public.kept_items()'), expected, format('K133 %s lists what is kept back', who))
from (values ('anon', '42501'), ('member', '42501'), ('ended', '42501'), ('contributor', '1 rows'), ('editor', '1 rows'), ('admin', '1 rows')) a (who, expected);
create function pg_temp.kept() returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.become('admin');
  select string_agg(concat_ws(' ', k.kind, k.id, k.title, k.status, k.actor is not null), ', ') into answer from public.kept_items() k;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
select is(pg_temp.kept(), 'tour 2 B half published t', 'K133 with its title, its status and who kept it back');

-- ------------------------------------------------------------------ what is refused
select is(tests.attempt('editor', format('select public.keep_back(''tour'', 1, %L, %L)', md5('x'), pg_temp.live_row(1))), 'PT409', 'K134 another hash than that of the row');
select is(tests.attempt('editor', format('select public.keep_back(''tour'', 1, %L, %L)', md5(pg_temp.live_row(2)::text), pg_temp.live_row(2))), '22023', 'K134 the row of another tour');
select is(tests.attempt('editor', format('select public.keep_back(''tour'', 1, null, %L)', pg_temp.live_row(1))), '22023', 'K134 a row without its hash');
select is(tests.attempt('editor', $$select public.keep_back('facts', 1)$$), '22023', 'K134 a sheet of facts');
select is(tests.attempt('editor', $$select public.keep_back('tour', 99)$$), 'PT404', 'K134 a tour that never was');

-- ------------------------------------------------------------------ first publish, deletion
update public.tours set status = 'published' where id = 3;
select tests.act('editor', $$select public.keep_back('tour', 3)$$);
select is(pg_temp.titles(), 'A mended B', 'K134 what the site does not show yet stays off it');
select tests.act('editor', 'delete from public.tours where id = 1');
select tests.act('editor', pg_temp.keep(1));
select is(pg_temp.titles(), 'A B', 'K134 a deletion is kept back where the tour stood');
select tests.act('editor', $$select public.release('tour', 2)$$);
select is(pg_temp.titles(), 'A B half', 'K134 released, its version goes out');

-- ------------------------------------------------------------------ articles
delete from public.blog_posts;
insert into public.blog_posts (id, title, slug, status) values (1, 'A', 'a', 'published');
select tests.act('editor', (select format('select public.keep_back(''post'', 1, %L, %L)', md5(to_jsonb(v)::text), to_jsonb(v)) from public.published_blog_posts v));
select tests.act('editor', $$update public.blog_posts set title = 'B' where id = 1$$);
select is((select string_agg(title, ' ') from public.published_blog_posts), 'A', 'K134 articles too');
select tests.act('editor', $$select public.release('post', 1)$$);

-- ------------------------------------------------------------------ files and the log
insert into storage.objects (bucket_id, name) values ('gallery', 'tours/kept.webp');
select is((select state from private.gallery_files() where name = 'tours/kept.webp'), 'unknown', 'K134 nothing names the file');
update public.kept_back set "row" = "row" || '{"image": "/storage/v1/object/public/gallery/tours/kept.webp"}' where item_id = 1;
select is((select state from private.gallery_files() where name = 'tours/kept.webp'), 'used', 'K134 the file of what is kept back is in use');
select tests.act('editor', $$select public.begin_publish('{}')$$);
select is((select counts ->> 'kept' from public.publishes order by id desc limit 1), '2', 'K134 the log says how many were kept back');

-- ------------------------------------------------------------------ by the hash alone, as a built site has its own row
delete from public.kept_back;
delete from public.publishes;
insert into public.tours (id, title, slug, category, status, image, image_alt) values (4, 'D', 'd', 'Farm Tours', 'published', '/storage/v1/object/public/gallery/tours/d.webp', 'D');
create temp table built as select md5(to_jsonb(v)::text) as hash, to_jsonb(v) || '{"image": "/images/tours/uploads/d.jpg"}' as shown from public.published_tours v where v.id = 4;
create function pg_temp.keep_built() returns text language sql as
  $$select tests.attempt('editor', format('select public.keep_back(''tour'', 4, %L, %L)', hash, shown)) from built$$;
delete from private.change_log;
select is(pg_temp.keep_built(), '1 rows', 'K134 what the site shows as it is published now');
update public.tours set title = 'D half' where id = 4;
update public.tours set title = 'D more' where id = 4;
select is(pg_temp.keep_built(), '1 rows', 'K134 and what it shows of before the last changes');
select tests.act('editor', format('select public.keep_back(''tour'', 4, %L, %L)', hash, shown)) from built;
select is((select array[title, image] from public.published_tours where id = 4), array['D', '/storage/v1/object/public/gallery/tours/d.webp'], 'K134 to the letter of its row');
insert into public.publishes (content_hash, content) select c ->> 'hash', c from public.published_content() c;
select tests.act('editor', $$select public.release('tour', 4)$$);
delete from private.change_log;
select is(pg_temp.keep_built(), '1 rows', 'K134 also where only a publish remembers it');
delete from public.publishes;
select is(pg_temp.keep_built(), 'PT409', 'K134 what nobody remembers is not kept back');

select * from finish();
rollback;
