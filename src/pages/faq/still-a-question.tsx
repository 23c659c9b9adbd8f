import { panelClass } from '../../components/ui/panel'
import { AskLinks } from './ask-links'
import type { FaqViewStore } from './faq-view'
import { useFaqView } from './use-faq-view'

/** After the last question: ask a person. A search without a match has said so already. */
export function StillAQuestion({ view }: { view: FaqViewStore }) {
  const { shown } = useFaqView(view)
  if (shown?.size === 0) return null
  return (
    <aside
      aria-label="Still a question?"
      className={`mt-10 flex flex-wrap items-center gap-x-10 gap-y-5 p-6 sm:p-8 ${panelClass}`}
    >
      <div className="mr-auto">
        <p className="font-display text-heading">Still a question?</p>
        <p className="mt-2 text-lead text-muted">Ask us: we answer within 24 hours.</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <AskLinks />
      </div>
    </aside>
  )
}
