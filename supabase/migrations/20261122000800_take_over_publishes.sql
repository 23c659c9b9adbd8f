-- A publish counts as begun for others only once the host has been asked to build. One whose call died
-- before that is taken over by the next, instead of being joined and waited for in vain. And nothing is
-- published while it shows a picture whose consent was withdrawn.

alter table public.publishes add column asked_at timestamptz;
comment on column public.publishes.asked_at is 'When the host accepted the build; null before that.';
update public.publishes set asked_at = at;

-- Whether a picture was withdrawn since the last publish that went live. Its file must leave the site and
-- the store even if no row of the published content ever named it.
create function private.has_unpublished_withdrawal() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select 1 from public.withdrawn_pictures w
    where w.at > coalesce((select max(p.at) from public.publishes p where p.status = 'live'), '-infinity')
  )
$$;
revoke execute on function private.has_unpublished_withdrawal() from public, anon, authenticated, service_role;

create or replace function private.waiting_changes(live jsonb) returns jsonb
language plpgsql stable security definer set search_path = '' as $$
declare
  present_hash text;
  items jsonb;
  home jsonb;
  redirects jsonb;
  general jsonb;
  total bigint;
  listed jsonb;
begin
  perform private.require_admin();
  if jsonb_typeof(live) not in ('object', 'null') then
    raise exception 'what is live must be the manifest of the site' using errcode = '22023';
  end if;
  select max(l.value) filter (where l.kind = 'content'),
    coalesce(jsonb_agg(l.key || '=' || l.value order by l.place) filter (where l.id is not null), '[]'),
    to_jsonb(string_to_array(max(l.value) filter (where l.kind = 'home'), ',')::bigint[]),
    coalesce(jsonb_object_agg(substr(l.key, length('redirect:') + 1), l.value) filter (where l.kind = 'redirect'), '{}')
  into present_hash, items, home, redirects
  from public.published_lines() l;
  if present_hash = live ->> 'hash' and not private.has_unpublished_withdrawal() then
    return jsonb_build_object('hash', present_hash, 'total', 0, 'changes', '[]'::jsonb);
  end if;

  with changes as materialized (
    select * from private.item_changes(live -> 'items', items)
  ), specials (rank, change) as (
    select array_position(array['tour', 'post', 'picture'], c.kind),
      jsonb_build_object('key', 'order:' || c.kind, 'kind', 'order', 'change', 'changed')
    from changes c where c.moved group by c.kind
    union all
    select 4, '{"key": "home", "kind": "home", "change": "changed"}'
    where coalesce(live -> 'home', '[]') <> home
    union all
    select 5, '{"key": "redirects", "kind": "redirects", "change": "changed"}'
    where coalesce(live -> 'redirects', '{}') <> redirects
    union all
    select 6, '{"key": "withdrawn", "kind": "withdrawn", "change": "removed"}'
    where private.has_unpublished_withdrawal()
  ), page as (
    -- With the specials never more than 200.
    select c.*, row_number() over (order by array_position(array['tour', 'post', 'picture'], c.kind), c.place, c.id) as rank
    from changes c where c.change is not null order by rank limit 195
  ), present_rows as (
    select p.*,
      coalesce(t.title, b.title, g.title, nullif(g.alt, ''), gone.title) as title,
      coalesce(t.status, b.status, g.status) as status
    from page p
    left join public.tours t on p.kind = 'tour' and t.id = p.id
    left join public.blog_posts b on p.kind = 'post' and b.id = p.id
    left join public.gallery_images g on p.kind = 'picture' and g.id = p.id
    left join lateral (
      select coalesce(l.old_row ->> 'title', nullif(l.old_row ->> 'alt', '')) as title
      from private.change_log l
      where num_nonnulls(t.id, b.id, g.id) = 0 and l.op = 'DELETE' and l.row_id = p.id::text
        and l.table_name = case p.kind when 'tour' then 'tours' when 'post' then 'blog_posts' else 'gallery_images' end
      order by l.id desc limit 1
    ) gone on true
  )
  select (select count(*) from changes c where c.change is not null) + (select count(*) from specials),
    coalesce((
      select jsonb_agg(jsonb_build_object(
        'key', r.kind || ':' || r.id, 'kind', r.kind, 'id', r.id, 'title', r.title, 'change', r.change, 'status', r.status
      ) order by r.rank) from present_rows r
    ), '[]'),
    coalesce((select jsonb_agg(s.change order by s.rank) from specials s), '[]')
  into total, listed, general;
  return jsonb_build_object('hash', present_hash, 'total', total, 'changes', listed || general);
end
$$;

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
