import { useState, type ReactNode } from 'react'
import { ChoiceRow } from './choice-row'
import { PreviewFrame } from './preview-frame'

/** Widths of the previewed screens, in CSS pixels. */
const widths = { Phone: 390, Desktop: 1280 } as const

type Screen = keyof typeof widths

const screens: readonly Screen[] = ['Phone', 'Desktop']

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
  const [screen, setScreen] = useState<Screen>('Phone')
  return (
    <>
      <div className="mb-3 flex flex-wrap gap-x-6 gap-y-2">
        <ChoiceRow label="Screen" choices={screens} chosen={screen} onChoose={setScreen} />
        {choices}
      </div>
      <p className="mb-3 text-muted">
        This shows the form as it is now, saved or not. Links and buttons do nothing here.
        {missing.length > 0 && ` Still empty, shown with placeholders: ${missing.join(', ')}.`}
      </p>
      <PreviewFrame name={`Preview: ${what} on a ${screen.toLowerCase()}`} width={widths[screen]}>
        {children}
      </PreviewFrame>
    </>
  )
}
