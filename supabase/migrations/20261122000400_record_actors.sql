-- The logs keep the sign-in address of whoever did something as it was at that moment. A name can be
-- changed by its bearer at any time, so that the name alone proves nothing.

create function private.actor_email() returns text
language sql stable security definer set search_path = '' as $$
  select u.email::text from auth.users u where u.id = (select auth.uid())
$$;
revoke execute on function private.actor_email() from public, anon, authenticated, service_role;

alter table private.change_log add column actor_email text;
alter table public.publishes add column actor_email text;
update private.change_log l set actor_email = u.email from auth.users u where u.id = l.actor;
update public.publishes p set actor_email = u.email from auth.users u where u.id = p.actor;
-- A default, so that no writer of the logs can forget it.
alter table private.change_log alter column actor_email set default private.actor_email();
alter table public.publishes alter column actor_email set default private.actor_email();

drop function public.activity(bigint, int, text, text);
drop function private.activity(bigint, int, text, text);
create function private.activity(before_id bigint, page_size int, of_table text, of_row text)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, table_name text, op text, row_id text,
  title text, old_row jsonb, new_row jsonb
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select l.id, l.at, l.actor, coalesce(p.full_name, l.actor_email), l.actor_email, l.table_name, l.op, l.row_id,
      case l.table_name
        when 'user_roles' then coalesce(subject_profile.full_name, subject.email::text)
        else coalesce(l.new_row, l.old_row) ->> 'title'
      end,
      l.old_row, l.new_row
    from private.change_log l
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
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, table_name text, op text, row_id text,
  title text, old_row jsonb, new_row jsonb
)
language sql stable security invoker set search_path = '' as $$
  select * from private.activity(activity.before_id, activity.page_size, activity.of_table, activity.of_row)
$$;

drop function public.publish_log(bigint, int);
drop function private.publish_log(bigint, int);
create function private.publish_log(before_id bigint, page_size int)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, kind text, content_hash text,
  live_hash text, counts jsonb, has_content boolean, allow_shrink boolean, status text, message text,
  finished_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select l.id, l.at, l.actor, coalesce(p.full_name, l.actor_email), l.actor_email, l.kind, l.content_hash, l.live_hash, l.counts,
      l.content is not null, l.allow_shrink, l.status, l.message, l.finished_at
    from public.publishes l
    left join public.profiles p on p.id = l.actor
    where publish_log.before_id is null or l.id < publish_log.before_id
    order by l.id desc
    limit least(greatest(coalesce(publish_log.page_size, 20), 1), 100);
end
$$;
-- Newest first, without the content; the next page begins before the last id of this one.
create function public.publish_log(before_id bigint default null, page_size int default 20)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, kind text, content_hash text,
  live_hash text, counts jsonb, has_content boolean, allow_shrink boolean, status text, message text,
  finished_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select * from private.publish_log(publish_log.before_id, publish_log.page_size)
$$;

revoke execute on function
  private.activity(bigint, int, text, text), public.activity(bigint, int, text, text),
  private.publish_log(bigint, int), public.publish_log(bigint, int)
from public, anon, authenticated, service_role;
grant execute on function
  private.activity(bigint, int, text, text), public.activity(bigint, int, text, text),
  private.publish_log(bigint, int), public.publish_log(bigint, int)
to authenticated;
