import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { RichText } from '../../../components/ui/rich-text'
import type { FormValues } from '../drafts/merge-changes'
import type { Conflict } from './use-editor'

type ConflictPanelProps<Values extends FormValues> = {
  conflict: Conflict<Values>
  /** Labels of the fields. */
  labels: Readonly<Record<keyof Values & string, string>>
  isSaving: boolean
  /** Resolves the conflict; says for each field whether to keep this user's value. */
  onResolve: (isMine: (field: string) => boolean) => void
}

/** Shown when two users changed the same fields: both values side by side, to choose one. */
export function ConflictPanel<Values extends FormValues>(props: ConflictPanelProps<Values>) {
  const { conflict, labels, isSaving, onResolve } = props
  const { fields, mine, theirs } = conflict
  const [theirsChosen, setTheirsChosen] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choose = (field: string, isMine: boolean) => {
    const chosen = new Set(theirsChosen)
    if (isMine) chosen.delete(field)
    else chosen.add(field)
    setTheirsChosen(chosen)
  }
  return (
    <section aria-labelledby="conflict-heading" className={`mb-6 p-4 ${noticeClass('error')}`}>
      <h2 ref={heading} id="conflict-heading" tabIndex={-1} className="text-subheading">
        Someone else has changed this, too
      </h2>
      <p className="mt-1">
        Nothing is lost: choose which text to keep in each of these fields, then save. Changes to
        other fields have been merged.
      </p>
      {fields.map((field) => (
        <fieldset key={field} className="mt-4">
          <legend className="font-semibold">{labels[field]}</legend>
          <div className="mt-1 grid grid-cols-1 gap-3 lg:grid-cols-2">
            <Version
              field={field}
              name="Yours"
              value={mine[field]}
              isChosen={!theirsChosen.has(field)}
              onChoose={() => choose(field, true)}
            />
            <Version
              field={field}
              name="Theirs"
              value={theirs.values[field]}
              isChosen={theirsChosen.has(field)}
              onChoose={() => choose(field, false)}
            />
          </div>
        </fieldset>
      ))}
      <button
        type="button"
        disabled={isSaving}
        className={buttonClass('primary', 'mt-4')}
        onClick={() => onResolve((field) => !theirsChosen.has(field))}
      >
        Save with these choices
      </button>
    </section>
  )
}

type VersionProps = {
  field: string
  name: string
  value: unknown
  isChosen: boolean
  onChoose: () => void
}

function Version({ field, name, value, isChosen, onChoose }: VersionProps) {
  const valueId = useId()
  return (
    <div className="rounded-postcard border border-line bg-card p-3 has-checked:border-tea">
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="radio"
          name={`conflict-${field}`}
          checked={isChosen}
          onChange={onChoose}
          aria-describedby={valueId}
          className="size-5 shrink-0 accent-tea"
        />
        {name}
      </label>
      <div
        id={valueId}
        className="mt-1 max-h-64 overflow-y-auto pl-8 break-words whitespace-pre-wrap"
      >
        {isHtml(value) ? <RichText html={value} /> : textOf(value)}
      </div>
    </div>
  )
}

/** Whether a value comes from the rich text editor. */
function isHtml(value: unknown): value is string {
  return typeof value === 'string' && /^<[a-z]/i.test(value)
}

/** A form value as readable text. */
function textOf(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(empty)'
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return value.length > 0 ? value.map(textOf).join('\n') : '(empty)'
  if (typeof value === 'object') return Object.values(value).map(textOf).join(' · ')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
