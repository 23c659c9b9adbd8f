import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { lineLinkClass } from '../../components/ui/button'
import { paths } from '../../lib/paths'
import type { ItemKind } from '../../publish/rows'
import type { CollectionTable } from '../data/query-keys'
import { Moment } from '../kit/moment'
import { StatusChips } from '../frame/publishing/status-chips'
import { DashboardPanel } from './dashboard-panel'
import { PanelLoading } from './panel-loading'
import { draftsOptions, type DraftRow } from './drafts-queries'

type DraftTable = {
  table: CollectionTable
  kind: ItemKind
  name: string
  list: string
  /** Path of the page of one row, if rows have pages. */
  pathOf?: (id: number) => string
}

const tables: readonly DraftTable[] = [
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

/** Drafts, and published rows that are scheduled for later. */
export function DraftsPanel() {
  return (
    <DashboardPanel title="Drafts and scheduled">
      <div className="grid gap-4">
        {tables.map((entry) => (
          <DraftRows key={entry.table} {...entry} />
        ))}
      </div>
    </DashboardPanel>
  )
}

function DraftRows({ table, kind, name, list, pathOf }: DraftTable) {
  const { data, isError } = useQuery(draftsOptions(table))
  const moreCount = (data?.total ?? 0) - (data?.rows.length ?? 0)
  return (
    <div>
      <h3 className="font-semibold text-muted">{name}</h3>
      {!data && <PanelLoading label={`Looking for drafts of ${name}`} isError={isError} />}
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
      {data && data.rows.length > 0 && (moreCount > 0 || !pathOf) && (
        <Link to={`${list}?state=draft`} className={lineLinkClass}>
          {moreCount > 0 ? `${moreCount} more` : 'To the drafts'}
          <span className="sr-only"> of {name}</span>
        </Link>
      )}
    </div>
  )
}

function Title({ row, to }: { row: DraftRow; to: string | undefined }) {
  const title = row.title || 'Untitled'
  if (!to) return <span className="font-semibold">{title}</span>
  return (
    <Link to={to} className={lineLinkClass}>
      {title}
    </Link>
  )
}
