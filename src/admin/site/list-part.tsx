import { ChevronDown, Plus, Trash2, Undo2 } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { noticeClass } from '../../components/ui/notice'
import { textLine, type Part } from '../../content/collections/facts/part'
import { FieldError } from '../kit/fields/entry-parts'
import { firstMessage } from '../kit/form-resolver'
import { moved } from '../kit/sorting/moved'
import { Sortable, SortableEntry } from '../kit/sorting/sortable'
import { sentencesOf } from './sentences'
import { messageOf, useSheet, type PartProps } from './sheet-context'
import { entriesIn, partOf, summaryOf } from './sheet-values'

type ListPartProps = PartProps & {
  /** The fields of one entry. */
  renderEntry: (entry: PartProps) => ReactNode
}

/** `a question` without its article. */
const nounOf = ({ one = 'an entry' }: Part) => one.replace(/^an? /, '')

/** For a list whose definition names no entry. */
const unknownEntry = textLine('Entry', 120)

/** A list of entries to add, remove, sort, and open one by one. */
export function ListPart({ part, path, value, error, renderEntry }: ListPartProps) {
  const { sheet, change } = useSheet()
  const id = useId()
  const { label, hint, entry = unknownEntry, least = 0, most = Infinity } = part
  const noun = nounOf(part)
  const entries = entriesIn(value)
  const { keys, insertKey, removeKey, moveKey } = useKeys(entries.length)
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set())
  const [removed, setRemoved] = useState<{ entry: unknown; index: number; name: string }>()
  const undo = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLFieldSetElement>(null)
  const message = messageOf(error)
  const sentences = sentencesOf(sheet, path, value)
  const isFixed = least === most

  useEffect(() => {
    if (removed) undo.current?.focus()
  }, [removed])

  const toggle = (key: number, isOpen: boolean) =>
    setOpen((before) => {
      const after = new Set(before)
      if (isOpen) after.add(key)
      else after.delete(key)
      return after
    })
  const nameOf = (index: number) => {
    const words = sentences?.[index] || summaryOf(entry, entries[index])
    return `${noun} ${index + 1}${words === '' ? '' : `: ${words}`}`
  }

  function move(from: number, to: number) {
    moveKey(from, to)
    change(path, (found) => moved(entriesIn(found), from, to))
  }
  function insert(found: unknown, index: number) {
    toggle(insertKey(index), true)
    change(path, (list) => entriesIn(list).toSpliced(index, 0, found))
    focusEntry(box.current, index)
  }
  function remove(index: number) {
    setRemoved({ entry: entries[index], index, name: nameOf(index) })
    removeKey(index)
    change(path, (list) => entriesIn(list).toSpliced(index, 1))
  }

  return (
    <fieldset
      ref={box}
      className="min-w-0"
      aria-describedby={[hint && `${id}-hint`, message && `${id}-error`].filter(Boolean).join(' ')}
    >
      <legend className="mb-1 font-semibold">
        {label} <span className="font-normal text-muted">({entries.length})</span>
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <Sortable
        label={label}
        ids={keys}
        nameOf={(key) => nameOf(keys.indexOf(Number(key)))}
        onMove={move}
        className="grid grid-cols-1 gap-2"
      >
        {entries.map((found, index) => (
          <SortableEntry
            key={keys[index]}
            id={keys[index] ?? index}
            name={nameOf(index)}
            index={index}
            count={entries.length}
            onMove={move}
            className="rounded-postcard border border-line p-1"
          >
            <Entry
              name={nameOf(index)}
              summary={sentences?.[index] || summaryOf(entry, found)}
              number={`${noun} ${index + 1}`}
              isOpen={open.has(keys[index] ?? -1)}
              hasError={firstMessage(partOf(error, index)) !== undefined}
              onToggle={(isOpen) => toggle(keys[index] ?? -1, isOpen)}
              onRemove={isFixed || entries.length <= least ? undefined : () => remove(index)}
            >
              {renderEntry({
                part: entry,
                path: `${path}.${index}`,
                value: found,
                error: partOf(error, index),
              })}
              <FieldError id={`${id}-${index}`} text={messageOf(partOf(error, index))} />
            </Entry>
          </SortableEntry>
        ))}
      </Sortable>
      <output className="block">
        {removed && (
          <span
            className={`mt-2 flex flex-wrap items-center gap-2 px-3 py-1 ${noticeClass('advice')}`}
          >
            <span className="min-w-0 grow wrap-anywhere">Removed {removed.name}</span>
            <button
              ref={undo}
              type="button"
              className={buttonClass('quiet', '', 'compact')}
              onClick={() => {
                setRemoved(undefined)
                insert(removed.entry, Math.min(removed.index, entries.length))
              }}
            >
              <Undo2 aria-hidden className="size-4" />
              Undo
            </button>
          </span>
        )}
      </output>
      {!isFixed && (
        <button
          type="button"
          data-field={path}
          disabled={entries.length >= most}
          className={buttonClass('quiet', 'mt-1', 'compact')}
          onClick={() => insert(entry.empty, entries.length)}
        >
          <Plus aria-hidden className="size-4" />
          Add {part.one ?? 'an entry'}
        </button>
      )}
      <SizeNote part={part} count={entries.length} />
      <FieldError id={`${id}-error`} text={message} />
      {sentences && <VisitorsRead sentences={sentences} />}
    </fieldset>
  )
}

