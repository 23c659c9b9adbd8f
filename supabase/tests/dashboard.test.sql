begin;
select no_plan();

delete from public.tours;
delete from public.blog_posts;
delete from public.gallery_images;
insert into public.tours (id, title, category, status, updated_at)
select i, 'Draft ' || i, 'Farm Tours', 'draft', now() - make_interval(days => 20 - i) from generate_series(1, 6) i;
insert into public.tours (id, title, category, status, publish_at, description) values
  (11, 'Next', 'Farm Tours', 'published', now() + interval '1 day', 'D'),
  (12, 'Past', 'Farm Tours', 'published', now() - interval '1 day', 'D');
insert into public.gallery_images (id, url, title, alt, status, publish_at)
select i, '/images/' || i || '.webp', 'Later ' || i, 'A', 'published', now() + make_interval(days => i) from generate_series(2, 7) i;

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

select is(pg_temp.seen_by('admin', '{drafts,tours,total}'), '6', 'K79 the number of all drafts');
select is(jsonb_array_length(pg_temp.seen_by('admin', '{drafts,tours,rows}')::jsonb), 4, 'K79 the drafts themselves only as far as they are shown');
select is(pg_temp.seen_by('admin', '{scheduled,total}'), '7', 'K79 the number of all that is scheduled');
select is(pg_temp.seen_by('admin', '{scheduled,rows,0,title}'), 'Next', 'K79 what comes next is first, of whatever kind');
select is(jsonb_array_length(pg_temp.seen_by('admin', '{scheduled,rows}')::jsonb), 5, 'K79 five of them are named');
select is(
  pg_temp.seen_by('admin', '{kept}', array['tours:12', 'tours:99', 'gallery_images:2', 'profile:new', 'tours:x', 'tours:12;'])::jsonb,
  '{"tours:12": {"title": "Past", "version": 1}, "gallery_images:2": {"title": "Later 2", "version": 1}}',
  'K79 the present version of what a device keeps'
);
select is(pg_temp.seen_by('member', '{drafts,tours,total}'), '0', 'K79 who has no rights sees no draft');
select is(pg_temp.seen_by('member', '{scheduled,total}'), '0', 'K79 who has no rights sees nothing scheduled');
select is(tests.attempt('anon', 'select public.dashboard()'), '42501', 'K79 visitors cannot call it');

select * from finish();
rollback;
