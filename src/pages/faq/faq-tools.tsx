import { useEffect, useRef } from 'react'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { faqSections } from '../../content/faq'
import type { FaqView, FaqViewStore } from './faq-view'
import { matchQuestions } from './match-questions'
import { NothingFound } from './nothing-found'
import { useFaqView } from './use-faq-view'

const total = faqSections.flatMap((section) => section.questions).length
const longestQuery = 80

/** Search over the questions, and the buttons that open and close all answers. */
export function FaqTools({ view }: { view: FaqViewStore }) {
  const present = useFaqView(view)
  const field = useRef<HTMLInputElement>(null)
  const isLive = useRef(false)

  const search = (query: string) => {
    view.change({ query, shown: matchQuestions(query.slice(0, longestQuery), faqSections) })
  }

  // The field is not controlled: what was typed before the script came stays, and counts.
  useEffect(() => {
    const input = field.current
    if (!input) return
    const wasTyped = !isLive.current && input.value !== ''
    isLive.current = true
    if (wasTyped) {
      view.change({ query: input.value, shown: matchQuestions(input.value, faqSections) })
    } else if (input.value !== present.query) {
      input.value = present.query
    }
  }, [present.query, view])

  return (
    <div className="pb-6 noscript:hidden">
      <div className="grid items-end gap-x-12 gap-y-3 lg:grid-cols-3">
        <TextField
          ref={field}
          label="Search the questions"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={longestQuery}
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
                closings: present.closings + 1,
              })
            }
          >
            Close all answers
          </button>
        </div>
      </div>
      <output className="mt-3 block text-muted">{describe(present)}</output>
      {present.shown?.size === 0 && <NothingFound onShowAll={() => search('')} />}
    </div>
  )
}

/** Count and state in one sentence or two. */
function describe({ shown, isAllOpen }: FaqView): string {
  const rule = isAllOpen
    ? 'All answers are open, until you press a question.'
    : 'One answer at a time is open in each section.'
  if (!shown) return `${total} questions. ${rule}`
  if (shown.size === 0) return 'No question holds these words.'
  return shown.size === 1
    ? `1 of ${total} questions matches.`
    : `${shown.size} of ${total} questions match.`
}
