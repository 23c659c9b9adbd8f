import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { whatsAppLink } from '../../lib/whatsapp'

const greeting = `Hello ${site.name}, I have a question that your FAQ does not answer.`

/** What to do when the search finds nothing: ask a person. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className="mt-6 grid justify-items-start gap-4 rounded-xl bg-card p-6 shadow-card">
      <p className="max-w-prose">
        Try another word, or ask us: we answer within 24 hours, and the next visitor may find it
        here.
      </p>
      <div className="flex flex-wrap gap-3">
        <ExternalLink href={whatsAppLink(site.phone, greeting)} className={buttonClass()}>
          Ask on WhatsApp
        </ExternalLink>
        <Link to={paths.contact()} className={buttonClass('secondary')}>
          Contact us
        </Link>
        <button type="button" className={buttonClass('quiet')} onClick={onShowAll}>
          Show all questions
        </button>
      </div>
    </div>
  )
}
