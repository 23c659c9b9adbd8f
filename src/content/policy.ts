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

type CancellationPolicy = {
  /** Heading of the section. */
  title: string
  /** A sentence under it. */
  intro: string
  /** From the longest notice to the shortest, without gaps. */
  steps: readonly RefundStep[]
  /** When no fee is taken. */
  waiver: string
  /** Texts of the refund calculator. */
  calculator: {
    /** Heading. */
    title: string
    /** Hint for the case that the second date is left empty. */
    hint: string
    /** What the calculator does not take into account. */
    note: string
    /** Shown without JavaScript. */
    withoutScript: string
  }
}

/** The cancellation policy in the words of the specification. */
export const cancellationPolicy: CancellationPolicy = {
  title: 'Trip Cancellation Guidelines',
  intro:
    'Plans change; so do rivers and exams. What you get back depends on how early you tell us, counted in days before the trip.',
  steps: [
    {
      notice: '30+ days before the trip',
      minDays: 30,
      refund: 'Full refund minus a 10% processing fee',
      percent: 90,
    },
    { notice: '15-29 days', minDays: 15, refund: '75% refund', percent: 75 },
    { notice: '7-14 days', minDays: 7, refund: '50% refund', percent: 50 },
    { notice: 'Under 7 days', minDays: 0, refund: 'No refund', percent: 0 },
  ],
  waiver:
    'Fees may be waived for medical or family emergencies or severe weather. Documentation may be required.',
  calculator: {
    title: 'Work out your refund',
    hint: 'Without a second date we count from today, by the calendar in Nairobi.',
    note: 'An emergency at home or a washed-out road can change the answer. See when fees may be waived, and ask us.',
    withoutScript: 'The calculator needs JavaScript. The table says the same.',
  },
}
