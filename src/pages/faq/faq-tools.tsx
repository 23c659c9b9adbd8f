import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { panelClass } from '../../components/ui/panel'
import { faqSections, type FaqItem, type QuestionId } from '../../content/faq'
import { site } from '../../content/site'
import { AskLinks } from './ask-links'
import { useFaqView, type FaqView, type FaqViewStore } from './faq-view'

const items = faqSections.flatMap((section) => section.questions)
const maxQueryLength = 80

/** Search over the questions, and the buttons that open and close all answers. */
export function FaqTools({ view }: { view: FaqViewStore }) {
  const current = useFaqView(view)
  const field = useRef<HTMLInputElement>(null)
  const hasSynced = useRef(false)
  const asked = useRef(new URLSearchParams(useLocation().search).get('q') ?? '')

  const search = useCallback(
    (query: string) =>
      view.change({ query, shown: matchQuestions(query.slice(0, maxQueryLength)) }),
    [view],
  )

  // The field is uncontrolled to keep what was typed before hydration, which is then searched for. Where
  // nothing was typed, the address may bring a search along: `/faq?q=toilets`.
  useEffect(() => {
    const input = field.current
    if (!input) return
    const first = hasSynced.current ? '' : input.value || asked.current
    hasSynced.current = true
    if (first) search(first)
    else if (input.value !== current.query) input.value = current.query
  }, [current.query, search])

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
    : 'Opening one closes the others in its section.'
  if (!shown) return `${items.length} questions. ${rule}`
  if (shown.size === 0) return 'No questions match your search.'
  return shown.size === 1
    ? `1 of ${items.length} questions matches.`
    : `${shown.size} of ${items.length} questions match.`
}

/** Shown when the search finds nothing: links to ask a person. */
function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <div className={`mt-6 grid justify-items-start gap-4 p-6 ${panelClass}`}>
      <p className="max-w-prose">
        {`Try another word, or ask us: we answer within ${site.responseHours} hours, and the next visitor may find it here.`}
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

/** Frequent words that do not help to find a question. */
const stopWords = new Set(
  'a am an and are at be because by can could do does for get have how i if in is it may me much my need of on or our please should take that the there to us we what when where which who will with would you your'.split(
    ' ',
  ),
)

/**
 * The questions that contain, for every word of `query`, a word that begins with it, in the question,
 * its answer or its keywords. Stop words are ignored unless the query has no others.
 *
 * @returns the ids, or `null` when the query contains no word
 */
export function matchQuestions(query: string): ReadonlySet<QuestionId> | null {
  const words = wordsOf(query)
  if (!words.length) return null
  const significant = words.filter((word) => !stopWords.has(word))
  const prefixes = (significant.length ? significant : words).map(withoutPlural)
  return new Set(items.filter((item) => matchesAll(item, prefixes)).map(({ id }) => id))
}

function matchesAll({ question, answer, keywords }: FaqItem, prefixes: string[]): boolean {
  const texts = answer.map((part) => (typeof part === 'string' ? part : part.name))
  const text = [question, ...texts, keywords].join(' ')
  // `mpesa` finds `M-Pesa`, too.
  const words = [...wordsOf(text), ...wordsOf(text.replaceAll(/(?<=\p{L})-(?=\p{L})/gu, ''))]
  return prefixes.every((prefix) => words.some((word) => word.startsWith(prefix)))
}

/** Words in lower case, without accents and punctuation. */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** `dogs` should also find `dog`. */
function withoutPlural(word: string): string {
  return word.length > 3 ? word.replace(/s$/, '') : word
}
