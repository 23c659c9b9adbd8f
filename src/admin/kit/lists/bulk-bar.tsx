import { useState } from 'react'
import { SelectField } from '../../../components/form/select-field'
import { buttonClass } from '../../../components/ui/button'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { useSingleMutation } from '../use-single-mutation'

type BulkChoice = { id: string; label: string }

type BulkBarProps<Choice extends BulkChoice> = {
  count: number
  shown: number
  choices: Readonly<Record<string, readonly Choice[]>>
  isBusy?: boolean
  onSelectAll: () => void
  onClear: () => void
  /** Applies the choice; must not reject. */
  onApply: (choice: Choice) => Promise<void>
}

/** Shown below a list while rows are selected: their number, and the actions for them. */
export function BulkBar<Choice extends BulkChoice>(props: BulkBarProps<Choice>) {
  // Mounted anew with the next selection, for which nothing has been chosen yet.
  return props.count === 0 ? null : <SelectedBar {...props} />
}

function SelectedBar<Choice extends BulkChoice>(props: BulkBarProps<Choice>) {
  const { count, shown, choices, onSelectAll, onClear, onApply } = props
  const [chosen, setChosen] = useState('')
  const choice = Object.values(choices)
    .flat()
    .find(({ id }) => id === chosen)
  const apply = useSingleMutation({ mutationFn: onApply })
  const isBusy = apply.isPending || props.isBusy
  return (
    <section
      aria-label="Selected"
      className="sticky bottom-0 z-20 -mx-4 mt-4 flex flex-wrap items-end gap-x-3 gap-y-1 border-t border-line bg-card px-4 py-3 md:-mx-6 md:px-6 print:hidden"
    >
      <SelectField
        label="Action for the selected"
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
        onClick={() => choice && apply.mutate(choice)}
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
