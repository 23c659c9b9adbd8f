begin;
select no_plan();

-- The second wall, to the letter: whatever is granted beyond these lists is a mistake.

create view pg_temp.grants as
select format('%s: %s on %s', r.rolname, string_agg(a.privilege_type, ', ' order by a.privilege_type), c.relname) as entry
from pg_class c
cross join aclexplode(coalesce(c.relacl, acldefault('r', c.relowner))) a
left join pg_roles found on found.oid = a.grantee
cross join lateral (select coalesce(found.rolname, 'public') as rolname) r
where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind in ('r', 'p', 'v', 'm', 'f')
  and a.grantee <> c.relowner
group by r.rolname, c.relname;

select set_eq('select entry from pg_temp.grants', array[
  'authenticated: DELETE, SELECT on tours', 'authenticated: DELETE, SELECT on blog_posts',
  'authenticated: DELETE, SELECT on gallery_images',
  'service_role: SELECT on kept_back',
  'anon: SELECT on withdrawn_pictures', 'authenticated: SELECT on withdrawn_pictures',
  'service_role: INSERT, SELECT on withdrawn_pictures',
  'anon: SELECT on derived_pictures', 'service_role: DELETE, INSERT, SELECT, UPDATE on derived_pictures',
  'anon: SELECT on published_tours', 'authenticated: SELECT on published_tours',
  'anon: SELECT on published_blog_posts', 'authenticated: SELECT on published_blog_posts',
  'anon: SELECT on published_gallery_images', 'authenticated: SELECT on published_gallery_images',
  'authenticated: SELECT on site_facts', 'service_role: DELETE, INSERT, SELECT, UPDATE on site_facts',
  'anon: SELECT on published_site_facts', 'authenticated: SELECT on published_site_facts',
  'authenticated: SELECT on profiles', 'authenticated: SELECT on user_roles',
  'service_role: DELETE, INSERT, SELECT, UPDATE on tours',
  'service_role: DELETE, INSERT, SELECT, UPDATE on blog_posts',
  'service_role: DELETE, INSERT, SELECT, UPDATE on gallery_images',
  'service_role: DELETE, INSERT, SELECT, UPDATE on profiles',
  'service_role: DELETE, INSERT, SELECT, UPDATE on user_roles',
  'anon: SELECT on redirects', 'authenticated: DELETE, SELECT on redirects',
  'service_role: DELETE, INSERT, SELECT, UPDATE on redirects',
  'anon: SELECT on home_featured', 'authenticated: SELECT on home_featured',
  'service_role: DELETE, INSERT, SELECT, UPDATE on home_featured',
  'service_role: SELECT on change_log', 'service_role: SELECT on invitations',
  'authenticated: SELECT on publishes', 'service_role: SELECT on publishes',
  'authenticated: SELECT on presses', 'service_role: SELECT on presses'
], 'X6 the privileges on tables');

select set_eq($$
  select format('%s: %s (%s) on %s', a.grantee::regrole, a.privilege_type, string_agg(t.attname, ', ' order by t.attname), c.relname)
  from pg_attribute t join pg_class c on c.oid = t.attrelid cross join aclexplode(t.attacl) a
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  group by a.grantee, a.privilege_type, c.relname
$$, array[
  'authenticated: UPDATE (best_months, category, description, drive_time, duration, effort, external_links, featured, focus_x, focus_y, full_description, image, image_alt, includes, itinerary, location, minimum_age, participants, pick_up, price_from, publish_at, slug, status, step_free, title, toilets) on tours',
  'authenticated: UPDATE (author, category, content, date, excerpt, focus_x, focus_y, image, image_alt, publish_at, read_minutes, slug, status, title, updated_on) on blog_posts',
  'authenticated: UPDATE (alt, category, consent, decorative, description, focus_x, focus_y, height, publish_at, status, storage_path, taken_at, title, url, width) on gallery_images',
  'authenticated: UPDATE (email, full_name) on profiles',
  'authenticated: UPDATE (value) on site_facts', 'authenticated: INSERT (id, key, value) on site_facts',
  'anon: SELECT (id, key, value) on site_facts',
  'anon: SELECT (created_at, item_id, kind, row, sort_order) on kept_back',
  'authenticated: SELECT (created_at, item_id, kind, row, sort_order) on kept_back',
  'authenticated: INSERT (best_months, category, description, drive_time, duration, effort, external_links, featured, focus_x, focus_y, full_description, image, image_alt, includes, itinerary, location, minimum_age, participants, pick_up, price_from, publish_at, slug, status, step_free, title, toilets) on tours',
  'authenticated: INSERT (author, category, content, date, excerpt, focus_x, focus_y, image, image_alt, publish_at, read_minutes, slug, status, title, updated_on) on blog_posts',
  'authenticated: INSERT (alt, category, consent, decorative, description, focus_x, focus_y, height, publish_at, status, storage_path, taken_at, title, url, width) on gallery_images',
  'anon: SELECT (best_months, category, created_at, description, drive_time, duration, effort, external_links, featured, focus_x, focus_y, full_description, id, image, image_alt, includes, itinerary, location, minimum_age, participants, pick_up, price_from, publish_at, slug, sort_order, status, step_free, title, toilets) on tours',
  'anon: SELECT (author, category, content, created_at, date, excerpt, focus_x, focus_y, id, image, image_alt, publish_at, read_minutes, slug, sort_order, status, title, updated_on) on blog_posts',
  'anon: SELECT (alt, category, created_at, decorative, description, focus_x, focus_y, height, id, publish_at, sort_order, status, title, url, width) on gallery_images'
], 'X6 the privileges on columns');

