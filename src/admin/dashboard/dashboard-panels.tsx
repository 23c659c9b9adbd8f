import { queryOptions, useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { Link } from 'react-router'
import { z } from 'zod'
import { lineLinkClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { paths } from '../../lib/paths'
import type { ItemKind } from '../../publish/rows'
import { getClient } from '../data/client'
import { text } from '../data/lenient'
import { queryKeys, type CollectionTable } from '../data/query-keys'
import { readRowPage } from '../data/responses'
import { StatusChips } from '../frame/publishing/status-chips'
import { recentActivityOptions } from '../kit/activity/activity-queries'
import { ChangeLine } from '../kit/activity/change-line'
import { frameClass } from '../kit/frame-class'
import { Moment } from '../kit/moment'

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
                {pathOf ? (
                  <Link to={pathOf(row.id)} className={lineLinkClass}>
                    {row.title}
                  </Link>
                ) : (
                  <span className="font-semibold">{row.title}</span>
                )}
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

/** Rows shown of each table. */
const rowLimit = 4

const draftSchema = z.object({
  id: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  status: text,
  publish_at: z.string().nullable().catch(null),
})

/** The drafts and scheduled rows of a table, last changed first, and their total. */
function draftsOptions(table: CollectionTable) {
  return queryOptions({
    queryKey: [...queryKeys[table], 'drafts'],
    queryFn: ({ signal }) =>
      readRowPage(
        getClient()
          .from(table)
          .select('id, title, status, publish_at', { count: 'exact' })
          .neq('status', 'unpublished')
          .or(`status.eq.draft,publish_at.gt.${new Date().toISOString()}`)
          .order('updated_at', { ascending: false })
          .order('id', { ascending: false })
          .range(0, rowLimit - 1)
          .abortSignal(signal),
        draftSchema,
      ),
    meta: { task: `Looking for drafts in ${table}` },
  })
}

type DashboardPanelProps = {
  title: string
  /** A link beside the heading. */
  more?: ReactNode
  children: ReactNode
}

/** A card of the dashboard with a heading. */
function DashboardPanel({ title, more, children }: DashboardPanelProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className={`min-w-0 p-4 sm:p-5 ${frameClass}`}>
      <div className="mb-2 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <h2 id={headingId} className="text-lg">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  )
}

/** Fills a dashboard panel while its data loads, or after loading failed. */
function PanelLoading({ label, isError }: { label: string; isError: boolean }) {
  if (isError) return <p className="text-muted">This could not be loaded.</p>
  return (
    <div className="grid gap-3 py-2">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton className="h-4 w-3/4" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
    </div>
  )
}

const changeLimit = 5

/** The last five changes of all users. */
export function RecentActivity() {
  const { data, isError } = useQuery(recentActivityOptions(changeLimit))
  return (
    <DashboardPanel
      title="Recent activity"
      more={
        <Link to={paths.adminActivity()} className={lineLinkClass}>
          All activity
        </Link>
      }
    >
      {!data && <PanelLoading label="Loading the latest changes" isError={isError} />}
      {data?.length === 0 && <p className="text-muted">Nothing has been changed yet.</p>}
      {data && data.length > 0 && (
        <ul className="divide-y divide-line">
          {data.map((change) => (
            <li key={change.id} className="py-2.5">
              <ChangeLine change={change} />
            </li>
          ))}
        </ul>
      )}
    </DashboardPanel>
  )
}
