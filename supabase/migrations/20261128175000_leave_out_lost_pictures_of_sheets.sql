-- A sheet of facts never brings a picture back that nobody can show any more: a roll back leaves such a sheet as it
-- stands, where it failed as a whole before for a withdrawn picture, or stopped every publish for a file that is
-- gone; and a change of a sheet that would do so is not undone.

-- Why a sheet cannot become what it was: 'withdrawn' or 'gone' for a picture that it does not show now, else null.
create function private.lost_in_sheet(wanted jsonb, standing jsonb) returns text
language sql stable security definer set search_path = '' as $$
  select case when bool_or(private.is_withdrawn(public.picture_file(p.address))) then 'withdrawn' when count(*) > 0 then 'gone' end
  from public.pictures_of(jsonb_build_object('value', wanted)) p
  where private.is_lost(public.picture_file(p.address))
    and p.address not in (select s.address from public.pictures_of(jsonb_build_object('value', standing)) s)
$$;

create or replace function private.roll_back(publish_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  content jsonb;
  restored bigint := 0;
  unpublished bigint := 0;
  entry record;
  home bigint[];
begin
  perform private.require_right('publish');
  select p.content into content from public.publishes p where p.id = publish_id;
  if content is null then
    raise exception 'the content of this publish is not kept' using errcode = 'PT404';
  end if;
  -- Whoever saves meanwhile waits: half of one state and half of another would be worse than either.
  lock table public.tours, public.blog_posts, public.gallery_images, public.site_facts, public.redirects,
    public.home_featured in share row exclusive mode;
  -- First, because tours need their categories; a draft may keep one that goes.
  perform set_config('shamba.rolls_back', 'yes', true);
  update public.site_facts f set value = w.value
  from jsonb_to_recordset(content -> 'site_facts') as w (id bigint, value jsonb)
  where w.id = f.id and w.value <> f.value and private.lost_in_sheet(w.value, f.value) is null;
  get diagnostics restored = row_count;
  perform set_config('shamba.rolls_back', '', true);
  for entry in
    select r.restored, r.unpublished
    from unnest(array['tours', 'blog_posts', 'gallery_images']) as of_table
    cross join lateral private.roll_back_table(of_table, content -> of_table) r
  loop
    restored := restored + entry.restored;
    unpublished := unpublished + entry.unpublished;
  end loop;
  -- Redirects that went with a deleted row.
  insert into public.redirects (from_path, tour_id, blog_post_id)
  select r.key, t.id, b.id
  from jsonb_each_text(content -> 'redirects') r
  left join public.tours t on r.value = '/tours/' || t.slug
  left join public.blog_posts b on r.value = '/blog/' || b.slug
  where num_nonnulls(t.id, b.id) = 1
    and not exists (select 1 from public.tours o where r.key = '/tours/' || o.slug)
    and not exists (select 1 from public.blog_posts o where r.key = '/blog/' || o.slug)
  on conflict do nothing;
  select array_agg(h.value::bigint order by h.ordinality) into home
  from jsonb_array_elements_text(content -> 'home_featured') with ordinality h;
  -- Never built with fewer; one of them may have come back without a cover.
  if (select count(*) from public.tours t where t.id = any (home) and t.status = 'published') = 3 then
    perform private.set_home_featured(home);
  end if;
  return jsonb_build_object('restored', restored, 'unpublished', unpublished);
end
$$;

create or replace function private.restore_change(change_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.change_log;
  restored jsonb;
  lost text;
begin
  perform private.require_right('publish');
  select * into entry from private.change_log l where l.id = change_id;
  if entry.id is null then
    raise exception 'no such change' using errcode = 'PT404';
  end if;
  if entry.table_name = 'site_facts' and entry.op = 'UPDATE' then
    perform private.require_right('manage');
    select private.lost_in_sheet(entry.old_row -> 'value', f.value) into lost
    from public.site_facts f where f.id = entry.row_id::bigint;
    if lost = 'withdrawn' then
      raise exception 'the consent to a picture of this sheet was withdrawn' using errcode = 'PT410';
    end if;
    if lost = 'gone' then
      raise exception 'the file of a picture of this sheet is gone' using errcode = 'PT409';
    end if;
    update public.site_facts f set value = entry.old_row -> 'value'
    where f.id = entry.row_id::bigint and f.value <> entry.old_row -> 'value'
    returning to_jsonb(f) into restored;
    if restored is null then
      raise exception 'it is as it was already' using errcode = 'PT422';
    end if;
    return restored;
  end if;
  if entry.table_name not in ('tours', 'blog_posts', 'gallery_images') or entry.op = 'INSERT' then
    raise exception 'this change cannot be taken back' using errcode = 'PT400';
  end if;
  return case entry.op when 'DELETE' then private.bring_back(entry) else private.take_back(entry) end;
end
$$;

revoke execute on function private.lost_in_sheet(jsonb, jsonb) from public, anon, authenticated, service_role;
