-- Visitors read the columns that the site shows, and administrators write the columns that are theirs;
-- the rest belongs to the server.

revoke select on public.tours, public.blog_posts, public.gallery_images from anon;
grant select (
  id, title, category, duration, location, image, featured, created_at, slug, description, full_description,
  itinerary, includes, participants, external_links, image_alt, focus_x, focus_y, status, publish_at, sort_order
) on public.tours to anon;
grant select (
  id, title, excerpt, category, date, author, image, created_at, slug, content, read_minutes, image_alt, focus_x,
  focus_y, updated_on, status, publish_at, sort_order
) on public.blog_posts to anon;
grant select (
  id, url, title, category, created_at, description, alt, decorative, width, height, focus_x, focus_y, status,
  publish_at, sort_order
) on public.gallery_images to anon;

-- An id of one's own choice could move the numbering to its end, after which nobody could add a row.
revoke insert on public.tours, public.blog_posts, public.gallery_images from authenticated;
grant insert (
  title, category, duration, location, image, featured, slug, description, full_description, itinerary, includes,
  participants, external_links, image_alt, focus_x, focus_y, status, publish_at, sort_order
) on public.tours to authenticated;
grant insert (
  title, excerpt, category, date, author, image, slug, content, read_minutes, image_alt, focus_x, focus_y, updated_on,
  status, publish_at, sort_order
) on public.blog_posts to authenticated;
grant insert (
  url, title, category, description, alt, decorative, width, height, storage_path, consent, focus_x, focus_y, status,
  publish_at, sort_order
) on public.gallery_images to authenticated;

-- Triggers before an insert run earlier than the policies, and what they answer would tell a stranger
-- which addresses exist. Hence the question of the policies comes before all of them.
create function private.refuse_strangers() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (select auth.uid()) is not null then
    perform private.require_admin();
  end if;
  return null;
end
$$;
revoke execute on function private.refuse_strangers() from public, anon, authenticated, service_role;
create trigger a_refuse_strangers before insert on public.tours
  for each statement execute function private.refuse_strangers();
create trigger a_refuse_strangers before insert on public.blog_posts
  for each statement execute function private.refuse_strangers();
create trigger a_refuse_strangers before insert on public.gallery_images
  for each statement execute function private.refuse_strangers();
