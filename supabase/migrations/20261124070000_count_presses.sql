-- How many visitors asked. A press on Send, Mail, Call, Brochure or Shortlist adds one to a number per day, kind
-- and tour: no address, no cookie, no identity and no text is kept, so that nothing here is about a person.

create type public.press_kind as enum ('send', 'mail', 'call', 'brochure', 'shortlist');

create table public.presses (
  -- In East Africa Time.
  day date not null,
  kind public.press_kind not null,
  -- 0: about no tour in particular. No reference: the number outlives a deleted tour.
  tour_id bigint not null check (tour_id >= 0),
  total int not null check (total > 0),
  primary key (day, kind, tour_id)
);

alter table public.presses enable row level security;
revoke all on public.presses from public, anon, authenticated, service_role;
grant select on public.presses to authenticated, service_role;
create policy "The studio reads how many asked" on public.presses
  for select to authenticated using ((select private.may('write')));

-- How many were counted in the current minute: one row, for all visitors together.
create table private.press_minute (
  id int primary key check (id = 1),
  minute timestamptz not null,
  total int not null
);

alter table private.press_minute enable row level security;
revoke all on private.press_minute from public, anon, authenticated, service_role;

-- Only the sheet `counting` switches it on. Whoever calls this learns nothing: a press that is not counted is
-- answered as one that is.
create function private.count_press(pressed public.press_kind, of_tour bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_minute timestamptz := date_trunc('minute', now());
begin
  if pressed is null or not exists (
    select 1 from public.site_facts f where f.key = 'counting' and f.value -> 'countsPresses' = 'true'
  ) then
    return;
  end if;
  if of_tour is not null and not exists (select 1 from public.tours t where t.id = of_tour) then
    return;
  end if;
  -- A flood neither fills the table nor makes the numbers useless. The row also lets presses queue.
  insert into private.press_minute as m (id, minute, total) values (1, this_minute, 1)
  on conflict (id) do update set
    minute = greatest(m.minute, excluded.minute),
    total = case when m.minute < excluded.minute then 1 else m.total + 1 end
  where m.minute < excluded.minute or m.total < 60;
  if not found then
    return;
  end if;
  insert into public.presses as p (day, kind, tour_id, total)
  values ((now() at time zone 'Africa/Nairobi')::date, pressed, coalesce(of_tour, 0), 1)
  on conflict (day, kind, tour_id) do update set total = p.total + 1;
end
$$;

-- Counts one press of a visitor: the one thing that visitors write. At most 60 a minute are counted.
create function public.count_press(pressed public.press_kind, of_tour bigint default null) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.count_press(pressed, of_tour)
$$;

-- [{week, kind, tour, title, total}], the latest week first; `week` is its Monday, `tour` is null for presses
-- about no tour in particular, and `title` is null for a tour that is gone. One value, because the API cuts
-- long lists of rows.
create function public.presses_by_week(weeks int default 12) returns jsonb
language sql stable security invoker set search_path = '' as $$
  select coalesce(jsonb_agg(jsonb_build_object(
    'week', s.week, 'kind', s.kind, 'tour', nullif(s.tour_id, 0), 'title', t.title, 'total', s.total
  ) order by s.week desc, s.tour_id, s.kind), '[]')
  from (
    select date_trunc('week', p.day)::date as week, p.kind, p.tour_id, sum(p.total) as total
    from public.presses p
    where p.day >= date_trunc('week', now() at time zone 'Africa/Nairobi')::date - 7 * (least(greatest(weeks, 1), 104) - 1)
    group by 1, 2, 3
  ) s
  left join public.tours t on t.id = s.tour_id
$$;

-- The schema is no part of the API, and what is in it is granted one by one.
grant usage on schema private to anon;
revoke execute on function
  private.count_press(public.press_kind, bigint), public.count_press(public.press_kind, bigint),
  public.presses_by_week(int)
from public, anon, authenticated, service_role;
grant execute on function
  private.count_press(public.press_kind, bigint), public.count_press(public.press_kind, bigint)
to anon;
grant execute on function public.presses_by_week(int) to authenticated;

-- The sheet of src/content/collections/facts/counting.ts.
alter table public.site_facts drop constraint site_facts_sheet;
alter table public.site_facts add constraint site_facts_sheet check ((id, key) in (
  (1, 'company'), (2, 'hero'), (3, 'home'), (4, 'figures'), (5, 'about'), (6, 'partners'),
  (7, 'services'), (8, 'faq'), (9, 'policy'), (10, 'advice'), (11, 'contact'), (12, 'legal'),
  (13, 'categories'), (14, 'series'), (15, 'counting')
));
