import { type ToggleEvent, useLayoutEffect, useRef } from 'react'
import { BookTourLink } from '../../components/layout/book-tour-link'
import { textLinkClass } from '../../components/ui/button'
import { disclosureClass, signClass, summaryClass } from '../../components/ui/disclosure'
import { ExternalLink } from '../../components/ui/external-link'
import { Icon } from '../../components/ui/icon'
import { linkIcon } from '../../components/ui/icon-paths'
import { VisuallyHidden } from '../../components/ui/visually-hidden'
import { type FaqItem, type FaqSection, faqSections } from '../../content/faq'
import type { MenuItem } from '../../content/model'
import { copyText } from '../../lib/copy-text'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { showToast } from '../../lib/toast'
import { type FaqView, type FaqViewStore, useFaqView } from './faq-view'

/** All sections with their questions; those that the search does not match are hidden. */
export function QuestionList({ view }: { view: FaqViewStore }) {
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

  return (
    <div ref={list}>
      {faqSections.map((section) => (
        <QuestionSection
          key={section.id}
          section={section}
          shown={shown}
          isGrouped={isGrouped}
          view={view}
        />
      ))}
    </div>
  )
}

function setAll(list: HTMLElement | null, isOpen: boolean): void {
  for (const details of list?.querySelectorAll('details') ?? []) details.open = isOpen
}

type QuestionSectionProps = Pick<FaqView, 'shown' | 'isGrouped'> & {
  section: FaqSection
  view: FaqViewStore
}

/** A section of the FAQ. At most one of its questions is open, unless all are. */
function QuestionSection({ section, shown, isGrouped, view }: QuestionSectionProps) {
  const { id, title, questions } = section
  const headingId = `${id}-heading`
  const isShown = (item: (typeof questions)[number]) => !shown || shown.has(item.id)

  const keepOne = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (!view.read().isAllOpen) closeOthers(event.currentTarget)
  }
  const leaveAllOpen = () => {
    if (view.read().isAllOpen) view.change({ isAllOpen: false })
  }

  return (
    <section
      id={id}
      hidden={!questions.some(isShown)}
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-4 py-8 md:py-10 lg:grid-cols-3 lg:gap-12"
    >
      <h2 id={headingId} className="self-start text-heading break-words lg:sticky lg:top-24">
        {title}
      </h2>
      <div className="min-w-0 border-t border-line lg:col-span-2">
        {questions.map((item) => (
          <Question
            key={item.id}
            {...item}
            group={isGrouped ? `faq-${id}` : undefined}
            isHidden={!isShown(item)}
            onToggle={keepOne}
            onPress={leaveAllOpen}
          />
        ))}
      </div>
    </section>
  )
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

type QuestionProps = FaqItem & {
  /** `name` shared by the questions of which only one may be open. */
  group: string | undefined
  /** Hidden by the search, but still in the page. */
  isHidden: boolean
  onToggle: (event: ToggleEvent<HTMLDetailsElement>) => void
  /** Called before a click opens or closes it. */
  onPress: () => void
}

/** A question that opens its answer; works without JavaScript, and find in page opens it, too. */
function Question({ id, question, answer, hasBooking, ...props }: QuestionProps) {
  const { group, isHidden, onToggle, onPress } = props
  return (
    <details name={group} hidden={isHidden} onToggle={onToggle} className={disclosureClass}>
      <summary onClick={onPress} className={summaryClass}>
        {/* `summary` must be a child of `details`, so the heading is inside it. */}
        <h3 className="min-w-0 font-sans text-lg font-semibold break-words">{question}</h3>
        <span aria-hidden className={signClass} />
      </summary>
      {/* Inside the answer, so that the browser opens the question for a URL with this hash;
          positioned at the top of the question, so that the page scrolls there. */}
      <span id={id} className="absolute top-0 left-0" />
      <div className="grid justify-items-start gap-3 pb-4">
        <p className="max-w-prose">
          {answer.map((part) =>
            typeof part === 'string' ? part : <AnswerLink key={part.name} {...part} />,
          )}
        </p>
        {hasBooking && <BookTourLink />}
        <QuestionLink id={id} question={question} />
      </div>
    </details>
  )
}

/** Link to a question: updates the URL and copies it to the clipboard. */
function QuestionLink({ id, question }: Pick<FaqItem, 'id' | 'question'>) {
  const path = paths.faq(id)
  const copy = async () => {
    const isCopied = await copyText(window.location.origin + path)
    if (isCopied) showToast({ kind: 'success', title: 'Link copied' })
    else showToast({ kind: 'info', title: 'The link stands in the address bar. Copy it there.' })
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

/** A link inside an answer: to this site, another site, a phone number or an email address. */
function AnswerLink({ name, href }: MenuItem) {
  if (href.startsWith('/')) {
    return (
      <Link to={href} className={textLinkClass}>
        {name}
      </Link>
    )
  }
  if (href.startsWith('https:')) {
    return (
      <ExternalLink href={href} className={textLinkClass}>
        {name}
      </ExternalLink>
    )
  }
  return (
    <a
      href={href}
      data-allow-copy
      className={`${textLinkClass} ${href.startsWith('tel:') ? 'whitespace-nowrap' : 'break-all'}`}
    >
      {name}
    </a>
  )
}
