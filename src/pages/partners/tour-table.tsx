/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role -- on phones `display` takes the meaning of a table from its elements */
import { CopyButton } from '../../components/form/copy-button'
import { buttonClass, lineLinkClass, textLinkClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { brochure, fileNameOf } from '../../content/brochure'
import { site } from '../../content/site'
import type { TourLine } from '../../content/tour-lines'
import { saveCsv } from '../../lib/csv'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { groupSize } from '../../lib/tour-group'

type TourTableProps = {
  tours: readonly TourLine[]
}

const headClass = 'pb-3 pr-4 font-semibold'
// On phones a row is a few lines of text, with three short facts in one of them.
const factClass = 'py-3 pr-4 align-top max-sm:inline max-sm:p-0'
const notFirst = "max-sm:before:content-['_·_']"

/** Every tour with its facts and its address, to copy as a list or to save as a spreadsheet. */
export function TourTable({ tours }: TourTableProps) {
  const hasSheets = brochure.size !== ''
  const rows = tours.map(({ slug, title, duration, location, participants }) => ({
    slug,
    title,
    facts: [duration, location, groupSize(participants)],
    path: paths.tour(slug),
    url: site.origin + paths.tour(slug),
  }))
  const save = () =>
    saveCsv(fileNameOf('/tours.csv'), [
      ['Tour', ...factNames, 'Page', ...(hasSheets ? ['Sheet (PDF)'] : [])],
      ...rows.map(({ slug, title, facts, url }) => [
        title,
        ...facts,
        url,
        ...(hasSheets ? [site.origin + paths.sheet(slug)] : []),
      ]),
    ])
  return (
    <div className={`p-5 sm:p-8 ${panelClass}`}>
      <h3 className="text-subheading">All tours</h3>
      <table role="table" data-allow-copy className="mt-4 w-full text-left max-sm:block">
        <caption className="sr-only">All tours</caption>
        <thead role="rowgroup" className="text-sm text-muted max-sm:sr-only">
          <tr role="row">
            {['Tour', ...factNames].map((name) => (
              <th key={name} role="columnheader" scope="col" className={headClass}>
                {name}
              </th>
            ))}
            {hasSheets && (
              <th role="columnheader" scope="col" className={headClass}>
                Sheet
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-sm:block">
          {rows.map(({ slug, title, facts, path }) => (
            <tr key={path} role="row" className="border-t border-line max-sm:block max-sm:py-3">
              <th
                role="rowheader"
                scope="row"
                className="py-3 pr-4 align-top font-normal max-sm:block max-sm:p-0"
              >
                <Link to={path} className={textLinkClass}>
                  {title}
                </Link>
              </th>
              {facts.map((fact, index) => (
                <td
                  key={factNames[index]}
                  role="cell"
                  className={index > 0 ? `${factClass} ${notFirst}` : factClass}
                >
                  {fact}
                </td>
              ))}
              {hasSheets && (
                <td role="cell" className="align-top max-sm:block">
                  <a href={paths.sheet(slug)} className={`text-sm ${lineLinkClass}`}>
                    Sheet (PDF) <VisuallyHidden>{`of ${title}`}</VisuallyHidden>
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
