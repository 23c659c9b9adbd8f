type RefundStep = {
  /** How long before the trip the cancellation arrives. */
  notice: string
  /** The minimum notice in whole days. */
  minDays: number
  /** The refund in words, without a full stop. */
  refund: string
  /** The refund as a share of the price. */
  percent: number
}

/** What is refunded from a notice on, as the operator enters it. */
type Step = { minDays: number; refundPercent: number; feePercent: number }

/** Words for a notice of at least `minDays`, when the next longer notice begins at `above`. */
function noticeInWords(minDays: number, above: number | undefined): string {
  if (above === undefined) return `${minDays}+ days before the trip`
  if (minDays === 0) return `Under ${above} days`
  return minDays === above - 1 ? `${minDays} days` : `${minDays}-${above - 1} days`
}

function refundInWords({ refundPercent, feePercent }: Step): string {
  const fee = feePercent === 0 ? '' : ` minus a ${feePercent}% processing fee`
  if (refundPercent === 0) return 'No refund'
  return (refundPercent === 100 ? 'Full refund' : `${refundPercent}% refund`) + fee
}

/** The refunds with their sentences, which follow from the numbers. */
export const refundSteps = (numbers: readonly Step[]): RefundStep[] =>
  numbers.map((step, index) => ({
    notice: noticeInWords(step.minDays, numbers[index - 1]?.minDays),
    minDays: step.minDays,
    refund: refundInWords(step),
    percent: Math.max(step.refundPercent - step.feePercent, 0),
  }))
