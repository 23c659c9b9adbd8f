import { useId, useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { z } from 'zod'
import { percent } from '../../data/lenient'
import { inputClass } from '../fields/entry-parts'

/** A point in a picture, in per cent of its width and height. */
type Focus = { x: number; y: number }

type FocusPickerProps = {
  src: string
  focus: Focus
  onChange: (focus: Focus) => void
  /** Name of the form field, for the error summary. */
  field: string
}

const within = (value: number) => Math.min(100, Math.max(0, Math.round(value)))

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/**
 * Picks the focus point of a picture, which pages keep in view when they crop it. Set by click or
 * drag on the picture, by arrow keys, or in numbers.
 */
export function FocusPicker({ src, focus, onChange, field }: FocusPickerProps) {
  const id = useId()
  const image = useRef<HTMLImageElement>(null)
  const set = (x: number, y: number) => {
    const next = { x: within(x), y: within(y) }
    if (next.x !== focus.x || next.y !== focus.y) onChange(next)
  }
  const follow = (event: PointerEvent) => {
    const box = image.current?.getBoundingClientRect()
    if (!box || box.width === 0 || box.height === 0) return
    set(
      ((event.clientX - box.left) / box.width) * 100,
      ((event.clientY - box.top) / box.height) * 100,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    const length = event.shiftKey ? 10 : 1
    set(focus.x + step[0] * length, focus.y + step[1] * length)
  }
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="font-semibold">Middle of the picture</legend>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Press on what matters most: it stays in view where a page crops the picture.
      </p>
      <div
        className="relative mx-auto w-fit max-w-full cursor-crosshair touch-pan-y select-none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          follow(event)
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
        }}
      >
        <img
          ref={image}
          src={src}
          alt=""
          draggable={false}
          className="max-h-72 min-h-24 max-w-full rounded-postcard bg-tea-soft"
        />
        <button
          type="button"
          data-field={field}
          aria-label={`Middle of the picture: ${focus.x} % from the left, ${focus.y} % from the top. The arrow keys move it.`}
          onKeyDown={onKeyDown}
          style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
          className="absolute grid size-11 -translate-1/2 touch-none place-items-center rounded-full"
        >
          <span className="size-7 rounded-full border-4 border-card bg-terracotta/60 shadow-raised ring-2 ring-ink" />
        </button>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <Figure label="From the left, %" value={focus.x} onChange={(x) => set(x, focus.y)} />
        <Figure label="From the top, %" value={focus.y} onChange={(y) => set(focus.x, y)} />
        <div aria-hidden className="ml-auto flex flex-wrap justify-end gap-2">
          {['aspect-video', 'aspect-square'].map((shape) => (
            <img
              key={shape}
              src={src}
              alt=""
              style={{ objectPosition: `${focus.x}% ${focus.y}%` }}
              className={`${shape} h-14 rounded-postcard bg-tea-soft object-cover`}
            />
          ))}
        </div>
      </div>
    </fieldset>
  )
}

type FigureProps = { label: string; value: number; onChange: (value: number) => void }

function Figure({ label, value, onChange }: FigureProps) {
  return (
    <label className="text-sm">
      <span className="mb-1 block">{label}</span>
      <input
        type="number"
        min={0}
        max={100}
        value={value}
        className={`${inputClass} max-w-24`}
        onChange={(event) => {
          if (event.target.value !== '') onChange(Number(event.target.value))
        }}
      />
    </label>
  )
}

export const middle: Focus = { x: 50, y: 50 }

const focusSchema = z.object({ x: percent, y: percent })

/** Parses a form field's focus point; the middle when it is missing or invalid. */
export function focusOf(value: unknown): Focus {
  return focusSchema.safeParse(value).data ?? middle
}