select is_empty($$
  select c.relname, a.grantee from pg_class c cross join aclexplode(c.relacl) a
  where c.relnamespace in ('public'::regnamespace, 'private'::regnamespace) and c.relkind = 'S' and a.grantee <> c.relowner
$$, 'X6 no privileges on sequences');

select set_eq($$
  select format('%s: %s', coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), p.oid::regprocedure)
  from pg_proc p cross join aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace) and a.grantee <> p.proowner
$$, array[
  'authenticated: private.may(text)', 'service_role: private.may(text)',
  'service_role: grant_admin(text)', 'service_role: private.grant_admin(text)',
  'authenticated: private.clean_text(text,integer)', 'service_role: private.clean_text(text,integer)',
  'authenticated: private.clean_prose(text,integer)', 'service_role: private.clean_prose(text,integer)',
  'authenticated: private.safe_url(text)', 'service_role: private.safe_url(text)',
  'authenticated: private.safe_links(jsonb)', 'service_role: private.safe_links(jsonb)',
  'authenticated: private.clean_list(text[],integer,integer)', 'service_role: private.clean_list(text[],integer,integer)',
  'authenticated: private.clean_months(smallint[])', 'service_role: private.clean_months(smallint[])',
  'authenticated: private.clean_facts(jsonb)', 'service_role: private.clean_facts(jsonb)',
  'authenticated: private.clean_price(jsonb)', 'service_role: private.clean_price(jsonb)',
  'authenticated: picture_uses(text)', 'authenticated: private.picture_uses(text)',
  'authenticated: people()', 'authenticated: private.people()',
  'authenticated: move_row(text,bigint,bigint)', 'authenticated: private.move_row(text,bigint,bigint)',
  'authenticated: place_rows(text,bigint[],bigint)', 'authenticated: private.place_rows(text,bigint[],bigint)',
  'authenticated: arrange_rows(text,bigint[])', 'authenticated: private.arrange_rows(text,bigint[])',
  'authenticated: files_without_thumbnail()', 'authenticated: private.files_without_thumbnail()',
  'authenticated: activity(bigint,integer,text,text)', 'authenticated: private.activity(bigint,integer,text,text)',
  'authenticated: orphan_files()', 'authenticated: private.orphan_files()',
  'authenticated: restore_change(bigint)', 'authenticated: private.restore_change(bigint)',
  'authenticated: keep_back(text,bigint,text,jsonb)', 'authenticated: private.keep_back(text,bigint,text,jsonb)',
  'authenticated: kept_items()', 'authenticated: private.kept_items()', 'authenticated: release(text,bigint)', 'authenticated: private.release(text,bigint)', 'authenticated: private.release_all()',
  'authenticated: set_home_featured(bigint[])', 'authenticated: private.set_home_featured(bigint[])',
  'authenticated: my_access()', 'authenticated: private.my_access()',
  'authenticated: give_role(uuid,app_role,timestamp with time zone)', 'authenticated: private.give_role(uuid,app_role,timestamp with time zone)',
  'authenticated: end_access(uuid)', 'authenticated: private.end_access(uuid)',
  'authenticated: invite(text,app_role,timestamp with time zone)', 'authenticated: private.invite(text,app_role,timestamp with time zone)',
  'authenticated: invitation_sent(bigint)', 'authenticated: private.invitation_sent(bigint)',
  'authenticated: revoke_invitation(bigint)', 'authenticated: private.revoke_invitation(bigint)',
  'authenticated: list_invitations()', 'authenticated: private.list_invitations()',
  'anon: published_lines()', 'authenticated: published_lines()',
  'anon: published_content()', 'authenticated: published_content()',
  'authenticated: waiting_changes(jsonb)', 'authenticated: private.waiting_changes(jsonb)',
  'authenticated: begin_publish(jsonb,boolean,text)', 'authenticated: private.begin_publish(jsonb,boolean,text)',
  'authenticated: finish_publish(bigint,text,text)', 'authenticated: private.finish_publish(bigint,text,text)',
  'authenticated: publish_log(bigint,integer)', 'authenticated: private.publish_log(bigint,integer)',
  'authenticated: roll_back(bigint)', 'authenticated: private.roll_back(bigint)',
  'authenticated: hand_over(uuid)', 'authenticated: private.hand_over(uuid)',
  'authenticated: publish_asked(bigint)', 'authenticated: private.publish_asked(bigint)',
  'authenticated: launch_state()', 'authenticated: private.launch_state()',
  'authenticated: keep_as_shipped(text,boolean)', 'authenticated: private.keep_as_shipped(text,boolean)',
  'authenticated: dashboard(text[])', 'authenticated: private.ids_in(text[],text)',
  'authenticated: withdrawn_uses()', 'authenticated: private.withdrawn_uses()',
  'authenticated: trashed_files()', 'authenticated: private.trashed_files()',
  'authenticated: files_to_remove()', 'authenticated: private.files_to_remove()',
  'authenticated: private.is_withdrawn(text)',
  'anon: picture_file(text)', 'authenticated: picture_file(text)',
  'anon: picture_hash(text)', 'authenticated: picture_hash(text)',
  'anon: pictures_of(jsonb)', 'authenticated: pictures_of(jsonb)',
  'anon: count_press(press_kind,bigint)', 'anon: private.count_press(press_kind,bigint)', 'authenticated: presses_by_week(integer)'
], 'X6 X7 who may run which function');

