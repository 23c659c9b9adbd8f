import { useLayoutEffect, useRef } from 'react'
import { BookTourLink } from '../../components/layout/book-tour-link'
import { LinkedText } from '../../components/layout/linked-text'
import { disclosureClass, signClass, summaryClass } from '../../components/ui/disclosure'
import { lineLinkClass } from '../../components/ui/button'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { linkIcon } from '../../components/ui/more-icon-paths'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { faqSections, type FaqItem } from '../../content/faq'
import { chatLink } from '../../content/site'
import { chat } from '../../lib/chat'
import { copyText } from '../../lib/copy-text'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { useFaqView, type FaqViewStore } from './faq-view'

type QuestionListProps = { view: FaqViewStore; sections?: typeof faqSections }

/** All sections with their questions; those that the search does not match are hidden. */
export function QuestionList({ view, sections = faqSections }: QuestionListProps) {
  const { shown, isAllOpen, isGrouped, closings } = useFaqView(view)
  const list = useRef<HTMLDivElement>(null)

  // `open` is uncontrolled. The render before this effect has removed the shared `name`, or the
  // browser would close all but one.
  useLayoutEffect(() => {
    if (isAllOpen) setAll(list.current, true)
  }, [isAllOpen])
  useLayoutEffect(() => {
    if (closings > 0) setAll(list.current, false)
  }, [closings])

  const leaveAllOpen = () => {
    if (view.read().isAllOpen) view.change({ isAllOpen: false })
  }
  const isShown = ({ id }: FaqItem) => !shown || shown.has(id)
  return (
    <div ref={list}>
      {sections.map(({ id, title, questions }) => (
        <section
          key={id}
          id={id}
          hidden={!questions.some(isShown)}
          aria-labelledby={`${id}-heading`}
          className="grid grid-cols-1 gap-4 py-8 md:py-10 lg:grid-cols-3 lg:gap-12"
        >
          <h2
            id={`${id}-heading`}
            className="self-start text-heading break-words lg:sticky lg:top-24"
          >
            {title}
          </h2>
          <div className="min-w-0 border-t border-line lg:col-span-2">
            {questions.map((item) => (
              // Works without JavaScript, and find in page opens it, too.
              <details
                key={item.id}
                name={isGrouped ? `faq-${id}` : undefined}
                hidden={!isShown(item)}
                className={disclosureClass}
                onToggle={(event) => {
                  if (!view.read().isAllOpen) closeOthers(event.currentTarget)
                }}
              >
                <summary className={summaryClass} onClick={leaveAllOpen}>
                  {/* `summary` must be a child of `details`, so the heading is inside it. */}
                  <h3 className="min-w-0 font-sans text-lg font-semibold break-words">
                    {item.question}
                  </h3>
                  <span aria-hidden className={signClass} />
                </summary>
                <Answer {...item} />
              </details>
            ))}
          </div>
        </section>
      ))}
    </div>
  )
}

function setAll(list: HTMLElement | null, isOpen: boolean): void {
  for (const details of list?.querySelectorAll('details') ?? []) details.open = isOpen
}

/**
 * Browsers support exclusive `details` since 2024
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Elements/details#name). This does the same in
 * older ones, and after the shared `name` was removed to open all.
 */
function closeOthers(opened: HTMLDetailsElement): void {
  if (!opened.open) return
  for (const other of opened.parentElement?.querySelectorAll('details') ?? []) {
    if (other !== opened) other.open = false
  }
}

function Answer({ id, question, answer, hasBooking }: FaqItem) {
  return (
    <>
      {/* Inside the answer, so that the browser opens the question for a URL with this hash;
          positioned at the top of the question, so that the page scrolls there. */}
      <span id={id} className="absolute top-0 left-0" />
      <div className="grid justify-items-start gap-3 pb-4">
        <p className="max-w-prose">
          <LinkedText parts={answer} />
        </p>
        {hasBooking && <BookTourLink />}
        {asksToAsk(answer) && (
          <ExternalLink href={chatLink(`Hello, ${question}\n`)} className={lineLinkClass}>
            Ask this on {chat.name}
          </ExternalLink>
        )}
        <QuestionLink id={id} question={question} />
      </div>
    </>
  )
}

/** Whether an answer sends the visitor to us. */
const asksToAsk = (answer: FaqItem['answer']) =>
  answer.some((part) => typeof part === 'string' && /\bask us\b/i.test(part))

/** Link to a question: updates the URL and copies it to the clipboard. */
function QuestionLink({ id, question }: Pick<FaqItem, 'id' | 'question'>) {
  const path = paths.faq(id)
  const copy = async () => {
    const isCopied = await copyText(window.location.origin + path)
    if (isCopied) showToast({ kind: 'success', title: 'Link copied' })
    else showToast({ kind: 'info', title: 'The link is in the address bar. Copy it from there.' })
  }
  return (
    <Link
      to={path}
      replace
      onClick={() => void copy()}
      className="inline-flex min-h-11 items-center gap-2 text-sm font-semibold text-muted underline-offset-4 hover:text-tea hover:underline"
    >
      <Icon d={linkIcon} className="size-4 shrink-0" />
      Link to this question
      <VisuallyHidden>: {question}</VisuallyHidden>
    </Link>
  )
}
