import { lengthAdvice, type GoodLength } from './text-length'

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
