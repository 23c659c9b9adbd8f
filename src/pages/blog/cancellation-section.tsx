import { LatePart } from '../../components/ui/late-part'
import { Icon } from '../../components/ui/icon'
import { mailIcon, phoneIcon } from '../../components/ui/icon-paths'
import { Section } from '../../components/ui/section'
import { cancellationPolicy } from '../../content/policy'
import { site } from '../../content/site'
import { lazyPart } from '../../lib/lazy-part'
import { mailtoLink } from '../../lib/mailto'

const { title, intro, steps, waiver } = cancellationPolicy
const calculator = lazyPart(() => import('./refund-calculator').then((m) => m.RefundCalculator))
// Outside the component, so that it keeps its identity.
const refundCalculator = <calculator.Component />

const cardClass = 'rounded-xl bg-card p-5 shadow-card sm:p-8'
const linkClass = 'inline-flex min-h-11 items-center gap-3 font-semibold text-tea'
const wordsClass = 'break-all underline underline-offset-4'

/** What a cancelled trip pays back, and how to cancel one. Linked to as `/blog#cancellation`. */
export function CancellationSection() {
  return (
    <Section id="cancellation" heading={title} intro={intro}>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className={cardClass}>
          <RefundTable />
        </div>
        <div className={cardClass}>
          <LatePart>{refundCalculator}</LatePart>
        </div>
        <div className={cardClass}>
          <h3 className="text-xl font-bold">When fees may be waived</h3>
          <p className="mt-2">{waiver}</p>
        </div>
        <div className={cardClass}>
          <h3 className="text-xl font-bold">How to cancel</h3>
          <p className="mt-2">Call us, or write to our bookings mailbox:</p>
          <address data-allow-copy className="mt-1 grid justify-items-start not-italic">
            <a href={`tel:${site.phone.replace(/[^+\d]/g, '')}`} className={linkClass}>
              <Icon d={phoneIcon} />
              <span className={wordsClass}>{site.phone}</span>
            </a>
            <a href={mailtoLink(site.bookingsEmail, 'Trip cancellation')} className={linkClass}>
              <Icon d={mailIcon} />
              <span className={wordsClass}>{site.bookingsEmail}</span>
            </a>
          </address>
        </div>
      </div>
    </Section>
  )
}

function RefundTable() {
  return (
    <table className="w-full text-left text-lg">
      <caption className="sr-only">Refund by notice</caption>
      <thead>
        <tr className="text-muted">
          <th scope="col" className="py-3 font-semibold">
            You tell us
          </th>
          <th scope="col" className="py-3 pl-4 font-semibold">
            You get back
          </th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ notice, refund }) => (
          <tr key={notice} className="border-t border-line">
            <th scope="row" className="py-4 font-bold">
              {notice}
            </th>
            <td className="py-4 pl-4">{refund}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
