begin;
select no_plan();

delete from public.tours;
delete from public.gallery_images;
delete from private.change_log;
insert into public.tours (id, title, category, status, description) values (1, 'One', 'Farm Tours', 'published', 'Before');
select tests.act('admin', $$update public.tours set slug = 'uno' where id = 1$$);
select tests.act('second', $$update public.tours set title = 'Uno', description = 'After' where id = 1$$);
select set_config('request.jwt.claims', jsonb_build_object('sub', tests.id_of('admin'))::text, true);
insert into public.gallery_images (id, url, title, alt, status, consent) values (1, '/images/a.webp', null, 'A', 'published', 'consented');
select set_config('request.jwt.claims', '', true);
select tests.act('service_role', $$select public.grant_admin('member@example.org')$$);

create function pg_temp.seen(arguments text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become('admin');
  execute format('select string_agg(concat_ws(%L, table_name, op, row_id, title, actor_name), %L order by id desc) from public.activity(%s)', ' ', '; ', arguments) into found;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;
create function pg_temp.seen_by() returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become('admin');
  select string_agg(a.actor_email, ', ') into found from public.activity() a;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;
-- The newest entry of a kind, by a statement of its own: administrators cannot look into the log.
create function pg_temp.restore(who text, which text, of_op text, of_row text default '1') returns text language plpgsql as $$
declare
  change bigint := (select max(l.id) from private.change_log l where l.table_name = which and l.op = of_op and l.row_id = of_row);
begin
  return tests.act(who, format('select public.restore_change(%s)', change))::text;
exception when others then
  return sqlstate;
end
$$;

-- ------------------------------------------------------------------ reading
select is(pg_temp.seen(''), concat_ws('; ', 'user_roles INSERT ' || tests.id_of('member') || ' Test Member', 'gallery_images INSERT 1 Test Admin',
  'tours UPDATE 1 Uno second@example.org', 'tours UPDATE 1 One Test Admin', 'tours INSERT 1 One'), 'K19 newest first, with what it was and who did it');
select is(pg_temp.seen('page_size => 2'), concat_ws('; ', 'user_roles INSERT ' || tests.id_of('member') || ' Test Member', 'gallery_images INSERT 1 Test Admin'), 'K19 as many as asked for');
select is(pg_temp.seen(format('before_id => %s, page_size => 1', (select max(id) from private.change_log))), 'gallery_images INSERT 1 Test Admin', 'K19 and on from there');
select is(pg_temp.seen($$of_table => 'tours', of_row => '1', page_size => 1$$), 'tours UPDATE 1 Uno second@example.org', 'K19 of one row alone');
select is(pg_temp.seen($$of_table => 'blog_posts'$$), null, 'K19 of one table alone');
select is(pg_temp.seen('page_size => 0'), 'user_roles INSERT ' || tests.id_of('member') || ' Test Member', 'K19 at least one');
insert into private.change_log (table_name, op, row_id) select 'tours', 'UPDATE', '7' from generate_series(1, 150);
select is(tests.attempt('admin', 'select * from public.activity(page_size => 1000000)'), '100 rows', 'K19 no more than a hundred at a time');
select is(tests.attempt('admin', 'select * from public.activity()'), '50 rows', 'K19 fifty unless told');
delete from private.change_log where row_id = '7';
select is((select string_agg(old_row ->> 'description' || '>' || (new_row ->> 'description'), ',') from (
  select set_config('request.jwt.claims', jsonb_build_object('sub', tests.id_of('admin'))::text, true)) s,
  lateral private.activity(null, 50, 'tours', '1') a where a.op = 'UPDATE' and a.title = 'Uno'), 'Before>After', 'K19 with the row before and after');
select set_config('request.jwt.claims', '', true);
select is(tests.attempt(who, 'select * from public.activity()'), '42501', 'K19 X6 activity is closed to ' || who)
from unnest(array['anon', 'ended', 'waiting', 'service_role']) who;
select is(tests.attempt(who, 'select public.restore_change(1)'), '42501', 'K19 X6 restore_change is closed to ' || who)
from unnest(array['anon', 'ended', 'waiting', 'service_role']) who;

-- ------------------------------------------------------------------ a row that stays as it is
insert into public.tours (id, title, category, description) values (70, 'Still', 'Farm Tours', 'Now');
select tests.act('second', $$update public.tours set description = 'Then' where id = 70$$);
select is(tests.act('admin', $$update public.tours set title = 'Still', description = 'Then' where id = 70$$), 1::bigint, 'K183 a row can be set to what it is');
select is((select array[version::text, updated_by::text] from public.tours where id = 70), array['2', tests.id_of('second')::text], 'K183 it stays what whoever has it open has read');
select is((select count(*) from private.change_log where table_name = 'tours' and row_id = '70'), 2::bigint, 'K183 and the log has no entry that shows no change');
select tests.act('admin', $$update public.tours set description = 'Now' where id = 70$$);
select is((select array[version::text, updated_by::text] from public.tours where id = 70), array['3', tests.id_of('admin')::text], 'K183 a change is one');
select is((select count(*) from private.change_log where table_name = 'tours' and row_id = '70'), 3::bigint, 'K183 and is in the log');
delete from public.tours where id = 70;
delete from private.change_log where row_id = '70';

-- ------------------------------------------------------------------ a changed row
select is(pg_temp.restore('admin', 'tours', 'UPDATE'), '1', 'K19 a change is taken back');
select is((select array[title, description, slug, version::text, updated_by::text] from public.tours where id = 1),
  array['One', 'Before', 'uno', '4', tests.id_of('admin')::text], 'K19 as a change of its own');
update public.tours set sort_order = 9999 where id = 1;
select is(pg_temp.restore('admin', 'tours', 'UPDATE'), '1', 'K19 that, too, can be taken back');
select is((select array[title, description, version::text, sort_order::text] from public.tours where id = 1), array['Uno', 'After', '5', '9999'], 'K19 the place in the list stays');
select is(pg_temp.restore('admin', 'tours', 'INSERT'), 'PT400', 'K19 being added cannot be taken back');
select is(pg_temp.restore('admin', 'user_roles', 'INSERT', tests.id_of('member')::text), 'PT400', 'K19 nor can a role');
select tests.act('admin', $$select public.end_access(tests.id_of('member'))$$);
select is(pg_temp.restore('admin', 'user_roles', 'DELETE', tests.id_of('member')::text), 'PT400', 'Z3 nor are rights that were taken given back');
select is(tests.attempt('admin', 'select public.restore_change(0)'), 'PT404', 'K19 nor what is not in the log');
select is(tests.attempt('admin', 'select public.restore_change(null)'), 'PT404', 'K19 nor nothing');
insert into private.change_log (table_name, op, row_id, old_row, new_row)
  select 'tours', 'UPDATE', '1', jsonb_build_object('id', 77, 'title', 'From an older table', 'version', 77, 'gone', true), '{}';
select is(pg_temp.restore('admin', 'tours', 'UPDATE'), '1', 'K19 columns that the row had not yet keep their value');
select is((select array[title, description, version::text] from public.tours where id = 1), array['From an older table', 'After', '6'], 'K19 and the others are set');
select is(tests.attempt('admin', format('select public.restore_change(%s)', (select max(l.id) - 1 from private.change_log l where l.table_name = 'tours' and l.op = 'UPDATE'))), 'PT422', 'K176 what is as it was already is not written again');
select is((select version from public.tours where id = 1), 6, 'K176 nor counted as a change');
select tests.act('admin', $$update public.gallery_images set title = 'A title' where id = 1$$);
select tests.act('admin', $$update public.gallery_images set consent = 'withdrawn' where id = 1$$);
select is(pg_temp.restore('admin', 'gallery_images', 'UPDATE'), 'PT410', 'K19 K27 a withdrawn consent is not taken back with it');

-- ------------------------------------------------------------------ a deleted row
select tests.act('admin', $$delete from public.tours where id = 1$$);
select is(pg_temp.restore('admin', 'tours', 'UPDATE'), 'PT404', 'K19 a row that is gone cannot be changed back');
insert into public.tours (id, title, category, slug) values (2, 'Two', 'Farm Tours', 'uno');
select is(pg_temp.restore('admin', 'tours', 'DELETE'), '23505', 'K19 not while its address is taken');
update public.tours set slug = 'two' where id = 2;
select is(pg_temp.restore('admin', 'tours', 'DELETE'), '1', 'a deleted row comes back');
select is((select array[title, description, slug, version::text, sort_order::text, (first_published_at is not null)::text] from public.tours where id = 1),
  array['From an older table', 'After', 'uno', '7', '9999', 'true'], 'with its values, and a version nobody has open');
select is((select string_agg(from_path, ', ') from public.redirects where tour_id = 1), '/tours/one', 'its old address leads to it again');
select is(pg_temp.restore('admin', 'tours', 'DELETE'), '23505', 'once');
select is((select max(version) from public.tours where id = 2), 2, 'the next new row');
insert into public.tours (id, title, category) values (3, 'Three', 'Farm Tours');
select is((select version from public.tours where id = 3), 1, 'begins at 1 as ever');
select tests.act('admin', $$delete from public.gallery_images where id = 1$$);
select is(pg_temp.restore('admin', 'gallery_images', 'DELETE'), 'PT410', 'Z1 a withdrawn picture does not come back');
insert into public.gallery_images (id, url, title, alt, status, consent) values (2, '/images/b.webp', null, 'B', 'published', 'consented');
select tests.act('admin', $$delete from public.gallery_images where id = 2$$);
update private.change_log set old_row = old_row - 'focus_x' where op = 'DELETE' and table_name = 'gallery_images' and row_id = '2';
select is(pg_temp.restore('admin', 'gallery_images', 'DELETE', '2'), '1', 'a picture comes back, too');
select is((select array[consent, focus_x::text] from public.gallery_images where id = 2), array['consented', '50'], 'columns that it had not yet get their default');
select tests.act('admin', $$update public.gallery_images set title = 'A title' where id = 2$$);
select tests.act('admin', $$update public.gallery_images set consent = 'unknown' where id = 2$$);
select is(tests.act('admin', format('select public.restore_change(%s)', (select max(l.id) from private.change_log l where l.row_id = '2' and l.op = 'UPDATE' and l.new_row ->> 'title' = 'A title' and l.old_row ->> 'title' is null))), 1::bigint, 'K19 an earlier change of a picture is taken back');
select is((select array[title, consent] from public.gallery_images where id = 2), array[null, 'unknown'], 'K19 K27 without what was said of it since');
select is((select string_agg(distinct l.actor_email, ', ') from private.change_log l where l.actor = tests.id_of('admin')), 'admin@example.org', 'Z7 the log keeps the sign-in address');
select tests.act('second', $$update public.profiles set full_name = 'Test Admin' where id = tests.id_of('second')$$);
update auth.users set email = 'renamed@example.org' where id = tests.id_of('second');
select alike(pg_temp.seen_by(), '%second@example.org%', 'Z7 as it was when something was done, whatever its bearer is called since');
select unalike(pg_temp.seen_by(), '%renamed@example.org%', 'Z7 and never another');

select * from finish();
rollback;
