import { useCallback, useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import type { Part } from '../../content/collections/facts/part'
import { factSheets, type FactKey } from '../../content/collections/facts/sheets'
import type { FormValues } from '../kit/drafts/merge-changes'
import { frameClass } from '../kit/frame-class'
import { PartField } from './part-field'
import { SheetContext } from './sheet-context'
import { changedAt } from './sheet-values'

/** The fields of a sheet, rendered from its definition; those of one line share a card. */
export function SheetFields({ sheet }: { sheet: FactKey }) {
  const { getValues, setValue, formState } = useFormContext<FormValues>()
  const { isSubmitted } = formState
  const change = useCallback(
    (path: string, update: (value: unknown) => unknown) => {
      const [name = '', ...rest] = path.split('.')
      // Read from the form, not from the last render: a busy phone renders later than people type.
      setValue(name, changedAt(getValues(name), rest, update), {
        shouldDirty: true,
        shouldTouch: true,
        shouldValidate: isSubmitted,
      })
    },
    [getValues, setValue, isSubmitted],
  )
  const context = useMemo(() => ({ sheet, change }), [sheet, change])
  const parts: Readonly<Record<string, Part>> = factSheets[sheet].part.parts
  return (
    <SheetContext value={context}>
      <div className="grid max-w-4xl grid-cols-1 gap-6">
        {cardsOf(parts).map((names) => (
          <div
            key={names.join(' ')}
            className={`grid grid-cols-1 gap-5 p-4 sm:p-6 ${names.length > 1 ? 'md:grid-cols-2' : ''} ${frameClass}`}
          >
            {names.map((name) => {
              const part = parts[name]
              return part && <TopPart key={name} name={name} part={part} />
            })}
          </div>
        ))}
      </div>
    </SheetContext>
  )
}

/** The names of the parts by card: each list and group has one of its own. */
function cardsOf(parts: Readonly<Record<string, Part>>): string[][] {
  const cards: string[][] = []
  let isOpen = false
  for (const [name, { input }] of Object.entries(parts)) {
    const isAlone = input === 'list' || input === 'group'
    const last = cards.at(-1)
    if (last && isOpen && !isAlone) last.push(name)
    else cards.push([name])
    isOpen = !isAlone
  }
  return cards
}

function TopPart({ name, part }: { name: string; part: Part }) {
  const { control } = useFormContext<FormValues>()
  const { field, fieldState } = useController({ name, control })
  return (
    <div
      className={`min-w-0 ${part.input === 'text' || (part.max ?? 0) > 100 ? 'md:col-span-2' : ''}`}
    >
      <PartField part={part} path={name} value={field.value} error={fieldState.error} />
    </div>
  )
}
