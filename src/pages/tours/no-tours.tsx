import { site } from '../../content/site'
import { buttonClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { whatsAppLink } from '../../lib/whatsapp'

const question = `Hello ${site.name}, I am looking for a tour that I cannot find on your site.`

/** What stands where no tour fits the filter. */
export function NoTours({ onClear }: { onClear: () => void }) {
  return (
    <div className="grid max-w-prose justify-items-start gap-4 rounded-xl bg-card p-6 shadow-card">
      <p className="text-lg font-semibold">No tour fits this filter yet.</p>
      <p className="text-muted">
        Look at all tours, or tell us what you have in mind: we plan days to measure.
      </p>
      <div className="flex flex-wrap gap-3">
        <button type="button" className={buttonClass()} onClick={onClear}>
          Clear filters
        </button>
        <ExternalLink
          href={whatsAppLink(site.phone, question)}
          className={buttonClass('secondary')}
        >
          Ask us on WhatsApp
        </ExternalLink>
      </div>
    </div>
  )
}
