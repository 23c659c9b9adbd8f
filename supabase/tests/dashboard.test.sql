begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
insert into public.tours (id, title, category, status, updated_at)
select i, 'Draft ' || i, 'Farm Tours', 'draft', now() - make_interval(days => 20 - i) from generate_series(1, 6) i;
insert into public.blog_posts (id, title, status, updated_at)
select i, 'Draft ' || i, 'draft', now() - make_interval(days => 20 - i) from generate_series(1, 6) i;
insert into public.gallery_images (id, url, title, alt, status, updated_at)
select i, '/images/' || i || '.webp', 'Draft ' || i, 'A', 'draft', now() - make_interval(days => 20 - i) from generate_series(1, 6) i;
insert into public.tours (id, title, category, status, publish_at, description) values
  (11, 'Next', 'Farm Tours', 'published', now() + interval '1 day', 'D'),
  (12, 'Past', 'Farm Tours', 'published', now() - interval '1 day', 'D'),
  (13, 'Unsure', 'Farm Tours', 'draft', now() + interval '1 day', 'D');
insert into public.blog_posts (id, title, status, publish_at) values
  (11, 'Second', 'published', now() + interval '36 hours'),
  (12, 'Past', 'published', now() - interval '1 day'),
  (13, 'Unsure', 'draft', now() + interval '1 day');
insert into public.gallery_images (id, url, title, alt, status, publish_at)
select i, '/images/' || i || '.webp', 'Later ' || i, 'A', 'published', now() + make_interval(days => i) from generate_series(12, 17) i;
insert into public.gallery_images (id, url, title, alt, status, publish_at) values
  (21, '/images/21.webp', 'Past', 'A', 'published', now() - interval '1 day'),
  (22, '/images/22.webp', 'Unsure', 'A', 'draft', now() + interval '1 day');
create function pg_temp.seen_by(who text, path text[], keys text[] default '{}') returns text language plpgsql as $$
declare
  found text;
begin
  perform tests.become(who);
  found := public.dashboard(keys) #>> path;
  perform set_config('role', 'none', true);
  perform set_config('request.jwt.claims', '', true);
  return found;
end
$$;

select is(pg_temp.seen_by('admin', array['drafts', kind, 'total']), '7', 'K79 the number of all drafts: ' || kind)
from unnest(array['tours', 'blog_posts', 'gallery_images']) kind;
select is(
  (select string_agg(row ->> 'title', ', ') from jsonb_array_elements(pg_temp.seen_by('admin', array['drafts', kind, 'rows'])::jsonb) row),
  'Unsure, Draft 6, Draft 5, Draft 4',
  'K79 the four drafts that were changed last, whole: ' || kind
)
from unnest(array['tours', 'blog_posts', 'gallery_images']) kind;
select is(pg_temp.seen_by('admin', '{scheduled,total}'), '8', 'K79 the number of all that is scheduled');
select is(
  (select string_agg(row ->> 'title', ', ') from jsonb_array_elements(pg_temp.seen_by('admin', '{scheduled,rows}')::jsonb) row),
  'Next, Second, Later 12, Later 13, Later 14',
  'K79 the five that come next, of whatever kind'
);
select is(
  pg_temp.seen_by('admin', '{kept}', array['tours:12', 'tours:99', 'blog_posts:12', 'gallery_images:12', 'profile:new', 'tours:x', 'tours:11;'])::jsonb,
  '{"tours:12": {"title": "Past", "version": 1}, "blog_posts:12": {"title": "Past", "version": 1}, "gallery_images:12": {"title": "Later 12", "version": 1}}',
  'K79 the present version of what a device keeps'
);
select is(pg_temp.seen_by('member', '{drafts,tours,total}'), '0', 'K79 who has no rights sees no draft');
select is(pg_temp.seen_by('member', '{scheduled,total}'), '0', 'K79 who has no rights sees nothing scheduled');
select is(tests.attempt('anon', 'select public.dashboard()'), '42501', 'K79 visitors cannot call it');

select * from finish();
rollback;
