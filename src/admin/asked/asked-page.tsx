import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { SelectField } from '../../components/form/select-field'
import { buttonClass, textLinkClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { counting } from '../../content/facts/counting'
import { adminPaths } from '../../lib/admin-paths'
import { saveCsv } from '../../lib/csv'
import { counted } from '../../lib/format'
import { StudioPage } from '../kit/page/studio-page'
import { QueryState } from '../kit/query-state'
import { useMay } from '../kit/rights'
import { linesByTour, linesByWeek, spreadsheetOf, type AskedRow } from './asked-numbers'
import { askedOptions, isCountingOptions } from './asked-queries'
import { AskedTable } from './asked-table'

const periods = [4, 12, 52]
const usualPeriod = 12

/** How many visitors pressed Send, Mail, Call, Brochure or Keep, by week and by tour. */
export function AskedPage() {
  const [weeks, setWeeks] = useState(usualPeriod)
  const query = useQuery(askedOptions(weeks))
  const rows = query.data
  return (
    <StudioPage
      title="How many asked?"
      actions={
        rows !== undefined &&
        rows.length > 0 && (
          <button type="button" className={buttonClass('secondary')} onClick={() => download(rows)}>
            <Download aria-hidden className="size-4" />
            Download CSV
          </button>
        )
      }
    >
      <p className="mb-4 max-w-prose text-muted">
        How often visitors pressed Send, Mail, Call, Brochure or Keep. Whether they then sent their
        message, only your mailbox and your phone know. Nothing is kept about the visitors.
      </p>
      <CounterState />
      <div className="mt-4 max-w-48">
        <SelectField
          label="Period"
          value={weeks}
          onChange={({ target }) => setWeeks(Number(target.value))}
        >
          {periods.map((period) => (
            <option key={period} value={period}>
              {counted(period, 'week')}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryState
        query={query}
        loadingText="Loading how many asked"
        failedText="How many asked could not be read"
      />
      {rows && <Numbers rows={rows} />}
    </StudioPage>
  )
}

function Numbers({ rows }: { rows: readonly AskedRow[] }) {
  const all = rows.reduce((sum, { total }) => sum + total, 0)
  return (
    <>
      <output className="mt-4 block text-lg font-semibold">
        {all === 0 ? 'No presses in these weeks.' : `${counted(all, 'press', 'presses')}.`}
      </output>
      {all > 0 && (
        <>
          <AskedTable title="By week" subject="Week of" lines={linesByWeek(rows)} />
          <AskedTable title="By tour" subject="Tour" lines={linesByTour(rows)} />
        </>
      )}
    </>
  )
}

/** Says that nothing is counted, or not yet, and how to change that. */
function CounterState() {
  const { data: isOn } = useQuery(isCountingOptions)
  const mayManage = useMay('manage')
  if (isOn === undefined || (isOn && counting.countsPresses)) return null
  return (
    <div className={`max-w-prose p-4 ${noticeClass(isOn ? 'advice' : 'warning')}`}>
      <p className="font-semibold">
        {isOn ? 'Counting begins with the next Publish.' : 'Nothing is counted at present.'}
      </p>
      {!isOn && (
        <p className="mt-1">
          {mayManage ? (
            <>
              Tick “Count how many asked” under{' '}
              <Link to={adminPaths.site('counting')} className={textLinkClass}>
                Site, Counting
              </Link>
              , save, and publish. Visitors need not be asked, since nothing about them is kept.
            </>
          ) : (
            'An administrator can switch it on under Site, Counting.'
          )}
        </p>
      )}
    </div>
  )
}

/** Saves the numbers as a file on this device. */
function download(rows: readonly AskedRow[]): void {
  saveCsv('how-many-asked.csv', spreadsheetOf(rows))
}
