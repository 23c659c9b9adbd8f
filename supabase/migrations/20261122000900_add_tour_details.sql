-- What somebody asks before booking. All of it is optional: empty or null says nothing, and the site then
-- shows nothing.

-- Months of the year as numbers, none twice, in their order: one set has one way of being written.
create function private.clean_months(value smallint[]) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select coalesce(
    value = coalesce((select array_agg(distinct item order by item) from unnest(value) as item), '{}')
    and 1 <= all (value) and 12 >= all (value),
    false)
$$;

-- {amount, currency, per, validUntil, note}, with no other key and none missing. The amount is written as a
-- whole number, because 5000 and 5000.0 are the same price and would be two different rows.
create function private.clean_price(value jsonb) returns boolean
language sql immutable parallel safe set search_path = '' as $$
  select value is null or case when jsonb_typeof(value) <> 'object' then false else coalesce(
    value - array['amount', 'currency', 'per', 'validUntil', 'note'] = '{}'
    and jsonb_typeof(value -> 'amount') = 'number'
    and case when value ->> 'amount' ~ '^[1-9][0-9]{0,8}$' then (value ->> 'amount')::int <= 100000000 else false end
    and value -> 'currency' in ('"KES"', '"USD"')
    and value -> 'per' in ('"person"', '"group"')
    and case
      when value -> 'validUntil' = 'null' then true
      when jsonb_typeof(value -> 'validUntil') = 'string'
        and value ->> 'validUntil' ~ '^20[0-9]{2}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'
        -- A day that the month has: the cast to a date would raise an error of its own.
        then split_part(value ->> 'validUntil', '-', 3)::int <= extract(day from make_date(
          split_part(value ->> 'validUntil', '-', 1)::int, split_part(value ->> 'validUntil', '-', 2)::int, 1
        ) + interval '1 month' - interval '1 day')
      else false
    end
    and jsonb_typeof(value -> 'note') = 'string' and private.clean_text(value ->> 'note', 200),
    false) end
$$;

revoke execute on function private.clean_months(smallint[]), private.clean_price(jsonb)
  from public, anon, authenticated, service_role;
grant execute on function private.clean_months(smallint[]), private.clean_price(jsonb) to authenticated, service_role;

alter table public.tours
  -- In years. Null means that nobody said one, which is not the same as 0, "from birth".
  add column minimum_age smallint check (minimum_age between 0 and 99),
  add column effort text not null default '' check (effort in ('', 'easy', 'moderate', 'demanding')),
  -- Words, because it depends on where the guests stay: "1 h 30 from Nairobi".
  add column drive_time text not null default '' check (private.clean_text(drive_time, 60)),
  add column pick_up text not null default '' check (private.clean_text(pick_up, 120)),
  add column best_months smallint[] not null default '{}' check (private.clean_months(best_months)),
  -- 'ask' is an answer of its own: it depends on the day, ask us.
  add column toilets text not null default '' check (toilets in ('', 'yes', 'no', 'ask')),
  add column step_free text not null default '' check (step_free in ('', 'yes', 'no', 'ask')),
  -- One value, because no part of it means anything without the others.
  add column price_from jsonb check (private.clean_price(price_from));

grant select (minimum_age, effort, drive_time, pick_up, best_months, toilets, step_free, price_from)
  on public.tours to anon;
grant insert (minimum_age, effort, drive_time, pick_up, best_months, toilets, step_free, price_from),
  update (minimum_age, effort, drive_time, pick_up, best_months, toilets, step_free, price_from)
  on public.tours to authenticated;

-- These two name every column but the place in the list.
do $$
declare
  all_but_place text;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into all_but_place
  from pg_attribute a
  where a.attrelid = 'public.tours'::regclass
    and a.attnum > 0 and not a.attisdropped and a.attname <> 'sort_order';
  execute format('create or replace trigger a_touch before insert or update of %s on public.tours
    for each row execute function private.touch_content()', all_but_place);
  execute format('create or replace trigger log_change after insert or delete or update of %s on public.tours
    for each row execute function private.log_change()', all_but_place);
end $$;
