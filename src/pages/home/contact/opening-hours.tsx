import { site } from '../../../content/site'
import { OpenNow } from './open-now'

/** The opening hours as a table, and whether the operator is open now. */
export function OpeningHours() {
  return (
    <>
      <table className="w-full text-left">
        <tbody>
          {site.hours.map((line) => {
            // The days follow the last AM or PM.
            const [, times, days] = /^(.*[AP]M) (.*)$/.exec(line) ?? []
            return (
              <tr key={line} className="border-b border-line">
                <th scope="row" className="py-2.5 pr-4 font-normal">
                  {days ?? line}
                </th>
                <td className="py-2.5 text-right font-semibold whitespace-nowrap">{times}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <OpenNow />
    </>
  )
}
