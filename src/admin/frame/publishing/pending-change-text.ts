import type { ChipStatus } from '../../../components/ui/status-chip'
import { paths } from '../../../lib/paths'
import type { PendingChange } from './pending-changes-query'

const entryNames = { tour: 'Tour', post: 'Blog post', picture: 'Gallery image' } as const

const orderTitles: Readonly<Record<string, string>> = {
  'order:tour': 'Order of the tours',
  'order:post': 'Order of the blog posts',
  'order:picture': 'Order of the gallery images',
}

const chips = { added: 'new', changed: 'changed', removed: 'removed' } as const

/** The changes that concern no single entry: what each is called, what kind it is, what becomes of it. */
const others = {
  order: { title: 'Order of a list', kind: 'Order', chip: 'changed' },
  home: { title: 'Tours of the home page', kind: 'Home page', chip: 'changed' },
  redirects: {
    title: 'Old addresses that lead to new ones',
    kind: 'Addresses',
    chip: 'changed',
  },
  withdrawn: {
    title: 'Files of pictures whose consent was withdrawn',
    kind: 'Withdrawn',
    chip: 'removed',
  },
} as const

/** What a change is called. */
export function titleOf(change: PendingChange): string {
  return 'title' in change ? change.title : (orderTitles[change.key] ?? others[change.kind].title)
}

/** What kind of thing it is. */
export function kindName(change: PendingChange): string {
  return 'id' in change ? entryNames[change.kind] : others[change.kind].kind
}

/** What becomes of it on the site. */
export function chipOf(change: PendingChange): ChipStatus {
  return 'id' in change ? chips[change.change] : others[change.kind].chip
}

/** Where it is edited; nothing where its row is gone or there is no such place. */
export function pathOf(change: PendingChange): string | undefined {
  if (!('id' in change)) return change.kind === 'home' ? paths.adminTours() : undefined
  if (change.status === null) return undefined
  if (change.kind === 'tour') return paths.adminTour(change.id)
  return change.kind === 'post' ? paths.adminPost(change.id) : paths.adminImage(change.id)
}

/** Whether there is anything to show of it, field by field. */
export function hasFields({ kind }: PendingChange): boolean {
  return kind !== 'order' && kind !== 'withdrawn'
}
