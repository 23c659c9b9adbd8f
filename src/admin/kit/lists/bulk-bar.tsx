import { useState } from 'react'
import { SelectField } from '../../../components/form/select-field'
import { buttonClass } from '../../../components/ui/button'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { useSingleFlight } from '../use-single-flight'

/** Something that can be done to all selected rows. */
type BulkChoice = { id: string; label: string }

type BulkBarProps<Choice extends BulkChoice> = {
  /** How many rows are selected. */
  count: number
  /** How many there are on this page. */
  shown: number
  /** Under the names of their groups. */
  choices: Readonly<Record<string, readonly Choice[]>>
  /** Something is being done to them already. */
  isBusy?: boolean
  onSelectAll: () => void
  onClear: () => void
  /** Does it; must not reject. */
  onApply: (choice: Choice) => Promise<void>
}

/** Stands at the foot of a list while rows are selected: how many, and what to do with them. */
export function BulkBar<Choice extends BulkChoice>(props: BulkBarProps<Choice>) {
  const { count, shown, choices, onSelectAll, onClear, onApply } = props
  const [chosen, setChosen] = useState('')
  const choice = Object.values(choices)
    .flat()
    .find(({ id }) => id === chosen)
  const [apply, isApplying] = useSingleFlight(async () => {
    if (choice) await onApply(choice)
  })
  const isBusy = isApplying || props.isBusy
  if (count === 0) return null
  return (
    <section
      aria-label="Selected"
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-end gap-x-3 gap-y-1 border-t border-line bg-card px-4 py-3 md:-mx-6 md:px-6 print:hidden"
    >
      <SelectField
        label="With the selected"
        value={chosen}
        disabled={isBusy}
        onChange={(event) => setChosen(event.target.value)}
        className="grow basis-44 sm:grow-0"
      >
        <option value="">Choose an action</option>
        {Object.entries(choices).map(([group, entries]) => (
          <optgroup key={group} label={group}>
            {entries.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <button
        type="button"
        className={buttonClass('primary', 'min-h-12')}
        disabled={isBusy || !choice}
        aria-busy={isBusy}
        onClick={() => void apply()}
      >
        Apply
      </button>
      <div className="flex grow flex-wrap items-center justify-end gap-x-1">
        <output className="mr-auto py-2.5 font-semibold tabular-nums sm:mr-2">
          {count} of {shown} selected
        </output>
        {count < shown && (
          <button
            type="button"
            className={buttonClass('quiet', '', 'compact')}
            disabled={isBusy}
            onClick={onSelectAll}
          >
            Select all <VisuallyHidden>on this page</VisuallyHidden>
          </button>
        )}
        <button
          type="button"
          aria-label="Select none"
          className={buttonClass('quiet', '', 'compact')}
          disabled={isBusy}
          onClick={onClear}
        >
          None
        </button>
      </div>
    </section>
  )
}
