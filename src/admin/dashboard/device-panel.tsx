import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { factKeyOf, factSheets } from '../../content/collections/facts/sheets'
import { formatMoment } from '../../lib/format'
import { adminPaths } from '../../lib/admin-paths'
import { useSignedInUser } from '../auth/session-state'
import type { CollectionTable } from '../data/query-keys'
import { listDrafts, type KeptDraft } from '../kit/drafts/draft-store'
import { DashboardPanel } from './dashboard-panel'
import { dashboardOptions } from './dashboard-queries'
import { entryKinds } from './entry-kinds'

/** The unsaved work that only this device has; nothing if there is none. */
export function DevicePanel() {
  const { id: userId } = useSignedInUser()
  const [kept] = useState(() => listDrafts(userId))
  const { data } = useQuery(dashboardOptions(userId))
  const entries = kept.flatMap((draft) => entryOf(draft, data?.kept) ?? [])
  if (entries.length === 0) return null
  return (
    <DashboardPanel title="Not saved yet, only on this device">
      <ul className="divide-y divide-line">
        {entries.map(({ path, title, keptAt, note }) => (
          <li key={path} className="py-1 wrap-anywhere">
            <Link to={path} className={lineLinkClass}>
              {title}
            </Link>
            <span className="block text-sm text-muted">
              Written {formatMoment(keptAt)}
              {note && `. ${note}`}
            </span>
          </li>
        ))}
      </ul>
    </DashboardPanel>
  )
}

type Stored = Readonly<Record<string, { title: string; version: number }>>

const isTable = (kind: string): kind is CollectionTable => Object.hasOwn(entryKinds, kind)

/** Title, path and time of unsaved work, and whether somebody has saved the entry since. */
function entryOf({ kind, id, draft }: KeptDraft, stored: Stored | undefined) {
  const { keptAt } = draft
  if (kind === 'profile') {
    return { path: adminPaths.settings(), title: 'Your profile', keptAt, note: '' }
  }
  if (kind === 'site_facts') {
    const key = factKeyOf(Number(id))
    return (
      key && { path: adminPaths.site(key), title: factSheets[key].part.label, keptAt, note: '' }
    )
  }
  if (!isTable(kind)) return undefined
  const { one, list, pathOf } = entryKinds[kind]
  const typed = draft.values['title']
  const title =
    typeof typed === 'string' && typed.trim() !== '' ? typed : `Untitled ${one.toLowerCase()}`
  if (id === 'new') return { path: `${list}/new`, title, keptAt, note: `New ${one.toLowerCase()}` }
  const row = stored?.[`${kind}:${id}`]
  const isGone = stored !== undefined && row === undefined
  const isOutdated = row !== undefined && row.version !== draft.version
  const note = isGone
    ? 'It was deleted meanwhile'
    : isOutdated
      ? 'Somebody has saved another version since: compare before you save'
      : ''
  return { path: pathOf(Number(id)), title, keptAt, note }
}
