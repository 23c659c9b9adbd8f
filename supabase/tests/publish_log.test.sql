begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
insert into public.tours (id, title, category, status) values (1, 'One', 'Farm Tours', 'published'), (2, 'Two', 'Farm Tours', 'published'), (3, 'Three', 'Farm Tours', 'draft');
insert into public.blog_posts (id, title, status) values (1, 'Story', 'published');
insert into public.gallery_images (id, url, alt, status) values (1, '/images/a.webp', 'A', 'published');

create function pg_temp.ask(who text, statement text) returns jsonb language plpgsql as $$
declare
  answer jsonb;
begin
  perform tests.become(who);
  execute 'select to_jsonb(' || statement || ')' into answer;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return answer;
end
$$;
create function pg_temp.begin_publish(who text default 'admin', arguments text default '{}') returns jsonb language sql as $$
  select pg_temp.ask(who, format('public.begin_publish(%L)', arguments))
$$;
create function pg_temp.live() returns jsonb language sql as $$
  select jsonb_build_object('hash', c -> 'hash', 'items', c -> 'items', 'home', c -> 'home_featured', 'redirects', c -> 'redirects')
  from public.published_content() c
$$;
create function pg_temp.hash() returns text language sql as $$ select public.published_content() ->> 'hash' $$;
create function pg_temp.newest() returns public.publishes language sql as $$ select * from public.publishes order by id desc limit 1 $$;

-- ------------------------------------------------------------------ begin
select is(pg_temp.begin_publish(arguments => pg_temp.live()::text), jsonb_build_object('state', 'unchanged', 'hash', pg_temp.hash()), 'Y5 what is live already is not published');
select is((select count(*) from public.publishes), 0::bigint, 'Y7 and leaves no row');
create temp table first_live as select pg_temp.live() as live;
update public.tours set duration = '1 day' where id = 1;
update public.tours set status = 'published' where id = 3;
update public.blog_posts set status = 'unpublished' where id = 1;
-- Also the order, which is no entry.
update public.tours set sort_order = case id when 1 then 9001 when 2 then 9000 else sort_order end where id in (1, 2);
create temp table begun as select pg_temp.begin_publish(arguments => live::text) as answer from first_live;
select is((select answer from begun), (select jsonb_build_object('state', 'started', 'id', p.id, 'hash', pg_temp.hash(), 'at', p.at) from pg_temp.newest() p), 'Y5 a publish starts');
select results_eq($$select actor, kind, content_hash, live_hash, counts, allow_shrink, status, message, finished_at from public.publishes$$,
  $$select tests.id_of('admin'), 'publish', pg_temp.hash(), (select live ->> 'hash' from first_live),
    '{"tours": 3, "posts": 0, "pictures": 1, "added": 1, "changed": 1, "removed": 1, "other": 1}'::jsonb, false, 'started', null::text, null::timestamptz$$, 'Y7 who, when, what');
select set_config('request.jwt.claims', jsonb_build_object('sub', tests.id_of('admin'))::text, true);
select is((select sum(value::int) from public.publishes p, jsonb_each_text(p.counts) where key in ('added', 'changed', 'removed', 'other')),
  (select private.waiting_changes(live) ->> 'total' from first_live)::bigint, 'K178 as many as waited');
