import type { FactsOf } from './collections/facts/sheets'
import { lowerFirst } from '../lib/format'
import { refundSteps } from '../lib/refund-words'
import { filledAll } from './fact-text'
import { policy } from './facts/policy'

/** The cancellation policy, with the facts in its texts. */
export const policyOf = ({ calculatorNote, steps, ...texts }: FactsOf<'policy'>) => ({
  ...texts,
  steps: refundSteps(steps),
  calculator: {
    title: 'Work out your refund',
    hint: 'Without a second date we count from today, by the calendar in Nairobi.',
    note: calculatorNote,
    withoutScript: 'The calculator needs JavaScript. The table says the same.',
  },
})

/** The cancellation policy of the site. */
export const cancellationPolicy = policyOf(filledAll(policy))

/** The policy in one sentence without a full stop. */
export const cancellationSummary = cancellationPolicy.steps
  .map(({ notice, refund }, index) => {
    const when = index === 0 ? notice : lowerFirst(notice)
    return `${when}, ${lowerFirst(refund)}`
  })
  .join('; ')
