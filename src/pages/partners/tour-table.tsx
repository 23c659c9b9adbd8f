/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones `display` takes the meaning of a table from its elements */
import { CopyButton } from '../../components/form/copy-button'
import { buttonClass, lineLinkClass, textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { brochure, brochurePage, fileNameOf } from '../../content/brochure'
import { site } from '../../content/site'
import type { TourLine } from '../../content/tour-lines'
import { saveCsv } from '../../lib/csv'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'

type TourTableProps = {
  /** All tours in the order of the site, which is that of the brochure. */
  tours: readonly TourLine[]
  hasBrochure?: boolean
}

const headClass = 'pb-3 pr-4 font-semibold'
// On phones a row is a few lines of text, with three short facts in one of them.
const factClass = 'py-3 pr-4 align-top max-sm:inline max-sm:p-0'
const notFirst = "max-sm:before:content-['_·_']"

/** Every tour with its facts and its address, to copy as a list or to save as a spreadsheet. */
export function TourTable({ tours, hasBrochure = brochure.size !== '' }: TourTableProps) {
  const rows = tours.map(({ slug, title, duration, location, participants }, index) => ({
    title,
    facts: [duration, location, groupSize(participants)],
    path: paths.tour(slug),
    url: site.origin + paths.tour(slug),
    page: brochurePage(index),
    sheet: `${brochure.href}#page=${brochurePage(index)}`,
  }))
  const save = () =>
    saveCsv(fileNameOf('/tours.csv'), [
      ['Tour', ...factNames, 'Page', ...(hasBrochure ? ['Sheet (PDF)'] : [])],
      ...rows.map(({ title, facts, url, sheet }) => [
        title,
        ...facts,
        url,
        ...(hasBrochure ? [site.origin + sheet] : []),
      ]),
    ])
  return (
    <div className={`p-5 sm:p-8 ${panelClass}`}>
      <h3 className="text-subheading">All tours</h3>
      <table role="table" data-allow-copy className="mt-4 w-full text-left max-sm:block">
        <caption className="sr-only">All tours with duration, place and group size</caption>
        <thead role="rowgroup" className="text-sm text-muted max-sm:sr-only">
          <tr role="row">
            {['Tour', ...factNames].map((name) => (
              <th key={name} role="columnheader" scope="col" className={headClass}>
                {name}
              </th>
            ))}
            {hasBrochure && (
              <th role="columnheader" scope="col" className={headClass}>
                Sheet
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {rows.map(({ title, facts, path, url, page, sheet }) => (
            <tr key={path} role="row" className="border-t border-line max-sm:block max-sm:py-3">
              <th
                role="rowheader"
                scope="row"
                className="py-3 pr-4 align-top font-normal max-sm:block max-sm:p-0"
              >
                <Link to={path} className={textLinkClass}>
                  {title}
                </Link>
                <span className="block text-sm break-all text-muted max-sm:hidden">{url}</span>
              </th>
              {facts.map((fact, index) => (
                <td
                  key={factNames[index]}
                  role="cell"
                  className={index > 0 ? `${factClass} ${notFirst}` : factClass}
                >
                  <span className="inline-block">{fact}</span>
                </td>
              ))}
              {hasBrochure && (
                <td role="cell" className="align-top max-sm:block">
                  <a href={sheet} className={`text-sm ${lineLinkClass}`}>
                    Sheet (PDF, page {page})<VisuallyHidden> of {title}</VisuallyHidden>
                  </a>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="flex flex-wrap border-t border-line pt-4">
        <button type="button" className={buttonClass('quiet', 'noscript:hidden')} onClick={save}>
          Save as CSV
        </button>
        <CopyButton
          label="Copy the list"
          text={rows
            .map(({ title, facts, url }) => `${title}\n${facts.join(' · ')}\n${url}`)
            .join('\n\n')}
          done="List copied."
        />
      </div>
    </div>
  )
}

const factNames = ['Duration', 'Place', 'Group size']
