import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import type { ItemKind } from '../../publish/rows'
import type { CollectionTable } from '../data/query-keys'
import { Moment } from '../kit/moment'
import { StatusChips } from '../frame/publishing/status-chips'
import { DashboardPanel } from './dashboard-panel'
import { PanelWaiting } from './panel-waiting'
import { waitingOptions, type WaitingRow } from './waiting-queries'

type WaitingTable = {
  table: CollectionTable
  kind: ItemKind
  name: string
  list: string
  /** Address of one row; nothing where rows have no page of their own. */
  pathOf?: (id: number) => string
}

const tables: readonly WaitingTable[] = [
  {
    table: 'tours',
    kind: 'tour',
    name: 'Tours',
    list: paths.adminTours(),
    pathOf: paths.adminTour,
  },
  {
    table: 'blog_posts',
    kind: 'post',
    name: 'Blog posts',
    list: paths.adminBlog(),
    pathOf: paths.adminPost,
  },
  { table: 'gallery_images', kind: 'picture', name: 'Gallery images', list: paths.adminGallery() },
]

/** Drafts, and what is published but not shown yet. */
export function WaitingWork() {
  return (
    <DashboardPanel title="Drafts and scheduled">
      <div className="grid gap-4">
        {tables.map((entry) => (
          <WaitingRows key={entry.table} {...entry} />
        ))}
      </div>
    </DashboardPanel>
  )
}

function WaitingRows({ table, kind, name, list, pathOf }: WaitingTable) {
  const { data, isError } = useQuery(waitingOptions(table))
  const hidden = (data?.total ?? 0) - (data?.rows.length ?? 0)
  return (
    <div>
      <h3 className="font-semibold text-muted">{name}</h3>
      {!data && <PanelWaiting label={`Looking for drafts of ${name}`} isError={isError} />}
      {data?.total === 0 && <p>Nothing is waiting.</p>}
      {data && data.rows.length > 0 && (
        <ul className="divide-y divide-line">
          {data.rows.map((row) => (
            <li key={row.id} className="flex flex-wrap items-center justify-between gap-x-3 py-1">
              <span className="min-w-0 wrap-anywhere">
                <Title row={row} to={pathOf?.(row.id)} />
                {row.status === 'published' && (
                  <span className="block text-sm text-muted">
                    Shown from <Moment at={row.publish_at} />
                  </span>
                )}
              </span>
              <StatusChips row={row} kind={kind} />
            </li>
          ))}
        </ul>
      )}
      {data && data.rows.length > 0 && (hidden > 0 || !pathOf) && (
        <Link to={`${list}?state=draft`} className={lineLinkClass}>
          {hidden > 0 ? `${hidden} more` : 'To the drafts'}
          <span className="sr-only"> of {name}</span>
        </Link>
      )}
    </div>
  )
}

function Title({ row, to }: { row: WaitingRow; to: string | undefined }) {
  const title = row.title || 'Untitled'
  if (!to) return <span className="font-semibold">{title}</span>
  return (
    <Link to={to} className={lineLinkClass}>
      {title}
    </Link>
  )
}
