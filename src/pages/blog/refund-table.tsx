import { cancellationPolicy } from '../../content/policy'

type RefundTableProps = { steps?: typeof cancellationPolicy.steps }

/** What is refunded for which notice. */
export function RefundTable({ steps = cancellationPolicy.steps }: RefundTableProps) {
  return (
    <table className="w-full text-left sm:text-lg">
      <caption className="sr-only">Refund by notice</caption>
      <thead>
        <tr className="text-base text-muted">
          <th scope="col" className="w-2/5 pb-3 font-semibold">
            You tell us
          </th>
          <th scope="col" className="pb-3 pl-4 font-semibold">
            You get back
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ notice, refund }) => (
          <tr key={notice} className="border-t border-line">
            <th scope="row" className="py-4 font-semibold">
              {notice}
            </th>
            <td className="py-4 pl-4">{refund}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
