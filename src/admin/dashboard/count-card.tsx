import { useQuery, queryOptions } from '@tanstack/react-query'
import { ArrowRight, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { Skeleton } from '../../components/ui/skeleton'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { queryKeys, type CollectionTable } from '../data/query-keys'
import { frameClass } from '../kit/frame-class'
import { readCount } from '../data/responses'
import { getClient } from '../data/client'

type CountCardProps = { label: string; table: CollectionTable; to: string; Icon: LucideIcon }

/** The number of rows in a table; a dash if it could not be read. */
export function CountCard({ label, table, to, Icon }: CountCardProps) {
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
          {isLoading ? <CountLoading /> : (data ?? '—')}
        </p>
      </div>
      <span className="grid justify-items-end gap-5 text-tea print:hidden">
        <Icon aria-hidden className="size-11 rounded-postcard bg-tea-soft p-2.5" />
        <ArrowRight aria-hidden className="size-5 group-hover:translate-x-1" />
      </span>
    </li>
  )
}

function CountLoading() {
  return (
    <>
      <VisuallyHidden>Counting</VisuallyHidden>
      <Skeleton className="h-[1em] w-16" />
    </>
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
