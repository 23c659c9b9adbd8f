begin;
select no_plan();

-- What Supabase's database advisor warns of, asked of our own two schemas in our own words: here on every
-- run, not only when somebody opens the dashboard. Left out is what only a project in use can know (unused
-- indexes, bloat) and what belongs to services that this project does without (queues, GraphQL).

-- Everything that holds rows. The API serves the schema public to two roles.
create view pg_temp.relations as
select c.oid, format('%s.%s', n.nspname, c.relname) as name, c.relkind as kind, c.relrowsecurity as has_rls,
  coalesce(c.reloptions && array['security_invoker=true', 'security_invoker=on', 'security_invoker=1'], false) as is_invoker,
  n.nspname = 'public' and (has_any_column_privilege('anon', c.oid, 'select') or has_any_column_privilege('authenticated', c.oid, 'select')) as is_served
from pg_class c join pg_namespace n on n.oid = c.relnamespace
where n.nspname in ('public', 'private') and c.relkind in ('r', 'p', 'v', 'm', 'f');

-- Policies with the commands and the roles of the API that each of them covers.
create view pg_temp.policies as
select p.polname as name, p.polrelid as relation, p.polrelid::regclass::text as table_name, p.polpermissive as is_permissive,
  case p.polcmd when 'r' then '{select}' when 'a' then '{insert}' when 'w' then '{update}' when 'd' then '{delete}'
    else '{select,insert,update,delete}' end::text[] as commands,
  array(select r.rolname::text from pg_roles r
    where r.rolname in ('anon', 'authenticated') and (r.oid = any(p.polroles) or 0 = any(p.polroles))) as roles,
  lower(pg_get_expr(p.polqual, p.polrelid)) as sees,
  lower(pg_get_expr(p.polwithcheck, p.polrelid)) as accepts
from pg_policy p join pg_class c on c.oid = p.polrelid
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace, 'storage'::regnamespace);

create view pg_temp.functions as
select p.oid, p.oid::regprocedure::text as name, p.pronamespace = 'public'::regnamespace as is_in_api, p.prosecdef as is_definer,
  p.proconfig as settings, p.prosrc as source
from pg_proc p
where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
  and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e');

-- A rule, the query for what breaks it, and SQL that breaks it.
create temporary table rules (name text primary key, findings text not null, offence text not null);
insert into rules values
('every table has row level security',
  $$select name from pg_temp.relations where kind in ('r', 'p') and not has_rls$$,
  $$create table public.bare (id int primary key)$$),
('no policy stands on a table without row level security',
  $$select p.name from pg_temp.policies p join pg_class c on c.oid = p.relation where not c.relrowsecurity$$,
  $$create table public.bare (id int primary key); create policy stray on public.bare using (id > 0)$$),
('every table of the API with row level security has a policy',
  $$select name from pg_temp.relations r where has_rls and name like 'public.%'
      and not exists (select from pg_temp.policies where relation = r.oid)$$,
  $$create table public.shut (id int primary key); alter table public.shut enable row level security$$),
('every table has a primary key',
  $$select name from pg_temp.relations r where kind in ('r', 'p')
      and not exists (select from pg_index i where i.indrelid = r.oid and i.indisprimary)$$,
  $$create table public.keyless (id int)$$),
('every foreign key has an index that begins with its columns',
  $$select conname from pg_constraint f join pg_temp.relations r on r.oid = f.conrelid where f.contype = 'f'
      and not exists (select from pg_index i where i.indrelid = f.conrelid and i.indisvalid
        and (i.indkey::int2[])[0:cardinality(f.conkey) - 1] @> f.conkey)$$,
  $$create table public.child (id int primary key, tour_id bigint references public.tours)$$),
('foreign keys lead to the primary keys of the accounts',
  $$select f.conname from pg_constraint f join pg_class target on target.oid = f.confrelid join pg_index i on i.indexrelid = f.conindid
      where f.contype = 'f' and target.relnamespace = 'auth'::regnamespace and not i.indisprimary$$,
  $$create table public.child (email varchar(255) primary key references auth.users (email))$$),
('no index says what another one says',
  $$select indrelid::regclass, array_agg(indexrelid::regclass) from pg_index i join pg_temp.relations r on r.oid = i.indrelid
      group by indrelid, indkey::text, indclass::text, indoption::text, pg_get_expr(indexprs, indrelid), pg_get_expr(indpred, indrelid)
      having count(*) > 1$$,
  $$create index one on public.tours (duration); create index two on public.tours (duration)$$),
('no column has a type that an upgrade of PostgreSQL cannot carry over',
  $$select r.name, a.attname from pg_attribute a join pg_temp.relations r on r.oid = a.attrelid
      where a.attnum > 0 and a.atttypid::regtype::text in ('regcollation', 'regconfig', 'regdictionary', 'regnamespace',
        'regoper', 'regoperator', 'regproc', 'regprocedure')$$,
  $$alter table public.tours add words regconfig$$),
('no column that the API serves is named like a secret',
  $$select r.name, a.attname from pg_attribute a join pg_temp.relations r on r.oid = a.attrelid
      where r.is_served and a.attnum > 0 and not a.attisdropped
        and (has_column_privilege('anon', r.oid, a.attnum, 'select') or has_column_privilege('authenticated', r.oid, a.attnum, 'select'))
        and a.attname ~* '(password|passwd|secret|token|api_?key|private_?key|credential|passport|credit_?card|iban|date_of_birth)'$$,
  $$alter table public.tours add api_key text; grant select (api_key) on public.tours to anon$$),
