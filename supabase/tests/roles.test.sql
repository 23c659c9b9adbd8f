begin;
select no_plan();

-- Actors and operations: what each role may do to what is a draft, was live, and is live; in every content table.

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
create function pg_temp.fill(of_table text, own_columns text, own_values text) returns void language plpgsql as $$
begin
  execute format('insert into public.%1$I (id, title, status, publish_at, first_published_at, created_by%2$s) values
    (1, ''Live'', ''published'', null, null, null%3$s), (2, ''Draft'', ''draft'', null, null, null%3$s),
    (3, ''Own draft'', ''draft'', null, null, tests.id_of(''contributor'')%3$s),
    (4, ''Was live'', ''draft'', null, now(), tests.id_of(''contributor'')%3$s),
    (5, ''Taken back'', ''unpublished'', null, now(), tests.id_of(''contributor'')%3$s),
    (6, ''Scheduled'', ''published'', now() + interval ''1 day'', null, tests.id_of(''contributor'')%3$s)', of_table, own_columns, own_values);
end
$$;
select pg_temp.fill('tours', ', category', $$, 'Farm Tours'$$);
select pg_temp.fill('blog_posts', '', '');
select pg_temp.fill('gallery_images', ', url, alt', $$, '/images/a.webp', 'A test'$$);

create temporary table content (of_table text, columns text, literals text);
insert into content values ('tours', 'title, category', $$'New', 'Farm Tours'$$), ('blog_posts', 'title', $$'New'$$), ('gallery_images', 'title, url, alt', $$'New', '/images/b.webp', 'A test'$$);

select is(tests.attempt(who, replace(replace(replace(operation, '$table', of_table), '$columns', columns), '$values', literals)), outcome, format('K24 K41 %s: %s by %s', of_table, operation, who))
from content, (values
  ('select * from public.$table', '{6,6,6,1}'::text[]),
  ('insert into public.$table ($columns) values ($values)', '{1,1,1,42501}'),
  ($$insert into public.$table ($columns, status) values ($values, 'published')$$, '{1,1,42501,42501}'),
  ($$insert into public.$table ($columns, status, publish_at) values ($values, 'published', now() + interval '1 day')$$, '{1,1,42501,42501}'),
  ($$insert into public.$table ($columns, status) values ($values, 'unpublished')$$, '{1,1,42501,42501}'),
  ('insert into public.$table ($columns, created_by) values ($values, auth.uid())', '{42501,42501,42501,42501}'),
  ($$update public.$table set title = 'Changed'$$, '{6,6,2,0}'),
  ($$update public.$table set title = 'Changed' where id = 2$$, '{1,1,1,0}'),
  ($$update public.$table set title = 'Changed' where id in (1, 4, 5, 6)$$, '{4,4,0,0}'),
  ($$update public.$table set status = 'published' where id in (2, 3)$$, '{2,2,42501,0}'),
  ($$update public.$table set status = 'unpublished' where id in (2, 3)$$, '{2,2,42501,0}'),
  ($$update public.$table set status = 'draft' where id = 1$$, '{1,1,0,0}'),
  ('update public.$table set first_published_at = null', '{42501,42501,42501,42501}'),
  ('update public.$table set sort_order = 1', '{42501,42501,42501,42501}'),
  ('delete from public.$table', '{6,6,1,0}'),
  ('delete from public.$table where id = 3', '{1,1,1,0}'),
  ('delete from public.$table where id <> 3', '{5,5,0,0}'),
  ($$select public.move_row('$table', 2, 1)$$, '{1,1,42501,42501}')
) as operations (operation, outcomes),
lateral (values ('admin', 1), ('editor', 2), ('contributor', 3), ('ended', 4), ('member', 4), ('invited', 4)) as actors (who, place),
lateral (select case when outcomes[place] ~ '^\d{1,2}$' then outcomes[place] || ' rows' else outcomes[place] end as outcome) o;

-- ------------------------------------------------------------------ pictures and their consent
select is(tests.attempt(who, operation), outcome, format('K41 Z1 %s by %s', operation, who))
from (values ('contributor', $$update public.gallery_images set consent = 'withdrawn' where id = 3$$, '42501'),
  ('contributor', $$update public.gallery_images set consent = 'withdrawn' where id = 1$$, '0 rows'),
  ('contributor', $$update public.gallery_images set consent = 'consented' where id = 3$$, '1 rows'),
  ('contributor', $$insert into public.gallery_images (url, consent) values ('/images/a.webp', 'withdrawn')$$, '42501'),
  ('editor', $$update public.gallery_images set consent = 'withdrawn' where id = 1$$, '1 rows')) as cases (who, operation, outcome);

-- ------------------------------------------------------------------ whose draft it is
select tests.act('contributor', $$insert into public.tours (title, category) values ('Mine', 'Farm Tours')$$);
select is((select created_by from public.tours where title = 'Mine'), tests.id_of('contributor'), 'K41 a row says who made it');
select tests.act('editor', $$update public.tours set title = 'Ours' where title = 'Mine'$$);
select is((select created_by from public.tours where title = 'Ours'), tests.id_of('contributor'), 'K41 whoever changes it');
select tests.act('editor', $$delete from public.tours where title = 'Ours'$$);
select tests.act('editor', format('select public.restore_change(%s)', (select max(id) from private.change_log)));
select is((select created_by from public.tours where title = 'Ours'), tests.id_of('contributor'), 'K41 also when it comes back');
select is((select first_published_at is not null from public.gallery_images where id = 1), true, 'K41 a picture remembers that it was published');

-- ------------------------------------------------------------------ functions
select is(tests.attempt(who, call), case when rights >= place then '1 rows' else '42501' end, format('K24 K41 %s by %s', call, who))
from (values
  ('select count(*) from public.activity()', 1), ($$select count(*) from public.picture_uses('/images/a.webp')$$, 1), ('select count(*) from public.withdrawn_uses()', 1),
  ('select public.launch_state()', 1), ($$select public.keep_as_shipped('name', true)$$, 3),
  ($$select public.waiting_changes('{}')$$, 1), ('select count(*) from public.publish_log()', 1),
  ('select count(*) from public.orphan_files()', 2), ('select count(*) from public.trashed_files()', 2), ('select count(*) from public.files_to_remove()', 2),
  ($$select public.begin_publish('{}')$$, 2), ('select public.publish_asked(1)', 2), ($$select public.finish_publish(1, 'live')$$, 2),
  ('select count(*) from public.people()', 3), ($$select public.give_role(tests.id_of('member'), 'editor')$$, 3), ($$select public.end_access(tests.id_of('second'))$$, 3),
  ($$select public.invite('new@example.org', 'editor')$$, 3), ('select public.revoke_invitation(1)', 3), ('select public.invitation_sent(1)', 3), ('select count(*) from public.list_invitations()', 3)
) as calls (call, place),
(values ('admin', 3), ('editor', 2), ('contributor', 1), ('ended', 0), ('member', 0), ('invited', 0)) as actors (who, rights);
select is(tests.attempt(who, 'select public.set_home_featured(array[1, 2, 3]::bigint[])'), outcome, 'K24 K41 the home page by ' || who)
from (values ('admin', '1 rows'), ('editor', '1 rows'), ('contributor', '42501'), ('ended', '42501')) as actors (who, outcome);
select is(tests.attempt(who, 'select public.roll_back(1)'), outcome, 'K24 K41 rolling back by ' || who)
from (values ('admin', 'PT404'), ('editor', 'PT404'), ('contributor', '42501'), ('ended', '42501')) as actors (who, outcome);
select is(tests.attempt(who, 'select public.restore_change(0)'), outcome, 'K24 K41 restoring by ' || who)
from (values ('admin', 'PT404'), ('editor', 'PT404'), ('contributor', '42501'), ('ended', '42501')) as actors (who, outcome);
select is(tests.attempt(who, $$select public.hand_over(tests.id_of('second'))$$), outcome, 'K24 K41 Z4 handing over by ' || who)
from (values ('second', '42501'), ('editor', '42501'), ('contributor', '42501'), ('ended', '42501')) as actors (who, outcome);

insert into public.publishes (content_hash) values ('x');
insert into public.redirects (from_path, tour_id) values ('/tours/old', 1);
select is(tests.attempt(who, operation), outcome, format('K24 K41 %s by %s', operation, who))
from (values
  ('select * from public.publishes', '{1,1,1,0}'::text[]), ('delete from public.redirects', '{1,1,0,0}'),
  ($$select * from storage.objects where bucket_id = 'gallery'$$, '{1,1,1,0}'),
  ($$insert into storage.objects (bucket_id, name) values ('gallery', 'gallery/new.webp')$$, '{1,1,1,42501}'),
  ($$insert into storage.objects (bucket_id, name) values ('gallery', 'elsewhere/new.webp')$$, '{42501,42501,42501,42501}'),
  ($$update storage.objects set name = 'gallery/other.webp'$$, '{1,1,0,0}'), ($$delete from storage.objects where bucket_id = 'gallery'$$, '{1,1,0,0}')
) as operations (operation, outcomes),
lateral (values ('admin', 1), ('editor', 2), ('contributor', 3), ('ended', 4), ('invited', 4)) as actors (who, place),
lateral (select case when outcomes[place] ~ '^\d{1,2}$' then outcomes[place] || ' rows' else outcomes[place] end as outcome) o;

-- ------------------------------------------------------------------ the facts of the site
delete from public.site_facts;
insert into public.site_facts (id, key, value) values (1, 'company', '{}');
select is(tests.attempt(who, operation), outcome, format('K24 K41 %s by %s', operation, who))
from (values
  ('select * from public.site_facts', '{1,1,1,1}'::text[]),
  ($$update public.site_facts set value = '{"name": "Changed"}'$$, '{1,0,0,0}'),
  ($$insert into public.site_facts (id, key, value) values (2, 'hero', '{}')$$, '{1,42501,42501,42501}'),
  ('delete from public.site_facts', '{42501,42501,42501,42501}')
) as operations (operation, outcomes),
lateral (values ('admin', 1), ('editor', 2), ('contributor', 3), ('ended', 4), ('member', 4)) as actors (who, place),
lateral (select case when outcomes[place] ~ '^\d{1,2}$' then outcomes[place] || ' rows' else outcomes[place] end as outcome) o;
update public.site_facts set value = '{"name": "Changed"}';
select is(tests.attempt(who, format('select public.restore_change(%s)', (select max(id) from private.change_log where table_name = 'site_facts'))), outcome, 'K24 K41 taking a fact of the site back by ' || who)
from (values ('admin', '1 rows'), ('editor', '42501'), ('contributor', '42501')) as actors (who, outcome);

-- ------------------------------------------------------------------ the activity
create function pg_temp.tables_seen(who text) returns text language plpgsql as $$
declare
  seen text;
begin
  perform tests.become(who);
  select string_agg(distinct a.table_name, ' ' order by a.table_name) into seen from public.activity(page_size => 100) a;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return seen;
end
$$;
delete from private.change_log;
update public.tours set title = 'Changed' where id = 1;
insert into public.user_roles (user_id, role) values (tests.id_of('member'), 'contributor');
update private.invitations set revoked_at = now();
select is(pg_temp.tables_seen('admin'), 'invitations tours user_roles', 'K44 administrators read who was invited and given rights');
select is(pg_temp.tables_seen(who), 'tours', 'K24 K41 others do not: ' || who) from unnest(array['editor', 'contributor']) who;

-- ------------------------------------------------------------------ the second factor
create table auth.mfa_factors (user_id uuid, status text);
insert into auth.mfa_factors select tests.id_of(who), 'verified' from unnest(array['editor', 'contributor']) who;
select is(tests.attempt(who, $$insert into public.tours (title, category) values ('New', 'Farm Tours')$$), '42501', 'K24 K41 Z3 without the second factor nothing is written by ' || who)
from unnest(array['editor', 'contributor']) who;

select * from finish();
rollback;
