-- Several rows of a list get another place at once: side by side, or among the places that they hold.

-- Gives all rows of a list new numbers, evenly apart, in their order; some of them may go elsewhere.
-- `row_ids` come, in this order, before the place (`place`, `place_id`), or last where that is null.
create function private.number_rows(of_table text, row_ids bigint[], place bigint, place_id bigint) returns void
language plpgsql set search_path = '' as $$
begin
  execute format('with chosen as (
      select u.id, min(u.rank) as rank from unnest($1) with ordinality u (id, rank) group by u.id
    ), numbered as (
      select t.id, row_number() over (
        order by
          case when c.id is not null then 1 when $2 is null or (t.sort_order, t.id) < ($2, $3) then 0 else 2 end,
          c.rank, t.sort_order, t.id
      ) as rank, count(*) over () as total
      from public.%1$I t left join chosen c on c.id = t.id
    )
    update public.%1$I t set sort_order = n.rank * least(1024, 2147483647 / (n.total + 1))
    from numbered n where n.id = t.id', of_table)
    using row_ids, place, place_id;
end
$$;

create function private.require_list(of_table text, row_ids bigint[]) returns void
language plpgsql set search_path = '' as $$
begin
  if of_table is null or of_table not in ('tours', 'blog_posts', 'gallery_images') then
    raise exception 'no list of that name' using errcode = '22023';
  end if;
  if row_ids is null or array_position(row_ids, null) is not null then
    raise exception 'the rows are not named' using errcode = '22023';
  end if;
  -- Two who sort at the same moment queue, or both would take the same gap.
  perform pg_advisory_xact_lock(hashtext('order of ' || of_table));
end
$$;

-- Puts rows side by side, in the given order, before another one, or last. Rows that are gone are left out.
create function private.place_rows(of_table text, row_ids bigint[], before_id bigint) returns void
language plpgsql security definer set search_path = '' as $$
declare
  lower_bound bigint;
  upper_bound bigint;
  step bigint;
begin
  perform private.require_right('publish');
  perform private.require_list(of_table, row_ids);
  if before_id = any (row_ids) then
    raise exception 'a row cannot stand before itself' using errcode = '22023';
  end if;
  if before_id is not null then
    execute format('select sort_order from public.%I where id = $1', of_table) into upper_bound using before_id;
    if upper_bound is null then
      raise exception 'no such row' using errcode = 'PT404';
    end if;
  end if;
  execute format('select sort_order from public.%I
    where id <> all ($1) and ($2 is null or (sort_order, id) < ($2, $3))
    order by sort_order desc, id desc limit 1', of_table)
    into lower_bound using row_ids, upper_bound, before_id;
  step := case
    when lower_bound is null and upper_bound is null then null
    when lower_bound is null or upper_bound is null then 1024
    else (upper_bound - lower_bound) / (cardinality(row_ids) + 1)
  end;
  lower_bound := coalesce(lower_bound, upper_bound - step * (cardinality(row_ids) + 1));
  if coalesce(step, 0) = 0 or lower_bound + step < -2147483648
    or lower_bound + step * cardinality(row_ids) > 2147483647 then
    perform private.number_rows(of_table, row_ids, upper_bound, before_id);
  else
    execute format('update public.%I t set sort_order = $2 + $3 * u.rank
      from (select id, min(rank) as rank from unnest($1) with ordinality r (id, rank) group by id) u
      where t.id = u.id', of_table)
      using row_ids, lower_bound, step;
  end if;
end
$$;

create function public.place_rows(of_table text, row_ids bigint[], before_id bigint) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.place_rows(of_table, row_ids, before_id)
$$;

-- Gives rows another order among the places that they hold; all others stay where they are.
create function private.arrange_rows(of_table text, row_ids bigint[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  has_ties boolean;
begin
  perform private.require_right('publish');
  perform private.require_list(of_table, row_ids);
  execute format('select exists (select 1 from public.%I group by sort_order having count(*) > 1)', of_table)
    into has_ties;
  if has_ties then
    perform private.number_rows(of_table, '{}', null, null);
  end if;
  execute format('with chosen as (
      select t.id, t.sort_order, min(u.rank) as rank
      from unnest($1) with ordinality u (id, rank) join public.%1$I t on t.id = u.id group by t.id, t.sort_order
    ), places as (
      select sort_order, row_number() over (order by sort_order) as rank from chosen
    ), wanted as (
      select id, row_number() over (order by rank) as rank from chosen
    )
    update public.%1$I t set sort_order = p.sort_order
    from wanted w join places p on p.rank = w.rank where t.id = w.id and t.sort_order <> p.sort_order', of_table)
    using row_ids;
end
$$;

create function public.arrange_rows(of_table text, row_ids bigint[]) returns void
language sql volatile security invoker set search_path = '' as $$
  select private.arrange_rows(of_table, row_ids)
$$;

revoke execute on function
  private.number_rows(text, bigint[], bigint, bigint), private.require_list(text, bigint[]),
  private.place_rows(text, bigint[], bigint), public.place_rows(text, bigint[], bigint),
  private.arrange_rows(text, bigint[]), public.arrange_rows(text, bigint[])
from public, anon, authenticated, service_role;
grant execute on function
  private.place_rows(text, bigint[], bigint), public.place_rows(text, bigint[], bigint),
  private.arrange_rows(text, bigint[]), public.arrange_rows(text, bigint[])
to authenticated;
