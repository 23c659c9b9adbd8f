-- Visitors, and with them the build of a hosted project, read the place on the home page and the old addresses of
-- what is kept back, as they did before it was: they do not see its row, but the site goes on showing it. Without
-- this a tour of the home page that is kept back would leave two of three there, and stop every publish.

alter policy "Everybody reads redirects to what they may read" on public.redirects using (
  exists (select 1 from public.tours t where t.id = tour_id)
  or exists (select 1 from public.blog_posts p where p.id = blog_post_id)
  or exists (
    select 1 from public.kept_back k
    where k."row" is not null
      and (k.kind = 'tour' and k.item_id = tour_id or k.kind = 'post' and k.item_id = blog_post_id)
  )
);

alter policy "Everybody reads the home page tours they may read" on public.home_featured using (
  exists (select 1 from public.tours t where t.id = tour_id)
  or exists (select 1 from public.kept_back k where k.kind = 'tour' and k.item_id = tour_id and k."row" is not null)
);
