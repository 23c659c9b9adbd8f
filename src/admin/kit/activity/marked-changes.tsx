import { useEffect, useRef, useState, type ReactNode } from 'react'
import { counted } from '../../../lib/format'
import type { DiffBlock, DiffPart } from './text-diff'

/** A text with its removed and added words marked; what stayed the same is folded. */
export function MarkedChanges({ blocks }: { blocks: readonly DiffBlock[] }) {
  return (
    <div className="grid grid-cols-1 gap-2 wrap-anywhere whitespace-pre-line">
      {blocks.map((block, index) =>
        block.kind === 'same' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the blocks of one text never move
          <SameLines key={index} lines={block.lines} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} dir="auto">
            {block.parts.map((part, place) => (
              <Part
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                part={part}
                isFirst={place === 0}
                isLast={place === block.parts.length - 1}
              />
            ))}
          </p>
        ),
      )}
    </div>
  )
}

const markClasses = {
  removed: 'bg-danger-soft px-0.5 text-danger line-through decoration-2',
  added: 'bg-tea-soft px-0.5 font-semibold text-tea underline decoration-2',
} as const

type PartProps = { part: DiffPart; isFirst: boolean; isLast: boolean }

/** Marks by line and weight as well as colour, and in words for screen readers. */
function Part({ part: { kind, text }, isFirst, isLast }: PartProps) {
  if (kind === 'same') return <SameWords text={text} isFirst={isFirst} isLast={isLast} />
  const Mark = kind === 'removed' ? 'del' : 'ins'
  return (
    <Mark className={markClasses[kind]}>
      <span className="sr-only">{kind === 'removed' ? ' (removed: ' : ' (added: '}</span>
      {text}
      <span className="sr-only">) </span>
    </Mark>
  )
}

/** Unchanged words shown beside a change, in characters. */
const nearLength = 70

type SameWordsProps = { text: string; isFirst: boolean; isLast: boolean }

/** Unchanged words of a changed paragraph; only those near the change if there are many. */
function SameWords({ text, isFirst, isLast }: SameWordsProps) {
  const before = isFirst ? '' : text.slice(0, nearLength).replace(/\S*$/, '')
  const after = isLast ? '' : text.slice(-nearLength).replace(/^\S*/, '')
  const folded = text.slice(before.length, text.length - after.length)
  if (folded.length <= 2 * nearLength) return text
  const count = folded.trim().split(/\s+/).length
  return (
    <>
      {before}
      <Fold label={counted(count, 'unchanged word')}>{folded}</Fold>
      {after}
    </>
  )
}

/** Unchanged lines longer than this are paragraphs, in characters. */
const paragraphLength = 60

/** Unchanged lines; folded if they would push the change out of sight. */
function SameLines({ lines }: { lines: readonly string[] }) {
  const content = (
    <span dir="auto" className="block text-muted">
      {lines.join('\n')}
    </span>
  )
  if (lines.length <= 2 && lines.every(({ length }) => length <= paragraphLength)) return content
  const isLong = lines.some(({ length }) => length > paragraphLength)
  return (
    <div>
      <Fold label={counted(lines.length, isLong ? 'unchanged paragraph' : 'unchanged line')}>
        {content}
      </Fold>
    </div>
  )
}

/** A button in place of unchanged text; pressed, it gives way to the text, which takes the focus. */
function Fold({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (isOpen) text.current?.focus({ preventScroll: true })
  }, [isOpen])
  if (isOpen) {
    return (
      <span ref={text} tabIndex={-1}>
        {children}
      </span>
    )
  }
  return (
    <button
      type="button"
      className="mx-1 inline-flex min-h-11 items-center rounded-postcard border border-dashed border-line px-3 text-sm text-muted hover:border-tea hover:text-ink md:min-h-8"
      onClick={() => setOpen(true)}
    >
      Show {label}
    </button>
  )
}
