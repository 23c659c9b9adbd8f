import { useQuery } from '@tanstack/react-query'
import { countOptions, type CountedTable } from '../shared/count-queries'
import { Link } from '../../lib/link'

type CountCardProps = { label: string; table: CountedTable; to: string }

/** How many there are; a dash when that could not be found out. */
export function CountCard({ label, table, to }: CountCardProps) {
  const { data, isError } = useQuery(countOptions(table))
  return (
    <li className="relative rounded-xl border border-line bg-card p-5 shadow-card">
      <h2 className="font-sans font-semibold text-muted">
        <Link to={to} className="after:absolute after:inset-0 hover:underline">
          {label}
        </Link>
      </h2>
      <p
        className="mt-2 text-4xl font-bold tabular-nums"
        aria-busy={data === undefined && !isError}
      >
        {data ?? (isError ? '—' : '…')}
      </p>
    </li>
  )
}