select set_config('request.jwt.claims', '', true);
select is((select content from public.publishes), public.published_content(), 'Y8 with the content');
update public.tours set duration = '2 days' where id = 1;
select is(pg_temp.begin_publish('second'), (select answer || '{"state": "joined", "asked": false}' from begun), 'Y5 who asks within a minute joins');
select is((select count(*) from public.publishes), 1::bigint, 'Y7 without a row');
update public.publishes set at = now() - interval '24 seconds';
select is(pg_temp.begin_publish() ->> 'asked', 'false', 'Z6 as long as the host may still be asked');
select is(tests.attempt(who, 'select public.publish_asked(1)'), '42501', 'Z6 X6 who may not publish says nothing: ' || who) from unnest(array['anon', 'member', 'ended', 'service_role']) who;
select is(pg_temp.ask('admin', format('public.publish_asked(%s)', (select id from pg_temp.newest())))::text, 'true', 'Z6 the host was asked');
select is(pg_temp.ask('admin', format('public.publish_asked(%s)', (select id from pg_temp.newest())))::text, 'false', 'Z6 once');
select is(pg_temp.begin_publish() ->> 'asked', 'true', 'Z6 which those who join hear');
update public.publishes set at = now() - interval '90 seconds', asked_at = now() - interval '59 seconds';
select is(pg_temp.begin_publish() ->> 'state', 'joined', 'Y5 after 59 seconds, too');
update public.publishes set asked_at = now() - interval '61 seconds';
select is(pg_temp.ask('second', $$public.begin_publish('{}', true, 'roll back')$$) ->> 'state', 'started', 'Y5 not after a minute');
select is((select row(p.kind, p.allow_shrink, p.live_hash, p.actor)::text from pg_temp.newest() p), format('("roll back",t,,%s)', tests.id_of('second')), 'Y7 Y8 rolling back and shrinking are told');
select is((select count(*) from public.publishes where status = 'started'), 2::bigint, 'Y7 the slow one may still arrive');
select is(pg_temp.begin_publish(arguments => 'null') ->> 'state', 'joined', 'Y5 nothing is known of what is live');

-- ------------------------------------------------------------------ finish
create function pg_temp.finish(arguments text, who text default 'admin') returns text language sql as $$ select pg_temp.ask(who, format('public.finish_publish(%s, %s)', (select id from pg_temp.newest()), arguments))::text $$;
select is(pg_temp.finish($$'live'$$, 'second'), 'true', 'Y7 it went live');
select results_eq('select status, message, finished_at from pg_temp.newest()', $$values ('live', null::text, now())$$, 'Y7 that is known');
select is(pg_temp.finish($$'failed', 'Too late.'$$), 'false', 'Y7 only once');
select is((select status from pg_temp.newest()), 'live', 'Y7 and stays');
select is(pg_temp.begin_publish() ->> 'state', 'started', 'Y5 one that has ended is not joined');
select is(pg_temp.finish($$'failed', repeat('x', 3000)$$), 'true', 'Y7 it failed');
select results_eq('select status, message, finished_at from pg_temp.newest()', $$values ('failed', repeat('x', 2000), now())$$, 'Y7 with the reason');
select is(pg_temp.ask('admin', $$public.finish_publish(0, 'live')$$)::text, 'false', 'Y7 no such publish');
select is(tests.attempt('admin', format('select public.finish_publish(1, %s)', outcome)), '22023', 'Y7 no outcome: ' || outcome)
from unnest(array['null', $$'started'$$, $$'done'$$, $$''$$]) outcome;
select is(tests.attempt('admin', format('select public.begin_publish(%s)', arguments)), '22023', 'Y5 no publish: ' || arguments)
from unnest(array[$$'[]'$$, $$'"text"'$$, $$'{}', false, 'other'$$, $$'{}', false, null$$]) arguments;

-- ------------------------------------------------------------------ those that died before the host was asked
update public.publishes set status = 'failed' where status = 'started';
select is(pg_temp.begin_publish() ->> 'state', 'started', 'Z6 one begins and dies');
create temp table dead as select id from pg_temp.newest();
update public.publishes set at = now() - interval '26 seconds' where id = (select id from dead);
select is(pg_temp.begin_publish('second') ->> 'state', 'started', 'Z6 the next takes over instead of joining');
select is((select row(status, finished_at is not null, message)::text from public.publishes where id = (select id from dead)),
  '(failed,t,"It stopped before the site was asked to build. Nothing on the site has changed.")', 'Z6 and the log says what became of the first');
select is(pg_temp.ask('admin', format('public.publish_asked(%s)', (select id from dead)))::text, 'false', 'Z6 which cannot be asked for any more');
update public.publishes set asked_at = at where status = 'started';

