import type { ChipStatus } from '../../../components/ui/status-chip'
import { factKeyOf } from '../../../content/collections/facts/sheets'
import { adminPaths } from '../../../lib/admin-paths'
import { factTitle } from '../../kit/activity/fact-changes'
import type { PendingChange } from './site-queries'

/** What the kinds of entries are called. */
export const entryNames = {
  tour: 'Tour',
  post: 'Blog post',
  picture: 'Gallery image',
  facts: 'Facts of the site',
} as const

const editorPaths = {
  tour: adminPaths.tour,
  post: adminPaths.post,
  picture: adminPaths.image,
  facts: (id: number) => adminPaths.site(factKeyOf(id)),
} as const

const chips = { added: 'new', changed: 'changed', removed: 'removed' } as const

const orderTitles: Readonly<Record<string, string>> = {
  'order:tour': 'Order of the tours',
  'order:post': 'Order of the blog posts',
  'order:picture': 'Order of the gallery images',
}

/** Title, kind and chip of a change, and the path of its editor if it has one. */
type Summary = { title: string; kind: string; chip: ChipStatus; path?: string }

/** What a pending change is called. */
export function summaryOf(change: PendingChange): Summary {
  if ('id' in change) {
    const name = entryNames[change.kind]
    const pathOf = editorPaths[change.kind]
    const { id, title, status } = change
    // A deleted row has no status, and no editor.
    const path = status === null && change.kind !== 'facts' ? {} : { path: pathOf(id) }
    const shown = change.kind === 'facts' ? factTitle(id) : title
    return { title: shown, kind: name, chip: chips[change.change], ...path }
  }
  switch (change.kind) {
    case 'order': {
      const title = orderTitles[change.key] ?? 'Order of a list'
      return { title, kind: 'Order', chip: 'changed' }
    }
    case 'home': {
      const path = adminPaths.tours()
      return { title: 'Tours of the home page', kind: 'Home page', chip: 'changed', path }
    }
    case 'redirects':
      return { title: 'Old addresses that lead to new ones', kind: 'Addresses', chip: 'changed' }
    case 'withdrawn': {
      const title = 'Files of pictures whose consent was withdrawn'
      return { title, kind: 'Withdrawn', chip: 'removed' }
    }
    default:
      return change satisfies never
  }
}
