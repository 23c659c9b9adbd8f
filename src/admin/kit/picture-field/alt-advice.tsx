import { Lightbulb } from 'lucide-react'
import { altHints, type DescribedPicture } from '../pictures/alt-hints'

/** Hints for a better picture description; never an error. */
export function AltAdvice(picture: DescribedPicture) {
  const hints = altHints(picture).filter(({ kind }) => kind === 'hint')
  return (
    <div aria-live="polite" className="mt-1 grid gap-1 text-sm">
      {hints.map(({ text }) => (
        <p key={text} className="flex items-start gap-1.5 text-maize-dark">
          <Lightbulb aria-hidden className="mt-0.5 size-4 shrink-0" />
          {text}
        </p>
      ))}
    </div>
  )
}
