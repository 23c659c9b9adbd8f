import { factKeyOf } from '../../../content/collections/facts/sheets'
import { adminPaths } from '../../../lib/admin-paths'
import { factTitle } from './fact-changes'
import type { Change } from './activity-queries'

/** Names of the logged tables' entries, singular and plural. */
export const loggedTables = [
  { id: 'tours', one: 'the tour', many: 'Tours' },
  { id: 'blog_posts', one: 'the blog post', many: 'Blog posts' },
  { id: 'gallery_images', one: 'the image', many: 'Gallery images' },
  { id: 'site_facts', one: 'the facts', many: 'Facts of the site' },
  { id: 'home_featured', one: 'the tours of the home page', many: 'Home page' },
  { id: 'user_roles', one: 'the rights of', many: 'Rights' },
  { id: 'invitations', one: 'the invitation of', many: 'Invitations' },
] as const

const verbs = new Map([
  ['INSERT', 'added'],
  ['UPDATE', 'changed'],
  ['DELETE', 'deleted'],
])

type Actor = Pick<Change, 'actor' | 'actor_name' | 'actor_email'>

/** The user of an entry: always with the e-mail address, because names can be changed freely. */
export function actorOf({ actor, actor_name, actor_email }: Actor): {
  name: string
  proof: string
} {
  if (actor === null)
    return { name: 'A person or program outside the studio', proof: 'nobody was signed in' }
  const proof = actor_email || 'address not recorded'
  return { name: actor_name || 'Someone whose account was deleted', proof }
}

/** The user of an entry as plain text. */
export function actorText(entry: Actor): string {
  const { name, proof } = actorOf(entry)
  return `${name} (${proof})`
}

/** The action without the title: "changed the tour". */
export function actionText(change: Change): string {
  const { op, table_name, old_role, new_role, actor_email, title } = change
  const verb = verbs.get(op) ?? 'changed'
  if (table_name === 'user_roles') {
    const isOfOwner = (new_role ?? old_role) === 'owner'
    if (op === 'INSERT')
      return isOfOwner ? 'handed the ownership to' : `gave the role ${new_role} to`
    if (op === 'DELETE') return isOfOwner ? 'ended the ownership of' : 'ended the access of'
  }
  if (table_name === 'invitations' && op === 'INSERT') return `invited as ${new_role}:`
  // Whoever accepts does it under the address that was invited.
  if (table_name === 'invitations' && actor_email === title) return 'accepted the invitation of'
  if (table_name === 'home_featured') return 'chose the tours of the home page'
  const known = loggedTables.find(({ id }) => id === table_name)
  return `${verb} ${known?.one ?? 'something else:'}`
}

/** The title of what was changed; '' when the action says it all. */
export function subjectText({ table_name, title, row_id }: Change): string {
  if (table_name === 'home_featured') return ''
  if (table_name === 'user_roles') return title || 'a deleted account'
  if (table_name === 'site_facts') return factTitle(Number(row_id))
  return title || `Untitled (${row_id})`
}

/** Path of the editor of what was changed; undefined when there is none. */
export function subjectPath({ table_name, row_id, op }: Change): string | undefined {
  if (op === 'DELETE' || !/^[1-9]\d{0,14}$/.test(row_id)) return undefined
  if (table_name === 'site_facts') return adminPaths.site(factKeyOf(Number(row_id)))
  if (table_name === 'tours') return adminPaths.tour(Number(row_id))
  return table_name === 'blog_posts' ? adminPaths.post(Number(row_id)) : undefined
}
