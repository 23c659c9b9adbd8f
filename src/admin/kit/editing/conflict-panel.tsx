import { useEffect, useId, useRef, useState } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { RichText } from '../../../components/ui/rich-text'
import type { FormValues } from '../drafts/merge-changes'
import { valueText } from './collection-form'
import type { Conflict } from './use-editor'

type ConflictPanelProps<Values extends FormValues> = {
  conflict: Conflict<Values>
  labels: Readonly<Record<keyof Values & string, string>>
  isSaving: boolean
  /** A field's value as readable text; `valueText` by default. */
  textOf?: ((value: unknown, field: string) => string) | undefined
  /** Resolves the conflict; says for each field whether to keep this user's value. */
  onResolve: (isMine: (field: string) => boolean) => void
}

/** Shown when the same fields were changed elsewhere, too: both values side by side, to choose one. */
export function ConflictPanel<Values extends FormValues>(props: ConflictPanelProps<Values>) {
  const { conflict, labels, isSaving, textOf = valueText, onResolve } = props
  const { fields, mine, theirs } = conflict
  const [theirsChosen, setTheirsChosen] = useState<ReadonlySet<string>>(new Set())
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])

  const choose = (field: string, isMine: boolean) => {
    const others = [...theirsChosen].filter((name) => name !== field)
    setTheirsChosen(new Set(isMine ? others : [...others, field]))
  }
  return (
    <section aria-labelledby="conflict-heading" className={`mb-6 p-4 ${noticeClass('warning')}`}>
      <h2 ref={heading} id="conflict-heading" tabIndex={-1} className="text-subheading">
        This was changed in another tab or by somebody else
      </h2>
      <p className="mt-1">
        Nothing is lost: choose which text to keep in each of these fields, then save. Changes to
        other fields have been merged.
      </p>
      {fields.map((field) => (
        <fieldset key={field} className="mt-4">
          <legend className="font-semibold">{labels[field]}</legend>
          <div className="mt-1 grid grid-cols-1 gap-3 lg:grid-cols-2">
            {[true, false].map((isMine) => (
              <Version
                key={String(isMine)}
                field={field}
                name={isMine ? 'Typed here' : 'Saved meanwhile'}
                value={(isMine ? mine : theirs.values)[field]}
                textOf={textOf}
                isChosen={theirsChosen.has(field) !== isMine}
                onChoose={() => choose(field, isMine)}
              />
            ))}
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
  textOf: (value: unknown, field: string) => string
  isChosen: boolean
  onChoose: () => void
}

function Version({ field, name, value, textOf, isChosen, onChoose }: VersionProps) {
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
        {isHtml(value) ? <RichText html={value} /> : textOf(value, field) || '(empty)'}
      </div>
    </div>
  )
}

/** Whether a value comes from the rich text editor. */
function isHtml(value: unknown): value is string {
  return typeof value === 'string' && /^<[a-z]/i.test(value)
}
