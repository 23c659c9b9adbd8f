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

/** Title, kind and chip of the changes that do not belong to a single entry. */
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

/** Title of a change. */
export function titleOf(change: PendingChange): string {
  return 'title' in change ? change.title : (orderTitles[change.key] ?? others[change.kind].title)
}

/** Kind of the changed entry, for people. */
export function kindName(change: PendingChange): string {
  return 'id' in change ? entryNames[change.kind] : others[change.kind].kind
}

/** Chip that says what happens on the site. */
export function chipOf(change: PendingChange): ChipStatus {
  return 'id' in change ? chips[change.change] : others[change.kind].chip
}

/** Path of its editor; undefined when its row is gone or it has no editor. */
export function pathOf(change: PendingChange): string | undefined {
  if (!('id' in change)) return change.kind === 'home' ? paths.adminTours() : undefined
  if (change.status === null) return undefined
  if (change.kind === 'tour') return paths.adminTour(change.id)
  return change.kind === 'post' ? paths.adminPost(change.id) : paths.adminImage(change.id)
}

/** Whether the change can be shown field by field. */
export function hasFields({ kind }: PendingChange): boolean {
  return kind !== 'order' && kind !== 'withdrawn'
}
