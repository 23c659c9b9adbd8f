import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react'
import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'

type Id = string | number

type SortableProps = {
  /** In their current order. */
  ids: readonly Id[]
  /** What an entry is called in screen reader announcements: a name, or a number of entries. */
  nameOf: (id: Id) => string
  onMove: (from: number, to: number) => void
  /** If the list shows one page of more: the index of its first entry, and the total. */
  offset?: number
  total?: number
  /** Accessible name of the list. */
  label: string
  className?: string
  /** One `SortableEntry` per id, in this order. */
  children: ReactNode
}

/** A list or grid that can be sorted by dragging, touch or keyboard. */
export function Sortable(props: SortableProps) {
  const { ids, nameOf, onMove, offset = 0, total = ids.length, label, className, children } = props
  const sensors = useSensors(
    // A few pixels: a press on the handle is not a drag yet.
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: Id) => `${offset + ids.indexOf(id) + 1} of ${total}`
  const announcements: Announcements = {
    onDragStart: ({ active }) =>
      `${nameOf(active.id)}: picked up at position ${placeOf(active.id)}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)}: over position ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)}: now at position ${placeOf(over.id)}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)}: back at position ${placeOf(active.id)}.`,
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        screenReaderInstructions: {
          draggable:
            'Press the space bar to pick it up, the arrow keys to move it, the space bar to drop it, Escape to cancel.',
        },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(ids.indexOf(active.id), ids.indexOf(over.id))
      }}
    >
      <SortableContext items={[...ids]} strategy={rectSortingStrategy}>
        <ol aria-label={label} className={className} data-sortable>
          {children}
        </ol>
      </SortableContext>
    </DndContext>
  )
}

type SortableEntryProps = {
  id: Id
  name: string
  /** Index in the list, and the number of entries. */
  index: number
  count: number
  /** Whether there are entries before the first and after the last one, on other pages. */
  hasBefore?: boolean
  hasBehind?: boolean
  onMove: (from: number, to: number) => void
  className?: string
  children: ReactNode
}

/** An entry with its drag handle and two buttons that do the same. */
export function SortableEntry(props: SortableEntryProps) {
  const { id, name, index, count, hasBefore, hasBehind, onMove, className = '', children } = props
  const {
    setNodeRef,
    setActivatorNodeRef,
    attributes,
    listeners,
    transform,
    transition,
    isDragging,
  } = useSortable({ id })
  const moveBy = (button: HTMLButtonElement, steps: 1 | -1) => {
    const list = button.closest('[data-sortable]')
    // Synchronously: the entry must have moved before it gets the focus.
    flushSync(() => onMove(index, index + steps))
    // An entry that moved to another page leaves the focus to its neighbour.
    const place = Math.min(Math.max(index + steps, 0), (list?.children.length ?? 1) - 1)
    focusMoveButton(list, place, button.dataset['moves'] ?? '')
  }
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex flex-wrap items-start gap-1 sm:flex-nowrap ${isDragging ? 'relative z-10 opacity-80' : ''} ${className}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
        className={`${smallClass} cursor-grab touch-none`}
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      {/* On a phone the content has a row of its own: beside the buttons it would be too narrow. */}
      <div className="order-first min-w-0 grow basis-full sm:order-none sm:basis-0">{children}</div>
      <div className="ml-auto flex shrink-0">
        <button
          type="button"
          aria-label={`Move ${name} up`}
          disabled={index === 0 && !hasBefore}
          className={smallClass}
          data-moves="up"
          onClick={(event) => moveBy(event.currentTarget, -1)}
        >
          <ArrowUp aria-hidden className="size-5" />
        </button>
        <button
          type="button"
          aria-label={`Move ${name} down`}
          disabled={index === count - 1 && !hasBehind}
          className={smallClass}
          data-moves="down"
          onClick={(event) => moveBy(event.currentTarget, 1)}
        >
          <ArrowDown aria-hidden className="size-5" />
        </button>
      </div>
    </li>
  )
}

/** Moves the focus with the entry; at an end of the list, to the button for the other direction. */
function focusMoveButton(list: Element | null, index: number, direction: string): void {
  const entry = list?.children[index]
  // Those of the entry itself come after its content, which may be a list, too.
  const last = (selector: string) =>
    [...(entry?.querySelectorAll<HTMLButtonElement>(`${selector}:enabled`) ?? [])].at(-1)
  ;(
    last(`:scope > div > [data-moves="${direction}"]`) ?? last(':scope > div > [data-moves]')
  )?.focus()
}

const smallClass =
  'grid size-11 shrink-0 place-items-center rounded-postcard text-muted hover:bg-tea-soft hover:text-ink disabled:opacity-40'
