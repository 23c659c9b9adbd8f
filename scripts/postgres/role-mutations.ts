import { contentTables, edit, type Mutation } from './mutation'

const may = 'private.may(text)'
const grantable = 'private.require_grantable(public.app_role, timestamptz)'
const makeOwner = 'private.make_owner(uuid)'
const state = 'private.invitation_state(private.invitations)'
const invite = 'private.invite(text, public.app_role, timestamptz)'
const accept = 'private.accept_invitation()'

const isDraft = `status = 'draft' and first_published_at is null`
const mayPublish = `(select private.may('publish'))`
const mayWrite = `(select private.may('write'))`

const drafts: Mutation[] = contentTables.flatMap(({ table, noun }) => [
  {
    name: `contributors publish what they add to ${noun}`,
    sql: `alter policy "Contributors add drafts of ${noun}, editors all" on public.${table} with check (${mayWrite})`,
  },
  {
    name: `contributors add no ${noun}`,
    sql: `alter policy "Contributors add drafts of ${noun}, editors all" on public.${table} with check (${mayPublish})`,
  },
  {
    name: `contributors change live ${noun}`,
    sql: `alter policy "Contributors change drafts of ${noun}, editors all" on public.${table} using (${mayWrite})`,
  },
  {
    name: `contributors publish drafts of ${noun}`,
    sql: `alter policy "Contributors change drafts of ${noun}, editors all" on public.${table} with check (${mayWrite})`,
  },
  {
    name: `contributors change ${noun} that were live`,
    sql: `alter policy "Contributors change drafts of ${noun}, editors all" on public.${table}
      using (${mayPublish} or status = 'draft' and ${mayWrite})`,
  },
  {
    name: `contributors delete the drafts of others among ${noun}`,
    sql: `alter policy "Contributors delete their drafts of ${noun}, editors all" on public.${table}
      using (${mayPublish} or ${isDraft} and ${mayWrite})`,
  },
  {
    name: `contributors delete ${noun} of theirs that are live`,
    sql: `alter policy "Contributors delete their drafts of ${noun}, editors all" on public.${table}
      using (${mayPublish} or created_by = (select auth.uid()) and ${mayWrite})`,
  },
  {
    name: `${noun} are sorted past the function`,
    sql: `grant update (sort_order) on public.${table} to authenticated`,
  },
  {
    name: `contributors say themselves who made ${noun}`,
    sql: `grant insert (created_by), update (created_by) on public.${table} to authenticated`,
  },
])

const roles: Mutation[] = [
  {
    name: 'a role has no end',
    sql: edit(may, 'and (r.until is null or r.until > now())', ''),
  },
  {
    name: 'a role ends a moment late',
    sql: edit(may, 'r.until > now()', 'r.until >= now()'),
  },
  {
    name: 'contributors publish',
    sql: edit(may, "array['editor', 'admin']", "array['contributor', 'editor', 'admin']"),
  },
  {
    name: 'editors manage people',
    sql: edit(may, "then array['admin']", "then array['editor', 'admin']"),
  },
  {
    name: 'contributors may nothing',
    sql: edit(may, "array['contributor', 'editor', 'admin']", "array['editor', 'admin']"),
  },
  {
    name: 'a role that has ended is shown',
    sql: `alter policy "People read their own roles" on public.user_roles using (user_id = (select auth.uid()))`,
  },
  { name: 'an account has two roles', sql: 'drop index public.user_roles_one_role_idx cascade' },
  {
    name: 'the owner has an end date',
    sql: edit('private.keep_one_admin()', 'and new.until is not distinct from old.until', ''),
  },
  {
    name: 'an administrator for a season gives rights for good',
    sql: edit(grantable, '(ends is null or ends > r.until)', 'ends > r.until'),
  },
  {
    name: 'an administrator for a season gives rights for longer',
    sql: edit(grantable, '(ends is null or ends > r.until)', 'ends is null'),
  },
  { name: 'a role is given for the past', sql: edit(grantable, 'or ends <= now()', '') },
  {
    name: 'whose role has ended becomes the owner',
    sql: edit(makeOwner, 'and (r.until is null or r.until > now())', ''),
  },
  {
    name: 'an owner leaves at the end of a season',
    sql: edit(
      makeOwner,
      'update public.user_roles r set until = null where',
      'perform 1 from public.user_roles r where',
    ),
  },
  {
    name: 'editors read who was given rights',
    sql: edit(
      'private.activity(bigint, int, text, text)',
      "l.table_name not in ('user_roles', 'invitations') or manages",
      'true',
    ),
  },
  {
    name: 'a row forgets whose it was when it comes back',
    sql: edit(
      'private.touch_content()',
      'coalesce(new.created_by, (select auth.uid()))',
      '(select auth.uid())',
    ),
  },
  {
    name: 'a row that stays as it is gets a newer version',
    sql: edit(
      'private.touch_content()',
      'new.version := old.version;',
      'new.version := old.version + 1;',
    ),
  },
  {
    name: 'the log has entries that show no change',
    sql: edit(
      'private.log_change()',
      'private.without_bookkeeping(before_row) = private.without_bookkeeping(after_row)',
      "before_row - 'sort_order' = after_row - 'sort_order' and before_row <> after_row",
    ),
  },
  {
    name: 'whoever changes a row has made it',
    sql: edit(
      'private.touch_content()',
      'new.created_by := old.created_by',
      'new.created_by := (select auth.uid())',
    ),
  },
  {
    name: 'pictures forget that they were published',
    sql: 'alter table public.gallery_images disable trigger c_note_first_publish',
  },
  {
    name: 'contributors withdraw pictures that they add',
    sql: `alter policy "Contributors add drafts of pictures, editors all" on public.gallery_images
      with check (${mayPublish} or ${isDraft} and ${mayWrite})`,
  },
  {
    name: 'contributors withdraw pictures',
    sql: `alter policy "Contributors change drafts of pictures, editors all" on public.gallery_images
      with check (${mayPublish} or ${isDraft} and ${mayWrite})`,
  },
  {
    name: 'contributors delete files',
    sql: `alter policy "Editors delete gallery files" on storage.objects using (bucket_id = 'gallery' and ${mayWrite})`,
  },
  {
    name: 'contributors replace files',
    sql: `alter policy "Editors replace gallery files" on storage.objects using (bucket_id = 'gallery' and ${mayWrite})`,
  },
  {
    name: 'editors add facts of the site',
    sql: `alter policy "Administrators add facts of the site" on public.site_facts with check (${mayPublish})`,
  },
  {
    name: 'editors change facts of the site',
    sql: `alter policy "Administrators change facts of the site" on public.site_facts using (${mayPublish}) with check (${mayPublish})`,
  },
  {
    name: 'editors take facts of the site back',
    sql: edit('private.restore_change(bigint)', "perform private.require_right('manage');", ''),
  },
  {
    name: 'contributors delete redirects',
    sql: `alter policy "Editors delete redirects" on public.redirects using (${mayWrite})`,
  },
]