('no view reads with the rights of its owner',
  $$select name from pg_temp.relations where kind = 'v' and is_served and not is_invoker$$,
  $$create view public.peek as select id from public.tours; grant select on public.peek to anon$$),
('no view shows the accounts',
  $$select r.name from pg_depend d join pg_rewrite w on w.oid = d.objid join pg_temp.relations r on r.oid = w.ev_class
      where d.refobjid = 'auth.users'::regclass and r.is_served$$,
  $$create view public.peek with (security_invoker = true) as select id, email from auth.users;
    grant select on public.peek to authenticated$$),
('the API serves no materialised view',
  $$select name from pg_temp.relations where kind = 'm' and is_served$$,
  $$create materialized view public.copy as select id from public.tours; grant select on public.copy to anon$$),
('the API serves no foreign table',
  $$select name from pg_temp.relations where kind = 'f' and is_served$$,
  $$create foreign data wrapper elsewhere; create server elsewhere foreign data wrapper elsewhere;
    create foreign table public.far (id int) server elsewhere; grant select on public.far to anon$$),
('every function names the schemas it looks into',
  $$select name from pg_temp.functions
      where not exists (select from unnest(settings) setting where setting like 'search_path=%')$$,
  $$create function private.loose() returns int language sql as 'select 1'$$),
('no function of the API that visitors may call runs with the rights of its owner',
  $$select name from pg_temp.functions where is_in_api and is_definer and has_function_privilege('anon', oid, 'execute')$$,
  $$create function public.powerful() returns int language sql security definer set search_path = '' as 'select 1';
    grant execute on function public.powerful() to anon$$),
('no function of the API that members may call runs with the rights of its owner',
  $$select name from pg_temp.functions where is_in_api and is_definer and has_function_privilege('authenticated', oid, 'execute')$$,
  $$create function public.powerful() returns int language sql security definer set search_path = '' as 'select 1';
    grant execute on function public.powerful() to authenticated$$),
('no policy asks once per row who is asking',
  $$select name, table_name from pg_temp.policies
      where regexp_replace(concat_ws(' ', sees, accepts), 'select (auth\.\w+|private\.may|current_setting)\(', '', 'g')
        ~ '(auth\.\w+|private\.may|current_setting)\('$$,
  $$create policy slow on public.tours as restrictive for select to authenticated using (auth.uid() is not null)$$),
('no two permissive policies cover the same command of the same role',
  $$select table_name, role, command from pg_temp.policies, unnest(roles) role, unnest(commands) command
      where is_permissive group by table_name, role, command having count(*) > 1$$,
  $$create policy another on public.tours for select to anon using (id < 0)$$),
('no policy for writing is always true',
  $$select name, table_name from pg_temp.policies where is_permissive and roles <> '{}' and (
      (commands && '{update,delete}' and coalesce(sees, 'true') ~ '^\(*(true|1 = 1)\)*$')
      or (commands && '{insert,update}' and coalesce(accepts, sees, 'true') ~ '^\(*(true|1 = 1)\)*$'))$$,
  $$create policy open on public.profiles for insert to authenticated with check (true)$$),
('nothing decides by the part of a token that people write themselves',
  $$select name from pg_temp.policies where concat_ws(' ', sees, accepts) like '%user_metadata%'
    union all select name from pg_temp.functions where source ~* 'user_metadata'$$,
  $$create policy gullible on public.tours as restrictive for select to authenticated
      using ((select current_setting('request.jwt.claims')::jsonb) -> 'user_metadata' ->> 'role' = 'admin')$$),
('the files of a public bucket cannot be listed by everybody',
  $$select b.id, p.name from storage.buckets b, pg_temp.policies p
      where b.public and p.table_name = 'storage.objects' and p.is_permissive and p.roles <> '{}' and 'select' = any(p.commands)
        and (coalesce(p.sees, 'true') ~ '^\(*(true|1 = 1)\)*$'
          or p.sees ~ format('^\(*bucket_id = ''%s''(::text)?\)*$', b.id))$$,
  $$create policy listed on storage.objects for select to anon using (bucket_id = 'gallery')$$),
('no extension stands in the schema of the API',
  $$select extname from pg_extension where extnamespace = 'public'::regnamespace$$,
  $$alter extension pgtap set schema public$$),
('every extension has the version that the server brings',
  $$select extname from pg_extension join pg_available_extensions on name = extname where default_version <> extversion$$,
  $$update pg_extension set extversion = '0' where extname = 'plpgsql'$$);

-- Whether the rule finds something after the offence; leaves nothing behind.
create function pg_temp.is_noticed(findings text, offence text) returns boolean language plpgsql as $$
declare
  found bigint;
begin
  execute offence;
  execute format('select count(*) from (%s) finding', findings) into found;
  raise exception using errcode = 'TEST0', message = found;
exception
  when sqlstate 'TEST0' then return sqlerrm::bigint > 0;
end
$$;

select is_empty(findings, 'Z58 ' || name) from rules;
select ok(pg_temp.is_noticed(findings, offence), 'Z58 an offence is noticed: ' || name) from rules;

select * from finish();
rollback;
