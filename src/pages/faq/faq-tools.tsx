import { useEffect, useRef } from 'react'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { faqSections } from '../../content/faq'
import { AskLinks } from './ask-links'
import { useFaqView, type FaqView, type FaqViewStore } from './faq-view'
import { matchQuestions } from './match-questions'

const total = faqSections.flatMap((section) => section.questions).length
const maxQueryLength = 80

/** Search over the questions, and the buttons that open and close all answers. */
export function FaqTools({ view }: { view: FaqViewStore }) {
  const current = useFaqView(view)
  const field = useRef<HTMLInputElement>(null)
  const hasSynced = useRef(false)

  const search = (query: string) => {
    view.change({ query, shown: matchQuestions(query.slice(0, maxQueryLength), faqSections) })
  }

  // The field is uncontrolled to keep what was typed before hydration, which is then searched for.
  useEffect(() => {
    const input = field.current
    if (!input) return
    const wasTyped = !hasSynced.current && input.value !== ''
    hasSynced.current = true
    if (wasTyped) {
      view.change({ query: input.value, shown: matchQuestions(input.value, faqSections) })
    } else if (input.value !== current.query) {
      input.value = current.query
    }
  }, [current.query, view])

  return (
    <div className="pb-6 noscript:hidden">
      <div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-3">
        <TextField
          ref={field}
          label="Search the questions"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={maxQueryLength}
          onChange={(event) => search(event.currentTarget.value)}
        />
        <div className="flex flex-wrap gap-3 lg:col-span-2">
          <button
            type="button"
            className={buttonClass('secondary', '', 'compact')}
            onClick={() => view.change({ isAllOpen: true, isGrouped: false })}
          >
            Open all answers
          </button>
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            onClick={() =>
              view.change({
                isAllOpen: false,
                isGrouped: true,
                closings: current.closings + 1,
              })
            }
          >
            Close all answers
          </button>
        </div>
      </div>
      <output className="mt-3 block text-muted">{describe(current)}</output>
      {current.shown?.size === 0 && <NothingFound onShowAll={() => search('')} />}
    </div>
  )
}

/** The status line: how many questions are shown, and how answers open. */
function describe({ shown, isAllOpen }: FaqView): string {
  const rule = isAllOpen
    ? 'All answers are open, until you press a question.'
    : 'One answer at a time is open in each section.'
  if (!shown) return `${total} questions. ${rule}`
  if (shown.size === 0) return 'No questions match your search.'
  return shown.size === 1
    ? `1 of ${total} questions matches.`
    : `${shown.size} of ${total} questions match.`
}

/** Shown when the search finds nothing: links to ask a person. */
function NothingFound({ onShowAll }: { onShowAll: () => void }) {
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
