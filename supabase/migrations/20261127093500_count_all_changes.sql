-- The log of publishes counts what the review counted before: also the order of a list, the home page,
-- addresses, and the files of withdrawn pictures (`other`).

create or replace function private.begin_publish(live jsonb, allow_shrink boolean, kind text) returns jsonb
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
    'removed', count(*) filter (where c.change = 'removed'),
    'other', (private.waiting_changes(live) ->> 'total')::bigint - count(c.change)
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

