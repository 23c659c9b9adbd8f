-- The studio sorts its lists by what was changed last and by title, too. The id breaks ties, so that
-- paging is stable.

create index tours_updated_idx on public.tours (updated_at desc, id desc);
create index tours_title_idx on public.tours (title, id);
create index blog_posts_updated_idx on public.blog_posts (updated_at desc, id desc);
create index blog_posts_title_idx on public.blog_posts (title, id);
create index gallery_images_updated_idx on public.gallery_images (updated_at desc, id desc);
create index gallery_images_title_idx on public.gallery_images (title, id);
