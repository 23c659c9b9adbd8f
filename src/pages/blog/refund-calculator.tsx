import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { TextField } from '../../components/form/text-field'
import { cancellationPolicy } from '../../content/policy'
import { nairobiDay } from '../../lib/calendar-day'
import { refundFor } from '../../lib/refund'

type RefundCalculatorProps = { policy?: typeof cancellationPolicy }

/** Works out the refund for a date. Without JavaScript, the table beside it says the same. */
export function RefundCalculator({ policy = cancellationPolicy }: RefundCalculatorProps) {
  const { steps, calculator } = policy
  const headingId = useId()
  const trip = useRef<HTMLInputElement>(null)
  const cancelled = useRef<HTMLInputElement>(null)
  const [{ percent, sentence }, setAnswer] = useState(() =>
    refundFor(steps, { trip: '', cancelled: '', today: '' }),
  )

  const read = () => {
    const dates = { trip: dayOf(trip.current), cancelled: dayOf(cancelled.current) }
    setAnswer(refundFor(steps, { ...dates, today: nairobiDay(new Date()) }))
  }
  // A visitor may have chosen dates before hydration.
  const readChosen = useEffectEvent(read)
  useEffect(() => readChosen(), [])

  return (
    <section aria-labelledby={headingId} className="flex h-full flex-col">
      <h3 id={headingId} className="border-b-4 border-double border-line pb-3 text-subheading">
        {calculator.title}
      </h3>
      <div className="mt-5 grid grid-cols-1 gap-4 noscript:hidden">
        <TextField label="First day of the trip" type="date" ref={trip} onChange={read} />
        <TextField label="Day you cancel (optional)" type="date" ref={cancelled} onChange={read} />
      </div>
      <p className="mt-2 text-sm text-muted">{calculator.hint}</p>
      <output className="mt-5 block grow border-y-4 border-double border-line py-4">
        {percent !== undefined && (
          <span className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
            You get back{' '}
            <strong className="font-display text-figure font-normal text-tea">{percent}%</strong>
          </span>
        )}
        {sentence}
      </output>
      <p className="mt-3 text-sm text-muted">{calculator.note}</p>
      <noscript>
        <p className="mt-3 font-semibold">{calculator.withoutScript}</p>
      </noscript>
    </section>
  )
}

/** What a date field holds; `?`, which is no date, for a day that is incomplete or does not exist. */
function dayOf(field: HTMLInputElement | null): string {
  return field?.validity.badInput ? '?' : (field?.value ?? '')
}
