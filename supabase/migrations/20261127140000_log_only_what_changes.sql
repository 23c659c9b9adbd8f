-- A row that is set to what it is already stays as it is: no newer version, which would look like a conflict to
-- whoever has it open, and no entry in the log, which would say that something happened.

-- What the database itself writes beside a change, and the place in the list, which is no change of the row.
create function private.without_bookkeeping(of_row jsonb) returns jsonb
language sql immutable set search_path = '' as $$
  select of_row - array['sort_order', 'version', 'created_at', 'created_by', 'updated_at', 'updated_by'];
$$;

create or replace function private.touch_content() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    -- A row that comes back keeps whose it was.
    new.created_by := coalesce(new.created_by, (select auth.uid()));
    new.updated_by := (select auth.uid());
    new.version := coalesce(nullif(current_setting('shamba.restored_version', true), '')::int, 1);
    return new;
  end if;
  new.id := old.id;
  new.created_at := old.created_at;
  new.created_by := old.created_by;
  if private.without_bookkeeping(to_jsonb(new)) = private.without_bookkeeping(to_jsonb(old)) then
    new.updated_at := old.updated_at;
    new.updated_by := old.updated_by;
    new.version := old.version;
    return new;
  end if;
  new.updated_at := now();
  new.updated_by := (select auth.uid());
  -- Clients send `version = what they read`; no row means that somebody else was faster.
  new.version := old.version + 1;
  return new;
end
$$;

create or replace function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  after_row jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
begin
  if private.without_bookkeeping(before_row) = private.without_bookkeeping(after_row) then
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

revoke execute on function private.without_bookkeeping(jsonb) from public, anon, authenticated, service_role;
