import { useState, type ReactNode } from 'react'
import { tourFacts } from '../../components/tours/tour-good-to-know'
import { buttonClass, textLinkClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import type { Tour } from '../../content/model'
import { fullPriceText, priceLine } from '../../content/tour-words'
import { nairobiDay } from '../../lib/calendar-day'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { shownPrice } from '../../lib/tour-price'
import { plainTitle } from '../../lib/tour-title'

type ComparisonTableProps = {
  tours: readonly Tour[]
  onRemove: (id: number) => void
}

const headClass = 'sticky left-0 bg-card py-2.5 pr-3 text-left align-top text-muted'
const cellClass = 'min-w-30 py-2.5 pr-3 align-top'

/** Tours side by side, one row for each fact. Scrolls sideways where it is too wide; the names stay. */
export function ComparisonTable({ tours, onRemove }: ComparisonTableProps) {
  const [today] = useState(() => nairobiDay(new Date()))
  const rows = comparedFacts(tours, today)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="sr-only">Your kept tours side by side</caption>
        <thead>
          <tr>
            <th scope="col" className={headClass}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {tours.map(({ id, slug, title }) => (
              <th key={id} scope="col" className={`${cellClass} text-left text-base`}>
                <Link to={paths.tour(slug)} className={textLinkClass}>
                  {plainTitle(title)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, texts }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className={headClass}>
                {name}
              </th>
              {texts.map((text, index) => (
                <td key={tours[index]?.id} className={cellClass}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
          <tr className="border-t border-line">
            <th scope="row" className={headClass}>
              <VisuallyHidden>Shortlist</VisuallyHidden>
            </th>
            {tours.map(({ id, title }) => (
              <td key={id} className={cellClass}>
                <button
                  type="button"
                  className={buttonClass('secondary', '', 'compact')}
                  onClick={() => onRemove(id)}
                >
                  Remove <VisuallyHidden>{plainTitle(title)}</VisuallyHidden>
                </button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** Shown for a fact that one of the tours has and another has not. */
const unknown = 'Ask us'

/** The facts of tours by name, each with one text for every tour. Optional facts that no tour has are left out. */
function comparedFacts(
  tours: readonly Tour[],
  today: string,
): { name: string; texts: ReactNode[] }[] {
  const optional = tours.map(({ priceFrom: _price, ...tour }) => tourFacts(tour, today))
  const names = [...new Set(optional.flatMap((facts) => facts.map(({ name }) => name)))]
  return [
    {
      name: 'Price',
      texts: tours.map(({ priceFrom }) =>
        shownPrice(priceFrom && priceLine(priceFrom, fullPriceText), today),
      ),
    },
    { name: 'Duration', texts: tours.map(({ duration }) => duration) },
    { name: 'Location', texts: tours.map(({ location }) => location) },
    { name: 'Group size', texts: tours.map(({ participants }) => participants) },
    ...names.map((name) => ({
      name,
      texts: optional.map((facts) => facts.find((fact) => fact.name === name)?.text ?? unknown),
    })),
    {
      name: 'Included',
      texts: tours.map(({ id, includes }) => <Included key={id} items={includes} />),
    },
  ]
}

function Included({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid list-disc gap-1 pl-4 marker:text-leaf">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
