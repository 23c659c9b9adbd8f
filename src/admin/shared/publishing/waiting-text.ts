import type { ChipStatus } from '../../../components/ui/status-chip'
import { paths } from '../../../lib/paths'
import type { WaitingChange } from './waiting-query'

const entryNames = { tour: 'Tour', post: 'Blog post', picture: 'Gallery image' } as const

const orderTitles: Readonly<Record<string, string>> = {
  'order:tour': 'Order of the tours',
  'order:post': 'Order of the blog posts',
  'order:picture': 'Order of the gallery images',
}

const chips = { added: 'new', changed: 'changed', removed: 'removed' } as const

/** What a change is called. */
export function titleOf(change: WaitingChange): string {
  if ('title' in change) return change.title
  if (change.kind === 'order') return orderTitles[change.key] ?? 'Order of a list'
  return change.kind === 'home' ? 'Tours of the home page' : 'Old addresses that lead to new ones'
}

/** What kind of thing it is. */
export function kindName(change: WaitingChange): string {
  if (change.kind === 'order') return 'Order'
  if (change.kind === 'home') return 'Home page'
  return change.kind === 'redirects' ? 'Addresses' : entryNames[change.kind]
}

/** What becomes of it on the site. */
export function chipOf(change: WaitingChange): ChipStatus {
  return 'id' in change ? chips[change.change] : 'changed'
}

/** Where it is edited; nothing where its row is gone or there is no such place. */
export function pathOf(change: WaitingChange): string | undefined {
  if (!('id' in change)) return change.kind === 'home' ? paths.adminTours() : undefined
  if (change.status === null) return undefined
  if (change.kind === 'tour') return paths.adminTour(change.id)
  return change.kind === 'post' ? paths.adminPost(change.id) : paths.adminImage(change.id)
}
