begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
delete from public.redirects;
insert into public.tours (id, title, slug, category, status, sort_order) values
  (1, 'A', 'a', 'Farm Tours', 'published', 1024), (2, 'B', 'b', 'Farm Tours', 'published', 2048), (3, 'C', 'c', 'Farm Tours', 'draft', 3072);
insert into public.blog_posts (id, title, slug, status) values (1, 'A', 'a', 'published');
insert into public.gallery_images (id, url, alt, status) values (1, '/images/gallery/a.jpg', 'A', 'published');

create function pg_temp.seen(who text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.become(who);
  select string_agg(t ->> 'title', ' ') into answer from jsonb_array_elements(public.published_content() -> 'tours') t;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
-- The keys of what waits, compared with what was published at first.
create function pg_temp.waiting() returns text language plpgsql as $$
declare
  live jsonb := (select jsonb_build_object('hash', c -> 'hash', 'items', c -> 'items', 'home', c -> 'home_featured', 'redirects', c -> 'redirects') from before);
  answer text;
begin
  perform tests.become('admin');
  select string_agg(e ->> 'key', ' ') into answer from jsonb_array_elements(public.waiting_changes(live) -> 'changes') e;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
-- Keeps back what is published of an item now.
create function pg_temp.keep(kind text, item bigint) returns text language plpgsql as $$
declare
  shown jsonb;
begin
  execute format('select to_jsonb(v) from public.published_%s v where id = $1', case kind when 'tour' then 'tours' when 'post' then 'blog_posts' else 'gallery_images' end)
    into shown using item;
  return format('select public.keep_back(%L, %s, %L, %L)', kind, item, md5(shown::text), shown);
end
$$;
create temp table before as select public.published_content() as c;

-- ------------------------------------------------------------------ who may
select is(tests.attempt(who, call), expected, format('K130 %s keeps back %s', who, call))
from (values ('anon', '42501'), ('member', '42501'), ('ended', '42501'), ('contributor', '42501'), ('editor', '1 rows'), ('admin', '1 rows')) a (who, expected),
  unnest(array[pg_temp.keep('tour', 2), pg_temp.keep('post', 1), pg_temp.keep('picture', 1)]) call;
select is(tests.attempt('editor', $$select public.keep_back('facts', 1)$$), '22023', 'K130 only tours, articles and pictures');
select is(tests.attempt('editor', $$select public.keep_back('tour', 99)$$), 'PT404', 'K130 no such tour');
select is(tests.attempt('editor', $$select public.release('tour', 2)$$), 'PT404', 'K130 nothing to release');

-- ------------------------------------------------------------------ what is live stays live
select tests.act('editor', pg_temp.keep('tour', 2));
select is(public.published_content(), (select c from before), 'K130 keeping back alone changes nothing');
select is(tests.attempt(who, $$select public.release('tour', 2)$$), expected, format('K130 %s releases', who))
from (values ('anon', '42501'), ('member', '42501'), ('ended', '42501'), ('contributor', '42501'), ('editor', '1 rows'), ('admin', '1 rows')) a (who, expected);
select is(tests.attempt(who, statement), '42501', format('K130 %s: %s', who, statement))
from unnest(array['anon', 'member', 'contributor', 'editor', 'admin']) who,
  unnest(array['delete from public.kept_back', 'update public.kept_back set "row" = null',
    $$insert into public.kept_back (kind, item_id, sort_order, created_at) values ('tour', 1, 1, now())$$, 'select kept_by from public.kept_back']) statement;

select tests.act('editor', $$update public.tours set title = 'A mended' where id = 1$$);
select tests.act('editor', $$update public.tours set title = 'B half', slug = 'b-half' where id = 2$$);
select is(pg_temp.seen(who), 'A mended B', format('K130 %s gets the next version of A and what was published of B', who))
from unnest(array['anon', 'member', 'contributor', 'admin']) who;
select is(tests.attempt(who, 'select title from public.tours where id = 2'), seen, format('K130 the next version itself, for %s', who))
from (values ('anon', '0 rows'), ('member', '0 rows'), ('contributor', '1 rows'), ('editor', '1 rows')) a (who, seen);
select ok((select to_jsonb(v) from public.published_tours v where v.id = 2) = (select r from before, jsonb_array_elements(c -> 'tours') r where r ->> 'id' = '2'),
  'K130 to the letter');
select is(public.published_content() -> 'redirects', '{}', 'K130 the address that is still in use leads nowhere else');
select is(pg_temp.waiting(), 'tour:1', 'K130 only the other tour waits, not what is kept back');

-- ------------------------------------------------------------------ keeping back twice, order, deletion, release
select tests.act('editor', pg_temp.keep('tour', 2));
select is(pg_temp.seen('anon'), 'A mended B', 'K131 what was kept back first stays');
update public.tours set sort_order = 1 where id = 2;
select is(pg_temp.seen('anon'), 'B A mended', 'K131 the order is not kept back');
select is(pg_temp.seen('admin'), 'B A mended', 'K131 and is the same for everybody');
select tests.act('editor', $$select public.release('tour', 2)$$);
select is(pg_temp.seen('anon'), 'B half A mended', 'K131 released, the next version is published');
select is(public.published_content() -> 'redirects', '{"/tours/b": "/tours/b-half"}', 'K131 with its address');
select tests.act('editor', pg_temp.keep('tour', 1));
select tests.act('editor', 'delete from public.tours where id = 1');
select is(pg_temp.seen('anon'), 'B half A mended', 'K131 a deletion can be kept back');
select tests.act('editor', $$select public.release('tour', 1)$$);
select is(pg_temp.seen('anon'), 'B half', 'K131 and released');
select tests.act('editor', pg_temp.keep('tour', 3));
select tests.act('editor', $$update public.tours set status = 'published' where id = 3$$);
select is(pg_temp.seen('anon'), 'B half', 'K131 what was not on the site stays off it');

-- ------------------------------------------------------------------ the home page, old addresses
delete from public.kept_back;
delete from public.tours;
insert into public.tours (id, title, slug, category, status) values
  (7, 'G', 'g', 'Farm Tours', 'published'), (8, 'H', 'h', 'Farm Tours', 'published'), (9, 'I', 'i', 'Farm Tours', 'published');
select tests.act('editor', $$update public.tours set slug = 'h-new' where id = 8$$);
select tests.act('editor', $$update public.blog_posts set slug = 'a-new' where id = 1$$);
select tests.act('editor', 'select public.set_home_featured(array[7, 8, 9])');
create function pg_temp.places(who text) returns text language plpgsql as $$
declare
  content jsonb;
begin
  perform tests.become(who);
  content := public.published_content();
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return format('%s %s', content -> 'home_featured', content -> 'redirects');
end
$$;
select tests.act('editor', pg_temp.keep('tour', 8));
select tests.act('editor', pg_temp.keep('post', 1));
select tests.act('editor', $$update public.tours set title = 'H half' where id = 8$$);
select is(pg_temp.places(who), '[7, 8, 9] {"/blog/a": "/blog/a-new", "/tours/h": "/tours/h-new"}',
  format('K130 %s gets the home page and the old addresses of what is kept back', who))
from unnest(array['anon', 'member', 'contributor', 'admin']) who;
select tests.act('editor', $$update public.tours set status = 'draft' where id = 8$$);
select is(pg_temp.places(who), '[7, 8, 9] {"/blog/a": "/blog/a-new", "/tours/h": "/tours/h-new"}',
  format('K130 %s gets them while the next version is a draft', who))
from unnest(array['anon', 'admin']) who;
select tests.act('editor', $$select public.release('tour', 8)$$);
select is(pg_temp.places('anon'), '[7, 9] {"/blog/a": "/blog/a-new"}', 'K130 and no longer once it is let go');
-- What is not on the site yet gives no place away either.
insert into public.tours (id, title, slug, category, status) values (10, 'J', 'j', 'Farm Tours', 'published');
select tests.act('editor', 'select public.keep_back(''tour'', 10)');
select tests.act('editor', 'select public.set_home_featured(array[7, 10, 9])');
select is(tests.attempt('anon', 'select * from public.home_featured'), '2 rows', 'K130 nor is the place of what stays off the site read by visitors');

-- ------------------------------------------------------------------ category, address, pictures in use
delete from public.kept_back;
delete from public.tours;
delete from public.site_facts where key = 'categories';
insert into public.tours (id, title, slug, category, image, image_alt, status) values
  (4, 'D', 'd', 'Walks', '/storage/v1/object/public/gallery/tours/d.webp', 'D', 'published'), (5, 'E', 'e', 'Rides', '', '', 'published');
insert into public.site_facts (id, key, value) values (13, 'categories', '{"categories": [{"id": "walks", "name": "Walks"}, {"id": "rides", "name": "Rides"}]}');
select tests.act('editor', pg_temp.keep('tour', 4));
select tests.act('editor', $$update public.tours set category = 'Rides', image = '', status = 'draft' where id = 4$$);
select is(tests.attempt('admin', $$update public.site_facts set value = '{"categories": [{"id": "rides", "name": "Rides"}]}' where key = 'categories'$$), 'PT409',
  'K131 a category that the site still shows cannot go');
select tests.act('admin', $$update public.site_facts set value = '{"categories": [{"id": "walks", "name": "Long Walks"}, {"id": "rides", "name": "Rides"}]}' where key = 'categories'$$);
select is((select string_agg(title || ' ' || category, ', ' order by id) from public.published_tours), 'D Long Walks, E Rides', 'K131 and is renamed with all the others');
select is((select string_agg(concat_ws(' ', u.kind, u.id, u.title, u.status, u.place), ', ') from private.uses_of_pictures('gallery/tours/d.webp') u), 'tour 4 D published kept',
  'K134 the picture is used by what the site keeps showing, though the next version is a draft without it');
select tests.act('editor', 'delete from public.tours where id = 4');
select is(tests.attempt('editor', $$update public.tours set slug = 'd' where id = 5$$), '23505', 'K131 nor can another tour take its address');
select tests.act('editor', $$select public.release('tour', 4)$$);
create temp table deleted as select to_jsonb(v) as shown from public.published_tours v where id = 5;
select tests.act('editor', 'delete from public.tours where id = 5');
insert into public.tours (id, title, slug, category) values (6, 'F', 'e', 'Rides');
select is((select tests.attempt('editor', format('select public.keep_back(''tour'', 5, %L, %L)', md5(shown::text), shown)) from deleted), '23505',
  'K134 nothing is kept back at an address that another has taken');
delete from public.tours;
insert into public.tours (id, title, slug, category, status) values (1, 'A', 'a', 'Rides', 'published');

-- ------------------------------------------------------------------ pictures, roll back
select tests.act('editor', pg_temp.keep('picture', 1));
select tests.act('editor', $$update public.gallery_images set alt = 'Other' where id = 1$$);
select is((select alt from public.published_gallery_images), 'A', 'K130 pictures too');
select tests.act('admin', $$update public.gallery_images set consent = 'withdrawn', status = 'unpublished' where id = 1$$);
select is_empty('select * from public.published_gallery_images', 'K132 a kept picture goes when its consent is withdrawn');
select tests.act('editor', pg_temp.keep('post', 1));
insert into public.publishes (id, content, content_hash) overriding system value select 900, c, c ->> 'hash' from before;
select is(tests.attempt('contributor', 'select public.roll_back(900)'), '42501', 'K132 no roll back by contributors');
select is(tests.attempt(who, 'select private.roll_back(900)'), '42501', format('K132 nor by %ss past what is kept back', who)) from unnest(array['member', 'contributor']) who;
select isnt_empty('select * from public.kept_back', 'K132 which leaves what is kept back');
select tests.act('editor', 'select public.roll_back(900)');
select is_empty('select * from public.kept_back', 'K132 a roll back leaves nothing kept back');
select is(pg_temp.seen('anon'), 'A B', 'K132 and the site as it was');

select * from finish();
rollback;
