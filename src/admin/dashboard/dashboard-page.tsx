import { queryOptions, useQuery } from '@tanstack/react-query'
import { ArrowRight, Images, Map, Newspaper, PenLine, type LucideIcon } from 'lucide-react'
import { Suspense, use } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { adminPaths } from '../../lib/admin-paths'
import { lazyPart } from '../../lib/lazy-part'
import { getClient } from '../data/client'
import { queryKeys, type CollectionTable } from '../data/query-keys'
import { readCount } from '../data/responses'
import { uploadImages, type PageCommand } from '../frame/palette/palette-commands'
import { recentActivityOptions } from '../kit/activity/activity-queries'
import { frameClass } from '../kit/frame-class'
import { StudioPage } from '../kit/page/studio-page'
import { RightsContext } from '../kit/rights'
import { DevicePanel } from './device-panel'
import { DraftsPanel, ScheduledPanel } from './drafts-panel'
import { FirstSteps } from './first-steps'
import { PublishPanel } from './publish-panel'
import { RecentActivity } from './recent-activity'
import { RoleWelcome } from './role-welcome'

/** Has nothing to show before its answer has come. */
const launchPanel = lazyPart(async () => (await import('./launch-panel')).LaunchPanel)

/** Entries of the log that are read: enough to say who saved what waits to be published. */
const activitySize = 50
/** Entries of the log that are shown. */
const changeLimit = 5

/** First page of the studio: counts, quick actions, and what waits for the person who opens it. */
export function DashboardPage() {
  const activity = useQuery(recentActivityOptions(activitySize))
  return (
    <StudioPage title="Dashboard">
      <RoleWelcome />
      <FirstSteps activity={activity.data} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <CountCard label="Total Tours" table="tours" to={adminPaths.tours()} Icon={Map} />
        <CountCard label="Blog Posts" table="blog_posts" to={adminPaths.blog()} Icon={Newspaper} />
        <CountCard
          label="Gallery Images"
          table="gallery_images"
          to={adminPaths.gallery()}
          Icon={Images}
        />
      </ul>
      <QuickActions />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <PublishPanel activity={activity.data ?? []} />
          <Suspense>
            <launchPanel.Component />
          </Suspense>
          <DevicePanel />
          <RecentActivity
            changes={activity.data?.slice(0, changeLimit)}
            isError={activity.isError}
          />
        </div>
        <div className="grid min-w-0 gap-4">
          <ScheduledPanel />
          <DraftsPanel />
        </div>
      </div>
    </StudioPage>
  )
}

type CountCardProps = { label: string; table: CollectionTable; to: string; Icon: LucideIcon }

/** The number of rows in a table; a dash if it could not be read. */
function CountCard({ label, table, to, Icon }: CountCardProps) {
  const { data, isError } = useQuery(countOptions(table))
  const isLoading = data === undefined && !isError
  return (
    <li
      className={`group relative flex items-start justify-between gap-3 p-4 lg:p-5 transition-colors duration-quick hover:border-tea ${frameClass}`}
    >
      <div className="grid min-w-0 gap-3">
        <h2 className="text-base">
          <Link
            to={to}
            className="text-muted outline-none after:absolute after:inset-0 after:rounded-panel group-hover:text-tea focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-lake"
          >
            {label}
          </Link>
        </h2>
        <p className="text-figure font-bold tabular-nums" aria-busy={isLoading}>
          {isLoading ? (
            <>
              <VisuallyHidden>Counting</VisuallyHidden>
              <Skeleton className="h-[1em] w-16" />
            </>
          ) : (
            (data ?? '—')
          )}
        </p>
      </div>
      <span className="grid justify-items-end gap-5 text-tea print:hidden">
        <Icon aria-hidden className="size-11 rounded-postcard bg-tea-soft p-2.5" />
        <ArrowRight aria-hidden className="size-5 group-hover:translate-x-1" />
      </span>
    </li>
  )
}

const actions: readonly PageCommand[] = [
  { name: 'Add New Tour', to: adminPaths.tour('new'), Icon: Map },
  { name: 'Add New Post', to: adminPaths.post('new'), Icon: PenLine },
  uploadImages,
]

/** Links to the most frequent tasks. */
function QuickActions() {
  const { rights } = use(RightsContext)
  return (
    <nav aria-label="Quick actions" className="mt-4 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {actions
          .filter(({ right }) => !right || rights.includes(right))
          .map(({ name, to, Icon, state }) => (
            <li key={name}>
              <Link to={to} state={state} className={buttonClass('secondary', '', 'compact')}>
                <Icon aria-hidden className="size-4" />
                {name}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}

/** Counts the rows of a table without reading any. */
function countOptions(table: CollectionTable) {
  return queryOptions({
    queryKey: [...queryKeys[table], 'count'],
    queryFn: ({ signal }) =>
      readCount(
        getClient().from(table).select('*', { count: 'exact', head: true }).abortSignal(signal),
      ),
    meta: { task: `Counting ${table}` },
  })
}
