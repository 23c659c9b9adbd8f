begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
delete from private.change_log;
delete from storage.objects;

create function pg_temp.address(name text) returns text language sql as $$ select '/storage/v1/object/public/gallery/' || name $$;
insert into storage.objects (bucket_id, name, metadata, created_at)
select 'gallery', f, '{"size": 10}', now() - interval '2 days'
from unnest(array['gallery/a.webp', 'gallery/a-thumb.webp', 'gallery/b.webp', 'tours/t.webp', 'blog/p.webp', 'gallery/orphan.webp', 'gallery/draft.webp']) f;
insert into public.gallery_images (id, url, storage_path, title, alt, status, consent) values
  (1, pg_temp.address('gallery/a.webp'), 'gallery/a.webp', 'A', 'A', 'published', 'consented'),
  (2, pg_temp.address('gallery/b.webp'), 'gallery/b.webp', 'B', 'B', 'published', 'consented');
insert into public.tours (id, title, category, status, image, image_alt, description) values
  (1, 'One', 'Farm Tours', 'published', pg_temp.address('tours/t.webp'), 'T', 'Text'), (2, 'Two', 'Farm Tours', 'published', '', '', ''), (3, 'Three', 'Farm Tours', 'published', '', '', ''),
  (4, 'Draft', 'Farm Tours', 'draft', pg_temp.address('gallery/draft.webp'), '', '');
insert into public.blog_posts (id, title, status, content) values (1, 'Story', 'published', format('<p>x<img alt="a > b" src="%s">y</p>', pg_temp.address('blog/p.webp')));
select tests.act('admin', 'select public.set_home_featured(array[1, 2, 3])');

create function pg_temp.files(statement text) returns text language plpgsql as $$
declare
  answer text;
begin
  perform tests.become('admin');
  execute statement into answer;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
create function pg_temp.trash() returns text language sql as $$ select pg_temp.files($q$select string_agg(concat_ws(' ', f.name, f.size, f.title), ', ' order by f.name) from public.trashed_files() f$q$) $$;
create function pg_temp.removable() returns text language sql as $$ select pg_temp.files($q$select string_agg(concat_ws(' ', f.name, f.reason), ', ' order by f.name) from public.files_to_remove() f$q$) $$;
create function pg_temp.orphans() returns text language sql as $$ select pg_temp.files($q$select string_agg(f.name, ', ' order by f.name) from public.orphan_files() f$q$) $$;
create function pg_temp.restore(which text, of_op text, of_row text) returns text language plpgsql as $$
declare
  change bigint := (select max(l.id) from private.change_log l where l.table_name = which and l.op = of_op and l.row_id = of_row);
begin
  return tests.act('admin', format('select public.restore_change(%s)', change))::text;
exception when others then
  return sqlstate;
end
$$;

select is(tests.attempt(who, call), '42501', format('Z2 X6 %s is closed to %s', call, who))
from unnest(array['anon', 'member', 'ended', 'service_role']) who, unnest(array['select * from public.trashed_files()', 'select * from public.files_to_remove()', 'select * from public.withdrawn_uses()']) call;
select is(pg_temp.trash(), null, 'Z2 nothing is in the trash');
select is(pg_temp.orphans(), 'gallery/orphan.webp', 'Z2 what nothing ever named is an orphan');
select is(pg_temp.removable(), null, 'Z2 nothing is to be removed');