select set_eq($$
  select format('%s: %s', coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), a.privilege_type)
  from pg_namespace n cross join aclexplode(n.nspacl) a where n.nspname = 'private' and a.grantee <> n.nspowner
$$, array['anon: USAGE', 'authenticated: USAGE', 'service_role: USAGE'], 'X6 who may look into the schema private');

select set_eq($$
  select format('%s: %s', coalesce(nullif(a.grantee, 0)::regrole::text, 'public'), a.privilege_type)
  from pg_namespace n cross join aclexplode(n.nspacl) a where n.nspname = 'public' and a.grantee <> n.nspowner
$$, array['anon: USAGE', 'authenticated: USAGE', 'service_role: USAGE', 'public: USAGE'], 'Z3 nobody creates anything in the schema of the API');

-- ------------------------------------------------------------------ what is created later
create table public.later (id int);
create sequence public.later_sequence;
create function public.later() returns int language sql as 'select 1';
select is(tests.attempt(who, 'select * from public.later'), '42501', 'X6 a later table is closed to ' || who)
from unnest(array['anon', 'member', 'service_role']) who;
select is(tests.attempt(who, $$select nextval('public.later_sequence')$$), '42501', 'X6 a later sequence is closed to ' || who)
from unnest(array['anon', 'member', 'service_role']) who;
select is(tests.attempt(who, 'select public.later()'), '42501', 'X6 a later function is closed to ' || who)
from unnest(array['anon', 'member', 'service_role']) who;
drop table public.later;

