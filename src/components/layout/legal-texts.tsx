import type { TextPart } from '../../content/model'
import { LinkedText } from './linked-text'

type LegalTextsProps = {
  notes: readonly { id: string; title: string; paragraphs: readonly (readonly TextPart[])[] }[]
  /** Whether they are open from the start. */
  isOpen?: boolean
}

/** The legal texts of the footer, each behind its title. */
export function LegalTexts({ notes, isOpen }: LegalTextsProps) {
  return (
    <div>
      {notes.map(({ id, title, paragraphs }) => (
        // Closed, it would only repeat the link to it, which opens it; without JavaScript it opens itself.
        <details
          key={id}
          id={id}
          open={isOpen}
          className="border-t border-card/25 [@media(scripting:enabled)]:not-open:hidden"
        >
          <summary className="min-h-11 py-3 font-semibold">{title}</summary>
          <ul className="max-w-prose grid list-disc gap-2 pb-5 pl-5">
            {paragraphs.map((parts, position) => (
              // oxlint-disable-next-line react/no-array-index-key -- the text never changes its order
              <li key={position}>
                <LinkedText
                  parts={parts}
                  linkClass="underline underline-offset-4 hover:no-underline"
                />
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  )
}
