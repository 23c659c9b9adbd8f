import { buttonClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { AskLinks } from './ask-links'

/** What to do when the search finds nothing: ask a person. */
export function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={`mt-6 grid justify-items-start gap-4 p-6 ${panelClass}`}>
      <p className="max-w-prose">
        Try another word, or ask us: we answer within 24 hours, and the next visitor may find it
        here.
      </p>
      <div className="flex flex-wrap gap-3">
        <AskLinks />
        <button type="button" className={buttonClass('quiet')} onClick={onShowAll}>
          Show all questions
        </button>
      </div>
    </div>
  )
}