/** Why nothing can be added or removed. */
function SizeNote({ part: { least = 0, most = Infinity }, count }: { part: Part; count: number }) {
  let text = ''
  if (least === most) text = `There are always ${most}: change the words, or their order.`
  else if (count >= most) text = `No more than ${most} fit here. Remove one to add another.`
  else if (count <= least && least > 0)
    text = `At least ${least} must stay. Add one to remove another.`
  return text === '' ? null : <p className="px-3 text-sm text-muted">{text}</p>
}

/** The sentences that follow from the numbers, as they are now. */
function VisitorsRead({ sentences }: { sentences: readonly string[] }) {
  return (
    <div className={`mt-2 p-3 ${noticeClass('advice')}`}>
      <p className="text-sm font-semibold">Visitors will read</p>
      <ul>
        {sentences.filter(Boolean).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}

type EntryProps = {
  name: string
  number: string
  /** A line that tells it from the others. */
  summary: string
  isOpen: boolean
  hasError: boolean
  onToggle: (isOpen: boolean) => void
  /** Undefined for an entry that must stay. */
  onRemove: (() => void) | undefined
  children: ReactNode
}

/** One entry: a line that opens its fields. It opens by itself when something in it is wrong. */
function Entry(props: EntryProps) {
  const { name, number, summary, isOpen, hasError, onToggle, onRemove, children } = props
  const id = useId()
  // Once opened, its fields stay: a picture may be on its way.
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  const open = useEffectEvent(() => onToggle(true))
  useEffect(() => {
    if (hasError) open()
  }, [hasError])
  return (
    <>
      <div className="flex items-start gap-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-11 min-w-0 grow items-center gap-2 rounded-postcard px-2 py-1.5 text-left hover:bg-tea-soft"
          onClick={() => onToggle(!isOpen)}
        >
          <ChevronDown
            aria-hidden
            className={`size-5 shrink-0 text-muted ${isOpen ? '' : '-rotate-90'}`}
          />
          <span className="min-w-0">
            <span className="block text-sm text-muted first-letter:uppercase">
              {number}
              {hasError && <span className="font-semibold text-danger"> · needs attention</span>}
            </span>
            <span className={`block font-semibold wrap-anywhere ${isOpen ? '' : 'line-clamp-2'}`}>
              {summary || 'Nothing written yet'}
            </span>
          </span>
        </button>
        {onRemove && (
          <button
            type="button"
            aria-label={`Remove ${name}`}
            className="grid size-11 shrink-0 place-items-center rounded-postcard text-muted hover:bg-danger-soft hover:text-danger"
            onClick={onRemove}
          >
            <Trash2 aria-hidden className="size-5" />
          </button>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="p-2">
        {wasOpen && children}
      </div>
    </>
  )
}

/** Focuses the first control of the fields of an entry, once they are there. */
function focusEntry(box: HTMLElement | null, index: number): void {
  setTimeout(() => {
    const entry = box?.querySelector('[data-sortable]')?.children[index]
    entry
      ?.querySelector<HTMLElement>('input, textarea, select, [contenteditable], [data-field]')
      ?.focus()
  })
}

let lastKey = 0
const newKeys = (count: number) => Array.from({ length: count }, () => (lastKey += 1))

/** Keys for the entries of a list, which stay with them; new ones when the list comes from elsewhere. */
function useKeys(count: number) {
  const [stored, setKeys] = useState(() => newKeys(count))
  let keys = stored
  if (stored.length !== count) {
    keys = [...stored.slice(0, count), ...newKeys(Math.max(0, count - stored.length))]
    setKeys(keys)
  }
  return {
    keys,
    insertKey: (index: number) => {
      const [key = 0] = newKeys(1)
      setKeys((before) => before.toSpliced(index, 0, key))
      return key
    },
    removeKey: (index: number) => setKeys((before) => before.toSpliced(index, 1)),
    moveKey: (from: number, to: number) => setKeys((before) => moved(before, from, to)),
  }
}
