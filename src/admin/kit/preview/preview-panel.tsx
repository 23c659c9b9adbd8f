import { useState, type ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { PreviewFrame } from './preview-frame'

/** Widths of the previewed screens, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const

const screens = ['Phone', 'Desktop'] as const

type PreviewPanelProps = {
  /** What is shown, such as: the card of this tour. */
  what: string
  /** Names of the fields that are still empty. */
  missing: readonly string[]
  /** Further choices beside the screen's. */
  choices?: ReactNode
  /** Parts of the public site. */
  children: ReactNode
}

/** Shows parts of the public site on a phone or desktop screen, with notes. */
export function PreviewPanel({ what, missing, choices, children }: PreviewPanelProps) {
  const [screen, setScreen] = useState<(typeof screens)[number]>('Phone')
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        <ChoiceRow label="Screen" choices={screens} chosen={screen} onChoose={setScreen} />
        {choices}
      </div>
      <p className="mb-3 text-muted">
        This shows the form as it is now, saved or not; what other pages of the studio hold is as on
        the site today. Links and buttons do nothing here.
        {missing.length > 0 && ` Still empty, shown with placeholders: ${missing.join(', ')}.`}
      </p>
      <PreviewFrame name={`Preview: ${what} on a ${screen.toLowerCase()}`} width={widths[screen]}>
        {children}
      </PreviewFrame>
    </>
  )
}

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