-- ------------------------------------------------------------------ those nobody ended
update public.publishes set at = now() - interval '29 minutes', asked_at = now() - interval '29 minutes' where status = 'started';
select is(pg_temp.begin_publish() ->> 'state', 'started', 'Y7 an old one');
select is((select count(*) from public.publishes where status = 'started'), 2::bigint, 'Y7 may take half an hour');
insert into public.publishes (content_hash, at) values ('seen live', now() - interval '31 minutes'), ('never seen', now() - interval '31 minutes');
select is(pg_temp.begin_publish(arguments => '{"hash": "seen live"}') ->> 'state', 'joined', 'Y7 the next one who publishes');
select set_eq($$select content_hash, status, message from public.publishes where content_hash like '%seen%' and finished_at is not null$$,
  $$values ('seen live', 'live', null), ('never seen', 'failed', 'Nothing was heard of this publish for half an hour.')$$, 'Y7 settles it');

-- ------------------------------------------------------------------ the log
delete from public.publishes;
insert into public.publishes (actor, content_hash, content, status) select tests.id_of('admin'), 'hash ' || n, '{}', case when n % 2 = 0 then 'live' else 'failed' end from generate_series(1, 60) n;
select is(pg_temp.begin_publish('second') ->> 'state', 'started', 'Y8 the sixty-first');
select is((select row(count(*) filter (where status <> 'failed'), count(*) filter (where status = 'failed'))::text from public.publishes where content is not null), '(31,19)', 'Y8 the content of fifty is kept, of those that failed last');
select is((select min(substr(content_hash, 6)::int) from public.publishes where content is not null and status = 'failed'), 23, 'Y8 of the newest');
create function pg_temp.seen(arguments text) returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become('admin');
  execute format('select string_agg(concat_ws(%L, actor_name, kind, status, has_content), %L order by id desc) from public.publish_log(%s)', ' ', '; ', arguments) into found;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;
select is(pg_temp.seen('page_size => 3'), 'second@example.org publish started t; Test Admin publish live t; Test Admin publish failed t', 'Y7 newest first, with names');
select is(pg_temp.seen(format('before_id => %s', (select min(id) + 2 from public.publishes))), 'Test Admin publish live t; Test Admin publish failed f', 'Y7 and on from there');
select is(pg_temp.seen('page_size => 0'), 'second@example.org publish started t', 'Y7 at least one');
select is(tests.attempt('admin', 'select * from public.publish_log()'), '20 rows', 'Y7 twenty unless told');
insert into public.publishes (content_hash) select 'more' from generate_series(1, 60);
select is(tests.attempt('admin', 'select * from public.publish_log(page_size => 1000000)'), '100 rows', 'Y7 no more than a hundred at a time');
delete from auth.users where email = 'second@example.org';
select is((select count(*) from public.publishes where actor = '00000000-0000-4000-8000-000000000002'), 1::bigint, 'Y7 the log outlives the account');

-- ------------------------------------------------------------------ who may
select is(tests.attempt(who, statement), '42501', format('Y7 X6 %s is closed to %s', statement, who))
from unnest(array['anon', 'member', 'ended', 'waiting', 'service_role']) who,
  unnest(array[$$select public.begin_publish('{}')$$, $$select public.finish_publish(1, 'live')$$, 'select * from public.publish_log()', 'select public.roll_back(1)']) statement;
select is(tests.attempt('anon', 'select * from public.publishes'), '42501', 'Y7 X6 anon may not look into the log');
select is(tests.attempt(who, 'select * from public.publishes'), '0 rows', 'Y7 X6 nor does ' || who || ' see a row')
from unnest(array['member', 'ended', 'waiting']) who;
select is(tests.attempt('admin', 'select * from public.publishes'), '121 rows', 'Y7 administrators do');
select is(tests.attempt(who, statement), '42501', format('Y7 X6 %s may not %s', who, statement))
from unnest(array['anon', 'member', 'admin', 'service_role']) who,
  unnest(array[$$insert into public.publishes (content_hash) values ('x')$$, $$update public.publishes set status = 'live'$$, 'delete from public.publishes', 'truncate public.publishes']) statement;
select is(tests.attempt('postgres', format('insert into public.publishes (content_hash, %s) values (%L, %L)', field, 'x', value)), '23514', format('Y7 no %s %s', field, left(value, 9)))
from (values ('kind', 'other'), ('status', 'done'), ('message', repeat('x', 2001))) as wrong (field, value);

select * from finish();
rollback;
