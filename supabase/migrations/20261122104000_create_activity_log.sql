-- What was changed, by whom, with the row before and after, for the studio's list of changes. The table
-- itself is not reachable over the API. To prune:
--   delete from private.change_log where at < now() - interval '90 days';

create table private.change_log (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- Null when the operator or the seed did it. No reference: the log outlives the account.
  actor uuid,
  table_name text not null,
  op text not null check (op in ('INSERT', 'UPDATE', 'DELETE')),
  row_id text not null,
  old_row jsonb,
  new_row jsonb,
  -- A default, so that no writer of the log can forget it.
  actor_email text default private.actor_email()
);

create index change_log_at_idx on private.change_log (at desc);
create index change_log_row_idx on private.change_log (table_name, row_id, id desc);

alter table private.change_log enable row level security;
revoke all on private.change_log from public, anon, authenticated, service_role;
grant select on private.change_log to service_role;

-- A place in the list is no change, and what happens to a withdrawn picture later is logged without the
-- picture.
create function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  after_row jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
begin
  if before_row <> after_row and before_row - 'sort_order' = after_row - 'sort_order' then
    return null;
  end if;
  if tg_table_name = 'gallery_images' and 'withdrawn' in (before_row ->> 'consent', after_row ->> 'consent') then
    before_row := private.without_picture(before_row);
    after_row := private.without_picture(after_row);
  end if;
  insert into private.change_log (actor, table_name, op, row_id, old_row, new_row)
  values (
    (select auth.uid()), tg_table_name, tg_op,
    coalesce(coalesce(before_row, after_row) ->> 'id', coalesce(before_row, after_row) ->> 'user_id'),
    before_row, after_row
  );
  return null;
end
$$;

create function private.activity(before_id bigint, page_size int, of_table text, of_row text)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, table_name text, op text, row_id text,
  title text, old_row jsonb, new_row jsonb
)
language plpgsql stable security definer set search_path = '' as $$
declare
  manages boolean := private.may('manage');
begin
  perform private.require_right('write');
  return query
    select l.id, l.at, l.actor, coalesce(p.full_name, l.actor_email), l.actor_email, l.table_name, l.op, l.row_id,
      case l.table_name
        when 'user_roles' then coalesce(subject_profile.full_name, subject.email::text)
        when 'invitations' then coalesce(l.new_row, l.old_row) ->> 'email'
        else coalesce(l.new_row, l.old_row) ->> 'title'
      end,
      l.old_row, l.new_row
    from private.change_log l
    left join public.profiles p on p.id = l.actor
    left join auth.users subject on l.table_name = 'user_roles' and subject.id::text = l.row_id
    left join public.profiles subject_profile on subject_profile.id = subject.id
    -- Who was given which rights, and who is invited, concerns those who manage people.
    where (l.table_name not in ('user_roles', 'invitations') or manages)
      and (activity.before_id is null or l.id < activity.before_id)
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
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, table_name text, op text, row_id text,
  title text, old_row jsonb, new_row jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.activity(activity.before_id, activity.page_size, activity.of_table, activity.of_row)
$$;

revoke execute on function
  private.log_change(), private.activity(bigint, int, text, text), public.activity(bigint, int, text, text)
from public, anon, authenticated, service_role;
grant execute on function
  private.activity(bigint, int, text, text), public.activity(bigint, int, text, text)
to authenticated;

create trigger log_change after insert or update or delete on public.user_roles
  for each row execute function private.log_change();
