-- Every publish: who asked for it, what it held, how it ended, and the way back to it.

create table public.publishes (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  -- No reference: the log outlives the account.
  actor uuid,
  kind text not null default 'publish' check (kind in ('publish', 'roll back')),
  content_hash text not null,
  -- What the caller saw live.
  live_hash text,
  counts jsonb not null default '{}',
  -- public.published_content() of that moment; null for all but fifty of them.
  content jsonb,
  allow_shrink boolean not null default false,
  status text not null default 'started' check (status in ('started', 'live', 'failed')),
  message text check (char_length(message) <= 2000),
  finished_at timestamptz
);

alter table public.publishes enable row level security;

revoke all on public.publishes from public, anon, authenticated, service_role;
grant select on public.publishes to authenticated, service_role;

create policy "Administrators read publishes" on public.publishes
  for select to authenticated using ((select private.is_admin()));
-- No insert, update or delete: the functions below write.

create function private.begin_publish(live jsonb, allow_shrink boolean, kind text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  present jsonb;
  counts jsonb;
  entry public.publishes;
begin
  perform private.require_admin();
  if jsonb_typeof(live) not in ('object', 'null') then
    raise exception 'what is live must be the manifest of the site' using errcode = '22023';
  end if;
  if kind is null or kind not in ('publish', 'roll back') then
    raise exception 'no publish of that kind' using errcode = '22023';
  end if;
  -- Two who ask at the same moment: the second joins the first.
  perform pg_advisory_xact_lock(hashtext('publish'));
  -- Nobody said how these ended, perhaps because the browser was closed. The site itself tells.
  update public.publishes p
  set finished_at = now(),
    status = case when p.content_hash = live ->> 'hash' then 'live' else 'failed' end,
    message = case when p.content_hash = live ->> 'hash' then p.message
      else 'Nothing was heard of this publish for half an hour.' end
  where p.status = 'started' and p.at < now() - interval '30 minutes';

  select * into entry from public.publishes p
  where p.status = 'started' and p.at > now() - interval '60 seconds'
  order by p.id desc limit 1;
  if entry.id is not null then
    return jsonb_build_object('state', 'joined', 'id', entry.id, 'hash', entry.content_hash, 'at', entry.at);
  end if;

  present := public.published_content();
  if present ->> 'hash' = live ->> 'hash' then
    return jsonb_build_object('state', 'unchanged', 'hash', present ->> 'hash');
  end if;
  select jsonb_build_object(
    'tours', jsonb_array_length(present -> 'tours'),
    'posts', jsonb_array_length(present -> 'blog_posts'),
    'pictures', jsonb_array_length(present -> 'gallery_images'),
    'added', count(*) filter (where c.change = 'added'),
    'changed', count(*) filter (where c.change = 'changed'),
    'removed', count(*) filter (where c.change = 'removed')
  ) into counts
  from private.item_changes(live -> 'items', present -> 'items') c;
  insert into public.publishes (actor, kind, content_hash, live_hash, counts, content, allow_shrink) values (
    (select auth.uid()), begin_publish.kind, present ->> 'hash', left(live ->> 'hash', 64), counts, present,
    coalesce(begin_publish.allow_shrink, false)
  ) returning * into entry;
  -- Those that failed go first: nobody wants to go back to them.
  update public.publishes p set content = null
  where p.content is not null and p.id in (
    select old.id from public.publishes old where old.content is not null
    order by old.status = 'failed', old.id desc offset 50
  );
  return jsonb_build_object('state', 'started', 'id', entry.id, 'hash', entry.content_hash, 'at', entry.at);
end
$$;

-- Records that the published content is about to be built. `live` is {hash, items, home, redirects} of
-- the manifest that the caller saw. Answers {state: 'started' | 'joined' | 'unchanged', hash, id, at}.
create function public.begin_publish(live jsonb, allow_shrink boolean default false, kind text default 'publish')
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.begin_publish(live, allow_shrink, kind)
$$;

create function private.finish_publish(publish_id bigint, outcome text, note text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
  if outcome is null or outcome not in ('live', 'failed') then
    raise exception 'a publish ends live or failed' using errcode = '22023';
  end if;
  update public.publishes p set status = outcome, message = left(note, 2000), finished_at = now()
  where p.id = publish_id and p.status = 'started';
  return found;
end
$$;

-- Says how a publish ended: 'live' or 'failed'. False when that was known already.
create function public.finish_publish(publish_id bigint, outcome text, note text default null) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.finish_publish(publish_id, outcome, note)
$$;

create function private.publish_log(before_id bigint, page_size int)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, kind text, content_hash text, live_hash text, counts jsonb,
  has_content boolean, allow_shrink boolean, status text, message text, finished_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_admin();
  return query
    select l.id, l.at, l.actor, coalesce(p.full_name, u.email::text), l.kind, l.content_hash, l.live_hash, l.counts,
      l.content is not null, l.allow_shrink, l.status, l.message, l.finished_at
    from public.publishes l
    left join auth.users u on u.id = l.actor
    left join public.profiles p on p.id = l.actor
    where publish_log.before_id is null or l.id < publish_log.before_id
    order by l.id desc
    limit least(greatest(coalesce(publish_log.page_size, 20), 1), 100);
end
$$;

-- Newest first, without the content; the next page begins before the last id of this one.
create function public.publish_log(before_id bigint default null, page_size int default 20)
returns table (
  id bigint, at timestamptz, actor uuid, actor_name text, kind text, content_hash text, live_hash text, counts jsonb,
  has_content boolean, allow_shrink boolean, status text, message text, finished_at timestamptz
)
language sql stable security invoker set search_path = '' as $$
  select * from private.publish_log(publish_log.before_id, publish_log.page_size)
$$;

revoke execute on function
  private.begin_publish(jsonb, boolean, text), public.begin_publish(jsonb, boolean, text),
  private.finish_publish(bigint, text, text), public.finish_publish(bigint, text, text),
  private.publish_log(bigint, int), public.publish_log(bigint, int)
from public, anon, authenticated, service_role;
grant execute on function
  private.begin_publish(jsonb, boolean, text), public.begin_publish(jsonb, boolean, text),
  private.finish_publish(bigint, text, text), public.finish_publish(bigint, text, text),
  private.publish_log(bigint, int), public.publish_log(bigint, int)
to authenticated;
