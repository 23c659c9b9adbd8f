import { useId } from 'react'
import { formatNumber } from '../../lib/format'
import { frameClass } from '../kit/frame-class'
import { kindLabels, pressKinds, type AskedLine } from './asked-numbers'

type AskedTableProps = {
  title: string
  /** Heading of the first column. */
  subject: string
  lines: readonly AskedLine[]
}

/** The presses of each line as numbers, and all of them as a bar. Narrow screens scroll it sideways. */
export function AskedTable({ title, subject, lines }: AskedTableProps) {
  const headingId = useId()
  const most = Math.max(1, ...lines.map(({ all }) => all))
  return (
    <div className="mt-6">
      <h2 id={headingId} className="mb-2 text-lg">
        {title}
      </h2>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled with the arrow keys
        tabIndex={0}
        aria-labelledby={headingId}
        className={`relative overflow-x-auto ${frameClass}`}
      >
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-muted">
              <th scope="col" className="px-4 py-2 font-semibold">
                {subject}
              </th>
              <th scope="col" className="w-1/3 min-w-28 px-4 py-2 font-semibold">
                All
              </th>
              {pressKinds.map((kind) => (
                <th key={kind} scope="col" className="px-4 py-2 text-right font-semibold">
                  {kindLabels[kind]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lines.map(({ id, name, counts, all }) => (
              <tr key={id}>
                <th scope="row" className="min-w-32 px-4 py-2.5 font-semibold wrap-anywhere">
                  {name}
                </th>
                <td className="px-4 py-2.5 tabular-nums">
                  {formatNumber(all)}
                  <span
                    aria-hidden
                    className="mt-0.5 block h-1.5 rounded-full bg-tea print:hidden"
                    style={{ width: `${(all / most) * 100}%` }}
                  />
                </td>
                {pressKinds.map((kind) => (
                  <td key={kind} className="px-4 py-2.5 text-right tabular-nums">
                    {formatNumber(counts[kind])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  )
}
