import { contentTables, edit, type Mutation } from './mutation'

const may = 'private.may(text)'

const rights: Mutation[] = [
  {
    name: 'the token says who is an administrator',
    sql: edit(
      may,
      'if not exists (',
      `if nullif(current_setting('request.jwt.claims', true), '')::jsonb #>> '{user_metadata,role}' = 'admin' then
        return true;
      end if;
      if not exists (`,
    ),
  },
  {
    name: 'the application metadata says who is an administrator',
    sql: edit(
      may,
      'if not exists (',
      `if nullif(current_setting('request.jwt.claims', true), '')::jsonb #>> '{app_metadata,role}' = 'admin' then
        return true;
      end if;
      if not exists (`,
    ),
  },
  {
    name: 'a password alone is enough',
    sql: edit(may, 'return not has_factor;', 'return true;'),
  },
  {
    name: 'a second factor that was never confirmed locks out',
    sql: edit(may, "and f.status = ''verified''", ''),
  },
  {
    name: 'the second factor of anybody counts',
    sql: edit(may, 'f.user_id = $1 and', '$1 is not null and'),
  },
  {
    name: 'the account says itself that it passed the second factor',
    sql: edit(
      may,
      "::jsonb ->> 'aal'",
      `::jsonb ->> 'aal',
    nullif(current_setting('request.jwt.claims', true), '')::jsonb #>> '{user_metadata,aal}'`,
    ),
  },
  {
    name: 'members create objects in the schema of the API',
    sql: 'grant create on schema public to authenticated',
  },
  {
    name: 'the address of a new administrator is a pattern',
    sql: edit(
      'private.grant_admin(text)',
      'lower(u.email) = lower(btrim(account_email))',
      'lower(u.email) like lower(btrim(account_email))',
    ),
  },
  {
    name: 'rights can be restored from the log',
    sql: edit(
      'private.restore_change(bigint)',
      "'gallery_images') or",
      "'gallery_images', 'user_roles') or",
    ),
  },
  ...contentTables.map(({ table, noun }) => ({
    name: `strangers hear of the triggers of ${noun}`,
    sql: `alter table public.${table} disable trigger a_refuse_strangers`,
  })),
  {
    name: 'visitors read who changed a tour',
    sql: 'grant select (updated_by) on public.tours to anon',
  },
  {
    name: 'visitors read what was said of a picture',
    sql: 'grant select (consent) on public.gallery_images to anon',
  },
  {
    name: 'administrators choose ids',
    sql: 'grant insert (id) on public.tours to authenticated',
  },
]

const owner: Mutation[] = [
  {
    name: 'nobody becomes the owner',
    sql: 'alter table public.user_roles disable trigger make_first_admin_owner',
  },
  { name: 'there are two owners', sql: 'drop index public.user_roles_one_owner_idx' },
  {
    name: 'administrators remove the owner',
    sql: edit(
      'private.keep_one_admin()',
      "r.role = 'owner' and r.user_id = old.user_id",
      "r.role = 'owner' and false",
    ),
  },
  {
    name: 'any administrator hands the site over',
    sql: edit(
      'private.hand_over(uuid)',
      "r.user_id = (select auth.uid()) and r.role = 'owner'",
      "r.role = 'owner'",
    ),
  },
  {
    name: 'a member becomes the owner',
    sql: edit('private.make_owner(uuid)', "and r.role = 'admin' and (r", 'or (r'),
  },
  {
    name: 'the log names the actor as he is called today',
    sql: 'alter table private.change_log alter column actor_email drop default',
  },
  {
    name: 'the log of publishes forgets the address of the actor',
    sql: 'alter table public.publishes alter column actor_email drop default',
  },
]

/** Mutants of rights and of the ownership of the site. */
export const rightsMutations: Mutation[] = [...rights, ...owner]
