import { openingTimes } from '../../../content/opening-hours'
import { OpenNow } from './open-now'

/** The opening hours as a table, and whether the operator is open now. */
export function OpeningHours() {
  return (
    <>
      <table className="w-full text-left">
        <tbody>
          {openingTimes.map(({ times, days }) => (
            <tr key={days} className="border-b border-line">
              <th scope="row" className="py-2.5 pr-4 font-normal">
                {days}
              </th>
              <td className="py-2.5 text-right font-semibold whitespace-nowrap">{times}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <OpenNow />
    </>
  )
}
