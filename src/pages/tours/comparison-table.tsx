/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones `display` takes the meaning of a table from its elements */
import type { ReactNode } from 'react'
import { SheetLink } from '../../components/tours/pdf-links'
import { tourFacts } from '../../components/tours/tour-good-to-know'
import { buttonClass, textLinkClass } from '../../components/ui/button'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { brochure } from '../../content/brochure'
import { mapStops } from '../../content/map-stops'
import type { Tour } from '../../content/model'
import { fullPriceText, priceLine } from '../../content/tour-words'
import { counted } from '../../lib/format'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'
import { shownPrice } from '../../lib/tour-price'
import { plainTitle } from '../../lib/tour-title'
import { useToday } from '../../lib/use-today'

type ComparisonTableProps = {
  tours: readonly Tour[]
  onRemove: (id: number) => void
}

// On phones the name of a fact stands above its texts, so that three columns fit into 360 pixels. A grid takes
// the meaning from the elements of a table in some browsers, hence their roles.
const rowClasses = [
  '',
  'max-sm:grid max-sm:grid-cols-1',
  'max-sm:grid max-sm:grid-cols-2',
  'max-sm:grid max-sm:grid-cols-3',
]
const headClass =
  'sticky left-0 bg-card py-2.5 pr-3 text-left align-top text-muted max-sm:static max-sm:col-span-full max-sm:pb-0'
const cellClass = 'min-w-0 py-2.5 pr-2 align-top break-words hyphens-auto sm:min-w-30 sm:pr-3'

/** Tours side by side, one row for each fact. */
export function ComparisonTable({ tours, onRemove }: ComparisonTableProps) {
  const today = useToday()
  const rows = comparedFacts(tours, today)
  const rowClass = rowClasses[tours.length]
  return (
    <div className="sm:overflow-x-auto">
      <table role="table" className="w-full text-sm max-sm:block">
        <caption className="sr-only">Your kept tours side by side</caption>
        <thead
          role="rowgroup"
          className="bg-card max-sm:sticky max-sm:top-0 max-sm:z-10 max-sm:block"
        >
          <tr role="row" className={rowClass}>
            <th scope="col" role="columnheader" className={headClass}>
              <VisuallyHidden>Fact</VisuallyHidden>
            </th>
            {tours.map(({ id, slug, title }) => (
              <th
                key={id}
                scope="col"
                role="columnheader"
                className={`${cellClass} text-left sm:text-base`}
              >
                <Link to={paths.tour(slug)} className={textLinkClass}>
                  {plainTitle(title)}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {rows.map(({ name, texts }) => (
            <tr key={name} role="row" className={`border-t border-line ${rowClass}`}>
              <th scope="row" role="rowheader" className={headClass}>
                {name}
              </th>
              {texts.map((text, index) => (
                <td key={tours[index]?.id} role="cell" className={cellClass}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
          <tr role="row" className={`border-t border-line ${rowClass}`}>
            <th scope="row" role="rowheader" className={headClass}>
              <VisuallyHidden>Shortlist</VisuallyHidden>
            </th>
            {tours.map(({ id, title }) => (
              <td key={id} role="cell" className={cellClass}>
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

/** How far a tour is from Nairobi, as the map says it, or where it is; empty where the map does not show it. */
function distanceOf(slug: string): string {
  const stop = mapStops.find(({ tours }) => tours.some((tour) => tour.slug === slug))
  return stop ? stop.where || `In ${stop.name}` : ''
}

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
    {
      name: 'From Nairobi, in a straight line',
      texts: tours.map(({ slug }) => distanceOf(slug) || unknown),
    },
    { name: 'Group size', texts: tours.map(({ participants }) => groupSize(participants)) },
    ...names.map((name) => ({
      name,
      texts: optional.map((facts) => facts.find((fact) => fact.name === name)?.text ?? unknown),
    })),
    { name: 'Stops', texts: tours.map(({ itinerary }) => counted(itinerary.length, 'stop')) },
    {
      name: 'Included',
      texts: tours.map(({ id, includes }) => <Included key={id} items={includes} />),
    },
    ...(brochure.size
      ? [
          {
            name: 'To pass on',
            texts: tours.map(({ id, slug, title }) => (
              <SheetLink key={id} slug={slug}>
                Sheet (PDF) <VisuallyHidden>of {plainTitle(title)}</VisuallyHidden>
              </SheetLink>
            )),
          },
        ]
      : []),
  ]
}

function Included({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid grid-cols-1 list-disc gap-1 pl-4 marker:text-leaf">
      {items.map((item, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines may repeat
        <li key={index}>{item}</li>
      ))}
    </ul>
  )
}
