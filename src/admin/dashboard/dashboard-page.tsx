import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  ArrowRight,
  History,
  Images,
  Map,
  Newspaper,
  PenLine,
  Users,
  type LucideIcon,
} from 'lucide-react'
import { use } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '../../components/ui/button'
import { Skeleton } from '../../components/ui/skeleton'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { paths } from '../../lib/paths'
import { getClient } from '../data/client'
import { queryKeys, type CollectionTable } from '../data/query-keys'
import { readCount } from '../data/responses'
import { uploadImages, type PageCommand } from '../frame/palette/palette-commands'
import { frameClass } from '../kit/frame-class'
import { StudioPage } from '../kit/page/studio-page'
import { RightsContext } from '../kit/rights'
import { RoleWelcome } from './role-welcome'
import { DraftsPanel, RecentActivity } from './dashboard-panels'

/** First page of the studio: counts, quick actions, recent changes, drafts. */
export function DashboardPage() {
  return (
    <StudioPage title="Dashboard">
      <RoleWelcome />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <CountCard label="Total Tours" table="tours" to={paths.adminTours()} Icon={Map} />
        <CountCard label="Blog Posts" table="blog_posts" to={paths.adminBlog()} Icon={Newspaper} />
        <CountCard
          label="Gallery Images"
          table="gallery_images"
          to={paths.adminGallery()}
          Icon={Images}
        />
      </ul>
      <QuickActions />
      <div className="mt-6 grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <RecentActivity />
        <DraftsPanel />
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
  { name: 'Add New Tour', to: paths.adminTour('new'), Icon: Map },
  { name: 'Add New Post', to: paths.adminPost('new'), Icon: PenLine },
  uploadImages,
  { name: 'Activity', to: paths.adminActivity(), Icon: History },
  { name: 'People', to: paths.adminPeople(), Icon: Users, right: 'manage' },
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
