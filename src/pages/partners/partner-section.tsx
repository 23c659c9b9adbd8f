import { Section } from '../../components/ui/section'
import { textLinkClass } from '../../components/ui/button'
import { partnerKinds } from '../../content/partner-questions'
import { aboutStats, impactStats } from '../../content/stats'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { PartnerRequest } from './partner-request'

/** What our figures count of partners. Sums of money would be taken for prices here: these have no number. */
const partnerFigures = [...aboutStats, ...impactStats]
  .filter(({ label, definition }) => /\b(?:partner|families)\b/i.test(`${label} ${definition}`))
  .map(({ number, label, definition }) => ({
    label: /\p{Sc}|\p{Lu}/u.test(number) ? label : `${number} ${label}`,
    definition,
  }))

/** What partners do today, what others may propose, and their message. */
export function PartnerSection() {
  return (
    <Section
      id="partner"
      heading="Partner with us"
      intro="For farms, companies, conservation groups and schools that would like to work with us."
    >
      <div className="mb-10 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        {partnerFigures.length > 0 && (
          <div>
            <h3 className="text-subheading">What partners do today</h3>
            <dl className="mt-3 grid gap-3">
              {partnerFigures.map(({ label, definition }) => (
                <div key={label}>
                  <dt className="font-semibold first-letter:uppercase">{label}</dt>
                  <dd>{definition}</dd>
                </div>
              ))}
            </dl>
            <Link to={paths.about()} className={`mt-3 inline-block ${textLinkClass}`}>
              Who we are
            </Link>
          </div>
        )}
        <div>
          <h3 className="text-subheading">What you could propose</h3>
          <dl className="mt-3 grid gap-3">
            {partnerKinds
              .filter(({ ask }) => ask)
              .map(({ kind, ask }) => (
                <div key={kind}>
                  <dt className="font-semibold">{kind}</dt>
                  <dd>{ask}</dd>
                </div>
              ))}
          </dl>
        </div>
      </div>
      <PartnerRequest />
    </Section>
  )
}