-- ------------------------------------------------------------------ deleted, for thirty days
select tests.act('admin', 'delete from public.gallery_images where id = 1');
select tests.act('admin', 'delete from public.blog_posts where id = 1');
select tests.act('admin', format('update public.tours set image = %L where id = 1', pg_temp.address('gallery/b.webp')));
select is(pg_temp.trash(), 'blog/p.webp 10 Story, gallery/a-thumb.webp 10 A, gallery/a.webp 10 A, tours/t.webp 10 One', 'Z2 the files of what was deleted or replaced wait in the trash');
select is(pg_temp.orphans(), 'gallery/orphan.webp', 'Z2 and are no orphans');
select is(pg_temp.removable(), null, 'Z2 nor to be removed');
select is(pg_temp.restore('gallery_images', 'DELETE', '1'), '1', 'Z2 a picture comes back');
select is(pg_temp.trash(), 'blog/p.webp 10 Story, tours/t.webp 10 One', 'Z2 with its file');
select tests.act('admin', 'delete from public.gallery_images where id = 1');
update private.change_log set at = now() - interval '29 days 23 hours';
select is(pg_temp.removable(), null, 'Z2 not before thirty days are over');
update private.change_log set at = now() - interval '30 days 1 hour';
select is(pg_temp.removable(), 'blog/p.webp expired, gallery/a-thumb.webp expired, gallery/a.webp expired, tours/t.webp expired', 'Z2 then it leaves with the next publish');
select is(pg_temp.trash(), null, 'Z2 and is no longer in the trash');
update private.change_log set at = now();

-- ------------------------------------------------------------------ emptied by hand: nothing that comes back stops a publish
delete from storage.objects where name in ('gallery/a.webp', 'gallery/a-thumb.webp', 'tours/t.webp', 'blog/p.webp');
select is(pg_temp.restore('gallery_images', 'DELETE', '1'), 'PT409', 'Z2 without its file a picture says that it cannot come back');
select is(pg_temp.restore('blog_posts', 'DELETE', '1'), '1', 'Z2 an article does');
select is((select array[content, status] from public.blog_posts where id = 1), array['<p>xy</p>', 'published'], 'Z2 without the picture in its text');
select is(pg_temp.restore('tours', 'UPDATE', '1'), 'PT424', 'K176 an earlier state of a tour that differs by that picture alone says so');
select tests.act('admin', $$update public.tours set location = 'Limuru' where id = 1$$);
update private.change_log set old_row = old_row || jsonb_build_object('image', pg_temp.address('tours/t.webp'))
where id = (select max(l.id) from private.change_log l where l.table_name = 'tours' and l.op = 'UPDATE' and l.row_id = '1');
select is(pg_temp.restore('tours', 'UPDATE', '1'), '1', 'Z2 an earlier state of a tour does');
select is((select array[image, status] from public.tours where id = 1), array[pg_temp.address('gallery/b.webp'), 'published'], 'Z2 with the cover that it has now');
select tests.act('admin', format('update public.gallery_images set url = %L, storage_path = null where id = 2', '/images/b.jpg'));
delete from storage.objects where name = 'gallery/b.webp';
select is(pg_temp.restore('gallery_images', 'UPDATE', '2'), 'PT409', 'Z2 a picture does not get back a file that is gone');
insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/b.webp');
select is(pg_temp.restore('gallery_images', 'UPDATE', '2'), '1', 'Z2 unless it is there');

-- ------------------------------------------------------------------ the three tours of the home page
select tests.act('admin', $$update public.tours set status = 'draft' where id = 2$$);
select tests.act('admin', $$update public.tours set status = 'published' where id = 2$$);
select is(pg_temp.restore('tours', 'UPDATE', '2'), 'PT412', 'Z2 no restored change takes a tour from the home page');
select is((select status from public.tours where id = 2), 'published', 'Z2 it stays');
select tests.act('admin', $$update public.tours set publish_at = now() + interval '1 day' where id = 3$$);
select tests.act('admin', $$update public.tours set publish_at = null where id = 3$$);
select is(pg_temp.restore('tours', 'UPDATE', '3'), 'PT412', 'Z2 also not for later');
delete from storage.objects where name = 'gallery/b.webp';
delete from public.home_featured;
select tests.act('admin', 'delete from public.tours where id = 1');
select is(pg_temp.restore('tours', 'DELETE', '1'), '1', 'Z2 a tour whose only cover is gone comes back');
select is((select array[image, image_alt, status] from public.tours where id = 1), array['', '', 'unpublished'], 'Z2 but not to the public');

select * from finish();
rollback;
