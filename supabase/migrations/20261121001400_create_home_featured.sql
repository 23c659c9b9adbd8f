-- The three tours on the home page, in order; nothing to do with the badge `tours.featured`.

create table public.home_featured (
  position smallint primary key check (position between 1 and 3),
  -- Deferrable: checked when a statement is done, so that one statement can swap places.
  tour_id bigint not null unique deferrable initially immediate references public.tours (id) on delete cascade
);

alter table public.home_featured enable row level security;

revoke all on public.home_featured from public, anon, authenticated, service_role;
grant select on public.home_featured to anon, authenticated;
grant select, insert, update, delete on public.home_featured to service_role;

-- Who may read the tour may know its place. All three are written together, by the function alone.
create policy "Everybody reads the home page tours they may read" on public.home_featured
  for select to anon, authenticated using (exists (select 1 from public.tours t where t.id = tour_id));

-- Data that was seeded before this table was made.
insert into public.home_featured (position, tour_id)
select f.position, f.tour_id from (values (1, 3), (2, 5), (3, 8)) as f (position, tour_id)
where (select count(*) from public.tours t where t.id in (3, 5, 8)) = 3;

create function private.set_home_featured(tour_ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  previous bigint[];
begin
  perform private.require_admin();
  if tour_ids is null or array_ndims(tour_ids) <> 1 or cardinality(tour_ids) <> 3
    or (select count(distinct t.id) from public.tours t where t.id = any (tour_ids)) <> 3 then
    raise exception 'the home page shows exactly three different tours' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtext('home page tours'));
  select coalesce(array_agg(h.tour_id order by h.position), '{}') into previous from public.home_featured h;
  if previous = tour_ids then
    return;
  end if;
  insert into public.home_featured as h (position, tour_id)
  select f.position, f.tour_id from unnest(tour_ids) with ordinality as f (tour_id, position)
  on conflict (position) do update set tour_id = excluded.tour_id;
  insert into private.change_log (actor, table_name, op, row_id, old_row, new_row) values (
    (select auth.uid()), 'home_featured', 'UPDATE', 'home',
    jsonb_build_object('tour_ids', previous), jsonb_build_object('tour_ids', tour_ids)
  );
end
$$;

create function public.set_home_featured(tour_ids bigint[]) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.set_home_featured(tour_ids)
$$;

revoke execute on function private.set_home_featured(bigint[]), public.set_home_featured(bigint[])
  from public, anon, authenticated, service_role;
grant execute on function private.set_home_featured(bigint[]), public.set_home_featured(bigint[]) to authenticated;