-- ------------------------------------------------------------------ policies and shape
select set_eq($$
  select format('%s %s to %s: %s', p.polrelid::regclass,
    case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
    (select string_agg(coalesce(nullif(role, 0)::regrole::text, 'public'), ', ') from unnest(p.polroles) role), p.polname)
  from pg_policy p
$$, array[
  'tours select to anon: Visitors read published tours',
  'tours select to authenticated: Members read published tours, the studio all',
  'tours insert to authenticated: Contributors add drafts of tours, editors all',
  'tours update to authenticated: Contributors change drafts of tours, editors all',
  'tours delete to authenticated: Contributors delete their drafts of tours, editors all',
  'blog_posts select to anon: Visitors read published articles',
  'blog_posts select to authenticated: Members read published articles, the studio all',
  'blog_posts insert to authenticated: Contributors add drafts of articles, editors all',
  'blog_posts update to authenticated: Contributors change drafts of articles, editors all',
  'blog_posts delete to authenticated: Contributors delete their drafts of articles, editors all',
  'gallery_images select to anon: Visitors see published pictures',
  'gallery_images select to authenticated: Members see published pictures, the studio all',
  'gallery_images insert to authenticated: Contributors add drafts of pictures, editors all',
  'gallery_images update to authenticated: Contributors change drafts of pictures, editors all',
  'gallery_images delete to authenticated: Contributors delete their drafts of pictures, editors all',
  'profiles select to authenticated: People read their own profile',
  'profiles update to authenticated: People change their own profile',
  'user_roles select to authenticated: People read their own roles',
  'redirects select to anon, authenticated: Everybody reads redirects to what they may read',
  'redirects delete to authenticated: Editors delete redirects',
  'kept_back select to anon, authenticated: Everybody reads what stays published',
  'home_featured select to anon, authenticated: Everybody reads the home page tours they may read',
  'publishes select to authenticated: The studio reads publishes',
  'presses select to authenticated: The studio reads how many asked',
  'withdrawn_pictures select to anon, authenticated: Everybody may recognise withdrawn pictures',
  'derived_pictures select to anon: Builds read what may be used',
  'site_facts select to anon, authenticated: Everybody reads the facts of the site',
  'site_facts insert to authenticated: Administrators add facts of the site',
  'site_facts update to authenticated: Administrators change facts of the site',
  'storage.objects select to authenticated: Contributors list gallery files',
  'storage.objects insert to authenticated: Contributors upload gallery files',
  'storage.objects update to authenticated: Editors replace gallery files',
  'storage.objects delete to authenticated: Editors delete gallery files'
], 'X6 the policies');

select is_empty($$select relname from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
  and relkind in ('r', 'p') and not relrowsecurity$$, 'X6 row level security everywhere');
select set_eq($$select relname || ': ' || reloptions::text from pg_class c where relnamespace = 'public'::regnamespace and relkind in ('v', 'm')$$,
  array['published_tours: {security_invoker=true}', 'published_blog_posts: {security_invoker=true}', 'published_gallery_images: {security_invoker=true}',
  'published_site_facts: {security_invoker=true}'], 'X6 no view that looks past the policies');
select set_eq($$select relname::text from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'f')$$,
  array['tours', 'blog_posts', 'gallery_images', 'profiles', 'user_roles', 'redirects', 'home_featured', 'publishes', 'withdrawn_pictures', 'derived_pictures', 'site_facts', 'kept_back', 'presses'], 'X1 X2 X3 X4 X5 the five tables, the facts of the site, their addresses, the home page, the log of publishes, what is kept back, the register of withdrawn pictures and how many asked, and no other');
select is_empty($$select p.oid::regprocedure from pg_proc p
  where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    and not coalesce(p.proconfig @> array['search_path=""'], false)
    and p.proname <> 'later'$$,
  'X6 every function has an empty search path');
select is_empty($$select p.oid::regprocedure from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prosecdef$$, 'X6 no definer function within reach of the API');
select is(tests.attempt(who, 'select * from private.change_log'), '42501', 'the log is closed to ' || who)
from unnest(array['anon', 'member', 'admin']) who;
select is(tests.attempt(who, 'select * from private.invitations'), '42501', 'K44 so are the invitations: ' || who)
from unnest(array['anon', 'member', 'admin']) who;
select is(tests.attempt(who, 'select * from private.launch_marks'), '42501', 'K35 so is what was noted for the launch: ' || who)
from unnest(array['anon', 'member', 'admin']) who;
select is(tests.attempt(who, 'select * from auth.users'), '42501', 'X6 the accounts are closed to ' || who)
from unnest(array['anon', 'member', 'admin']) who;

-- ------------------------------------------------------------------ the specification's columns
select is((select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = 'public.tours'::regclass and attnum between 1 and 8),
  'id, title, category, duration, location, image, featured, created_at', 'X1 tours');
select is((select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = 'public.blog_posts'::regclass and attnum between 1 and 8),
  'id, title, excerpt, category, date, author, image, created_at', 'X2 blog_posts');
select is((select string_agg(attname, ', ' order by attnum) from pg_attribute where attrelid = 'public.gallery_images'::regclass and attnum between 1 and 5),
  'id, url, title, category, created_at', 'X3 gallery_images');

select * from finish();
rollback;
