-- A publish counts as begun for others only once the host has been asked to build. One whose call died
-- before that is taken over by the next, instead of being joined and waited for in vain. And nothing is
-- published while it shows a picture whose consent was withdrawn.

alter table public.publishes add column asked_at timestamptz;
comment on column public.publishes.asked_at is 'When the host accepted the build; null before that.';
update public.publishes set asked_at = at;

create or replace function private.begin_publish(live jsonb, allow_shrink boolean, kind text) returns jsonb
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
-- the manifest that the caller saw. Answers {state: 'started' | 'joined' | 'unchanged' | 'refused', hash,
-- id, at}; with 'joined' also `asked`, whether the host has accepted that build, and with 'refused' the
-- `uses` of withdrawn pictures.
create or replace function public.begin_publish(live jsonb, allow_shrink boolean default false, kind text default 'publish')
returns jsonb
language sql volatile security invoker set search_path = '' as $$
  select private.begin_publish(live, allow_shrink, kind)
$$;

create function private.publish_asked(publish_id bigint) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  perform private.require_admin();
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

revoke execute on function private.publish_asked(bigint), public.publish_asked(bigint)
  from public, anon, authenticated, service_role;
grant execute on function private.publish_asked(bigint), public.publish_asked(bigint) to authenticated;
