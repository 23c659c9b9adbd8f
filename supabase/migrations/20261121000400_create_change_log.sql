-- What was changed, by whom, with the row before and after. The studio says "cannot be undone";
-- the operator still can. Not reachable over the API. To prune:
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
  new_row jsonb
);
create index change_log_at_idx on private.change_log (at desc);

alter table private.change_log enable row level security;
revoke all on private.change_log from public, anon, authenticated, service_role;
grant select on private.change_log to service_role;

create function private.log_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  before_row jsonb := case when tg_op in ('UPDATE', 'DELETE') then to_jsonb(old) end;
  after_row jsonb := case when tg_op in ('INSERT', 'UPDATE') then to_jsonb(new) end;
begin
  insert into private.change_log (actor, table_name, op, row_id, old_row, new_row)
  values (
    (select auth.uid()), tg_table_name, tg_op,
    coalesce(coalesce(before_row, after_row) ->> 'id', coalesce(before_row, after_row) ->> 'user_id'),
    before_row, after_row
  );
  return null;
end
$$;
revoke execute on function private.log_change() from public, anon, authenticated, service_role;

create trigger log_change after insert or update or delete on public.user_roles
  for each row execute function private.log_change();
