-- Every publish: who asked for it, what it held, how it ended, and the way back to it. A publish counts as
-- begun for others only once the host has been asked to build. One whose call died before that is taken over
-- by the next, instead of being joined and waited for in vain. And nothing is published while it shows a
-- picture whose consent was withdrawn.

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
  finished_at timestamptz,
  -- A default, so that no writer of the log can forget it.
  actor_email text default private.actor_email(),
  -- Null before the host accepted the build.
  asked_at timestamptz
);

comment on column public.publishes.asked_at is 'When the host accepted the build; null before that.';

alter table public.publishes enable row level security;

revoke all on public.publishes from public, anon, authenticated, service_role;
grant select on public.publishes to authenticated, service_role;

create policy "The studio reads publishes" on public.publishes
  for select to authenticated using ((select private.may('write')));
-- No insert, update or delete: the functions below write.

-- Whether a picture was withdrawn since the last publish that went live. Its file must leave the site and
-- the store even if no row of the published content ever named it.
create function private.has_unpublished_withdrawal() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.withdrawn_pictures w
    where w.at > coalesce((select max(p.at) from public.publishes p where p.status = 'live'), '-infinity')
  )
$$;

create function private.begin_publish(live jsonb, allow_shrink boolean, kind text) returns jsonb
language plpgsql security definer set search_path = '' as $$
declare
  present jsonb;
  counts jsonb;
  entry public.publishes;
begin
  perform private.require_right('publish');
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

  -- The call that began these died before the host was asked to build: longer than that no host is waited for.
  update public.publishes p
  set finished_at = now(), status = 'failed',
    message = 'It stopped before the site was asked to build. Nothing on the site has changed.'
  where p.status = 'started' and p.asked_at is null and p.at < now() - interval '25 seconds';

  select * into entry from public.publishes p
  where p.status = 'started' and coalesce(p.asked_at, p.at) > now() - interval '60 seconds'
  order by p.id desc limit 1;
  if entry.id is not null then
    return jsonb_build_object('state', 'joined', 'id', entry.id, 'hash', entry.content_hash, 'at', entry.at,
      'asked', entry.asked_at is not null);
  end if;

  present := public.published_content();
  if jsonb_array_length(present -> 'withdrawn_uses') > 0 then
    return jsonb_build_object('state', 'refused', 'hash', present ->> 'hash', 'uses', (
      select jsonb_agg(to_jsonb(u)) from private.withdrawn_uses() u
      where exists (
        select 1 from jsonb_array_elements(present -> 'withdrawn_uses') shown
        where shown ->> 'kind' = u.kind and (shown ->> 'id')::bigint = u.id
      )
    ));
  end if;
  if present ->> 'hash' = live ->> 'hash' and not private.has_unpublished_withdrawal() then
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
-- the manifest that the caller saw. Answers {state: 'started' | 'joined' | 'unchanged' | 'refused', hash,
-- id, at}; with 'joined' also `asked`, whether the host has accepted that build, and with 'refused' the
-- `uses` of withdrawn pictures.
create function public.begin_publish(live jsonb, allow_shrink boolean default false, kind text default 'publish')
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.begin_publish(live, allow_shrink, kind)
$$;

create function private.publish_asked(publish_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('publish');
  update public.publishes p set asked_at = now()
  where p.id = publish_id and p.status = 'started' and p.asked_at is null;
  return found;
end
$$;

-- Says that the host has accepted the build of a publish.
create function public.publish_asked(publish_id bigint) returns boolean
language sql volatile security invoker set search_path = '' as $$
  select private.publish_asked(publish_id)
$$;

create function private.finish_publish(publish_id bigint, outcome text, note text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_right('publish');
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
  id bigint, at timestamptz, actor uuid, actor_name text, actor_email text, kind text, content_hash text,
  live_hash text, counts jsonb, has_content boolean, allow_shrink boolean, status text, message text,
  finished_at timestamptz
)
language plpgsql stable security definer set search_path = '' as $$
begin
  perform private.require_right('write');
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
  private.has_unpublished_withdrawal(), private.begin_publish(jsonb, boolean, text), public.begin_publish(jsonb, boolean, text),
  private.publish_asked(bigint), public.publish_asked(bigint),
  private.finish_publish(bigint, text, text), public.finish_publish(bigint, text, text),
  private.publish_log(bigint, int), public.publish_log(bigint, int)
from public, anon, authenticated, service_role;
grant execute on function
  private.begin_publish(jsonb, boolean, text), public.begin_publish(jsonb, boolean, text),
  private.publish_asked(bigint), public.publish_asked(bigint),
  private.finish_publish(bigint, text, text), public.finish_publish(bigint, text, text),
  private.publish_log(bigint, int), public.publish_log(bigint, int)
to authenticated;
