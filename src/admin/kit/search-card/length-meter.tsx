import { shownTitleLetters } from '../../../lib/page-title'
import { counted } from '../../../lib/format'

type LengthMeterProps = {
  /** What is measured, as in "Title"; omitted when the field's own label says it. */
  name?: string
  text: string
  good: GoodLength
}

/** A text's length and whether it suits search engines and chats: advice, not a rule. */
export function LengthMeter({ name, text, good }: LengthMeterProps) {
  const { words, share, isGood } = lengthAdvice(text, good)
  return (
    <div>
      <p className="text-sm text-muted">
        {name && <span className="font-semibold text-ink">{name}: </span>}
        {words}
      </p>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-line">
        <div
          className={`h-full rounded-full ${isGood ? 'bg-tea' : 'bg-maize'}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
    </div>
  )
}

/** Range of lengths in characters that others do not shorten. */
export type GoodLength = { from: number; to: number }

export const titleLength: GoodLength = { from: 20, to: shownTitleLetters }

/** Search engines show about 160 characters of a description, chats fewer. */
export const descriptionLength: GoodLength = { from: 70, to: 160 }

/** Advice on the length of a text; `share` is the used fraction of the good length, 0 to 1. */
export function lengthAdvice(text: string, { from, to }: GoodLength) {
  // An emoji is one letter.
  const letters = Array.from(text).length
  const share = Math.min(letters / to, 1)
  if (letters === 0) return { words: 'Nothing is written yet.', share, isGood: false }
  const count = counted(letters, 'letter')
  if (letters < from) return { words: `${count}: there is room for more.`, share, isGood: false }
  if (letters > to) {
    return { words: `${count}: about ${to} of them are shown.`, share, isGood: false }
  }
  return { words: `${count}: a good length.`, share, isGood: true }
}

/** The beginning of a text as a search engine shows it: complete words, then "…". */
export function shortened(text: string, most: number): string {
  const letters = Array.from(text)
  if (letters.length <= most) return text
  const beginning = letters.slice(0, most - 1).join('')
  const lastBlank = beginning.lastIndexOf(' ')
  // A single long word has to be cut.
  const words = lastBlank > most / 2 ? beginning.slice(0, lastBlank) : beginning
  return `${words.replace(/[\s.,;:–-]+$/, '')}…`
}
