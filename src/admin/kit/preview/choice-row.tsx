import { buttonClass } from '../../../components/ui/button'

type ChoiceRowProps<Choice extends string> = {
  /** Accessible name of the group. */
  label: string
  choices: readonly Choice[]
  chosen: Choice
  onChoose: (choice: Choice) => void
}

/** A group of buttons of which one is selected. */
export function ChoiceRow<Choice extends string>(props: ChoiceRowProps<Choice>) {
  const { label, choices, chosen, onChoose } = props
  return (
    <fieldset>
      <legend className="sr-only">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <button
            key={choice}
            type="button"
            aria-pressed={choice === chosen}
            className={buttonClass(
              'secondary',
              'aria-pressed:bg-tea aria-pressed:text-card',
              'compact',
            )}
            onClick={() => onChoose(choice)}
          >
            {choice}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
