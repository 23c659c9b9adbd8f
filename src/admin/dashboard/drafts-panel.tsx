import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { useSignedInUser } from '../auth/session-state'
import type { CollectionTable } from '../data/query-keys'
import { Moment } from '../kit/moment'
import { DashboardPanel, PanelLoading } from './dashboard-panel'
import { dashboardOptions, type Drafts } from './dashboard-queries'
import { entryKinds } from './entry-kinds'

const tables: readonly CollectionTable[] = ['tours', 'blog_posts', 'gallery_images']

/** The drafts that were changed last, and what they lack. */
export function DraftsPanel() {
  const { data, isError } = useQuery(dashboardOptions(useSignedInUser().id))
  const withDrafts = tables.filter((table) => (data?.drafts[table].total ?? 0) > 0)
  return (
    <DashboardPanel title="Drafts">
      {!data && <PanelLoading label="Looking for drafts" isError={isError} />}
      {data && withDrafts.length === 0 && <p className="text-muted">There are no drafts.</p>}
      <div className="grid gap-4">
        {data &&
          withDrafts.map((table) => (
            <DraftRows key={table} table={table} drafts={data.drafts[table]} />
          ))}
      </div>
    </DashboardPanel>
  )
}

function DraftRows({ table, drafts: { rows, total } }: { table: CollectionTable; drafts: Drafts }) {
  const { many, list, pathOf } = entryKinds[table]
  const moreCount = total - rows.length
  return (
    <div>
      <h3 className="font-semibold text-muted">{many}</h3>
      <ul className="divide-y divide-line">
        {rows.map(({ id, title, lacks }) => (
          <li key={id} className="py-1 wrap-anywhere">
            <Link to={pathOf(id)} className={lineLinkClass}>
              {title}
            </Link>
            <span className="block text-sm text-muted">{lacksText(lacks)}</span>
          </li>
        ))}
      </ul>
      {moreCount > 0 && (
        <Link to={`${list}?state=draft`} className={lineLinkClass}>
          {counted(moreCount, 'more draft')}
          <span className="sr-only"> of {many}</span>
        </Link>
      )}
    </div>
  )
}

/** Named lacks; the editor lists all of them. */
const maxNamed = 3

function lacksText(lacks: readonly string[]): string {
  if (lacks.length === 0) return 'Complete: set it to “Ready for the site” when you like'
  const named = lacks.slice(0, maxNamed).join(', ')
  return `Lacks: ${named}${lacks.length > maxNamed ? ` and ${lacks.length - maxNamed} more` : ''}`
}

/** What is scheduled, soonest first; nothing if nothing is. */
export function ScheduledPanel() {
  const { data } = useQuery(dashboardOptions(useSignedInUser().id))
  if (!data || data.scheduled.total === 0) return null
  const { rows, total } = data.scheduled
  return (
    <DashboardPanel title="Goes to the site next">
      <ul className="divide-y divide-line">
        {rows.map(({ table, id, title, publish_at }) => (
          <li key={`${table} ${id}`} className="py-1 wrap-anywhere">
            <Link to={entryKinds[table].pathOf(id)} className={lineLinkClass}>
              {title}
            </Link>
            <span className="block text-sm text-muted">
              With the first Publish after <Moment at={publish_at} />
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className="text-muted">and {total - rows.length} more.</p>}
    </DashboardPanel>
  )
}
