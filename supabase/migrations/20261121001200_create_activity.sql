-- Who changed what, for the studio, and the way back.

create index change_log_row_idx on private.change_log (table_name, row_id, id desc);

create function private.activity(before_id bigint, page_size int, of_table text, of_row text)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, table_name text, op text, row_id text, title text,
  old_row jsonb, new_row jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select l.id, l.at, l.actor,
      coalesce(p.full_name, u.email::text),
      l.table_name, l.op, l.row_id,
      case l.table_name
        when 'user_roles' then coalesce(subject_profile.full_name, subject.email::text)
        else coalesce(l.new_row, l.old_row) ->> 'title'
      end,
      l.old_row, l.new_row
    from private.change_log l
    left join auth.users u on u.id = l.actor
    left join public.profiles p on p.id = l.actor
    left join auth.users subject on l.table_name = 'user_roles' and subject.id::text = l.row_id
    left join public.profiles subject_profile on subject_profile.id = subject.id
    where (activity.before_id is null or l.id < activity.before_id)
      and (activity.of_table is null or l.table_name = activity.of_table)
      and (activity.of_row is null or l.row_id = activity.of_row)
    order by l.id desc
    limit least(greatest(coalesce(activity.page_size, 50), 1), 100);
end
$$;

-- Newest first; the next page begins before the last id of this one.
create function public.activity(
  before_id bigint default null, page_size int default 50, of_table text default null, of_row text default null
)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, table_name text, op text, row_id text, title text,
  old_row jsonb, new_row jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.activity(activity.before_id, activity.page_size, activity.of_table, activity.of_row)
$$;

-- Inserts a deleted row again, with its id. Columns the row did not have yet get their defaults.
create function private.bring_back(entry private.change_log) returns jsonb
language plpgsql set search_path = '' as $$
declare
  columns text;
  section text := case entry.table_name when 'tours' then '/tours/' else '/blog/' end;
  restored jsonb;
begin
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', entry.table_name)::regclass
    and a.attnum > 0 and not a.attisdropped and entry.old_row ? a.attname;
  -- The version goes on where it ended, so that an editor left open does not take it for the old row.
  perform set_config('shamba.restored_version', ((entry.old_row ->> 'version')::int + 1)::text, true);
  execute format('insert into public.%1$I as t (%2$s)
    select %2$s from jsonb_populate_record(null::public.%1$I, $1) returning to_jsonb(t)', entry.table_name, columns)
    into restored using entry.old_row;
  perform set_config('shamba.restored_version', '', true);
  if entry.table_name in ('tours', 'blog_posts') then
    -- Its redirects went with it.
    insert into public.redirects (from_path, tour_id, blog_post_id)
    select distinct section || (l.old_row ->> 'slug'),
      case entry.table_name when 'tours' then entry.row_id::bigint end,
      case entry.table_name when 'blog_posts' then entry.row_id::bigint end
    from private.change_log l
    where l.table_name = entry.table_name and l.row_id = entry.row_id and l.op = 'UPDATE'
      and l.old_row ->> 'slug' <> l.new_row ->> 'slug' and l.old_row ->> 'first_published_at' is not null
      and not exists (select 1 from public.tours t where entry.table_name = 'tours' and t.slug = l.old_row ->> 'slug')
      and not exists (select 1 from public.blog_posts b where entry.table_name = 'blog_posts' and b.slug = l.old_row ->> 'slug')
    on conflict do nothing;
  end if;
  return restored;
end
$$;

-- Gives a row the values that it had before a change, as far as an editor could have set them.
create function private.take_back(entry private.change_log) returns jsonb
language plpgsql set search_path = '' as $$
declare
  columns text;
  restored jsonb;
begin
  -- Not its place in the list, which is no change; and not what the people in the picture said, which
  -- nobody takes back for them.
  select string_agg(quote_ident(a.attname), ', ') into columns
  from pg_catalog.pg_attribute a
  where a.attrelid = format('public.%I', entry.table_name)::regclass
    and a.attnum > 0 and not a.attisdropped and entry.old_row ? a.attname
    and a.attname not in ('sort_order', 'consent')
    and has_column_privilege('authenticated', a.attrelid, a.attnum, 'UPDATE');
  execute format('update public.%1$I t set (%2$s) = (select %2$s from jsonb_populate_record(null::public.%1$I, $1))
    where t.id = $2 returning to_jsonb(t)', entry.table_name, columns)
    into restored using entry.old_row, entry.row_id::bigint;
  if restored is null then
    raise exception 'the row is gone' using errcode = 'PT404';
  end if;
  return restored;
end
$$;

create function private.restore_change(change_id bigint) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  entry private.change_log;
begin
  perform private.require_admin();
  select * into entry from private.change_log l where l.id = change_id;
  if entry.id is null then
    raise exception 'no such change' using errcode = 'PT404';
  end if;
  if entry.table_name not in ('tours', 'blog_posts', 'gallery_images') or entry.op = 'INSERT' then
    raise exception 'this change cannot be taken back' using errcode = 'PT400';
  end if;
  return case entry.op when 'DELETE' then private.bring_back(entry) else private.take_back(entry) end;
end
$$;

create function public.restore_change(change_id bigint) returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.restore_change(change_id)
$$;

revoke execute on function
  private.activity(bigint, int, text, text), public.activity(bigint, int, text, text),
  private.bring_back(private.change_log), private.take_back(private.change_log),
  private.restore_change(bigint), public.restore_change(bigint)
from public, anon, authenticated, service_role;
grant execute on function
  private.activity(bigint, int, text, text), public.activity(bigint, int, text, text),
  private.restore_change(bigint), public.restore_change(bigint)
to authenticated;