const invitations: Mutation[] = [
  {
    name: 'an unconfirmed account accepts an invitation',
    sql: `drop trigger accept_invitation on auth.users;
      create trigger accept_invitation after insert or update on auth.users
      for each row execute function private.accept_invitation()`,
  },
  {
    name: 'nobody accepts an invitation',
    sql: 'alter table auth.users disable trigger accept_invitation',
  },
  {
    name: 'a sign-in accepts no invitation',
    sql: `drop trigger accept_invitation on auth.users;
      create trigger accept_invitation after insert or update of email, email_confirmed_at on auth.users
      for each row when (new.email_confirmed_at is not null) execute function private.accept_invitation()`,
  },
  {
    name: 'an invitation is accepted again and again',
    sql: edit(state, 'when invitation.accepted_at is not null', 'when false'),
  },
  {
    name: 'an invitation that was taken back is accepted',
    sql: edit(state, 'when invitation.revoked_at is not null', 'when false'),
  },
  {
    name: 'an invitation does not expire',
    sql: edit(state, 'invitation.expires_at <= now() or', ''),
  },
  {
    name: 'an invitation to a season that is over is accepted',
    sql: edit(state, 'or invitation.until <= now()', ''),
  },
  {
    name: 'an invitation of somebody without rights is accepted',
    sql: edit(state, "and r.role = 'admin'", ''),
  },
  {
    name: 'an invitation of somebody whose role has ended is accepted',
    sql: edit(state, 'and (r.until is null or r.until > now())', ''),
  },
  {
    name: 'an invitation changes the rights that somebody has',
    sql: edit(accept, 'where r.until <= now()', ''),
  },
  {
    name: 'an invitation forgets its end date',
    sql: edit(accept, 'accepted.role, accepted.until)', 'accepted.role, null)'),
  },
  {
    name: 'an invitation that cannot be accepted stops the sign-up',
    sql: edit(
      accept,
      "raise warning 'the invitation of account % was not accepted: %', new.id, sqlerrm;",
      'raise;',
    ),
  },
  {
    name: 'an acceptance leaves somebody signed in',
    sql: edit(accept, "perform set_config('request.jwt.claims', claims, true);", ''),
  },
  {
    name: 'an acceptance leaves somebody signed in by the older setting',
    sql: edit(accept, "perform set_config('request.jwt.claim.sub', account, true);", ''),
  },
  {
    name: 'an invitation of any address is accepted',
    sql: edit(accept, 'i.email = lower(new.email) and', ''),
  },
  {
    name: 'inviting changes the role of somebody who has one',
    sql: edit(invite, 'if held is not null then', 'if false then'),
  },
  {
    name: 'inviting gives a role to an account that is not confirmed',
    sql: edit(invite, 'and u.email_confirmed_at is not null', ''),
  },
  {
    name: 'a mail that went out before counts for the next',
    sql: edit(invite, ', sent_at = null', ''),
  },
  {
    name: 'an accepted invitation is taken back',
    sql: edit('private.revoke_invitation(bigint)', 'i.accepted_at is null and', ''),
  },
  {
    name: 'invitations are not logged',
    sql: 'alter table private.invitations disable trigger log_change',
  },
  {
    name: 'the invitations are readable',
    sql: `grant select on private.invitations to authenticated;
      create policy "Open" on private.invitations for select to authenticated using (true)`,
  },
]

/** Mutants of what each role may, of the end of a role, and of invitations. */
export const roleMutations: Mutation[] = [...drafts, ...roles, ...invitations]
