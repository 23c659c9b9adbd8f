-- The bucket for uploaded pictures. Public: a picture is read by its address without a policy. Listing
-- and writing are the administrators'. The list of types checks what the upload declares, so the
-- studio re-encodes every picture first.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('gallery', 'gallery', true, 10485760, array['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Administrators list gallery files" on storage.objects
  for select to authenticated using (bucket_id = 'gallery' and (select private.is_admin()));
create policy "Administrators upload gallery files" on storage.objects
  for insert to authenticated with check (
    bucket_id = 'gallery' and (select private.is_admin())
    and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(jpg|jpeg|png|webp|avif)$'
  );
create policy "Administrators replace gallery files" on storage.objects
  for update to authenticated
  using (bucket_id = 'gallery' and (select private.is_admin()))
  with check (
    bucket_id = 'gallery' and (select private.is_admin())
    and name ~ '^(gallery|tours|blog)/[a-z0-9][a-z0-9_-]{0,100}\.(jpg|jpeg|png|webp|avif)$'
  );
create policy "Administrators delete gallery files" on storage.objects
  for delete to authenticated using (bucket_id = 'gallery' and (select private.is_admin()));
