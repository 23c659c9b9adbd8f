type RefundStep = {
  /** How long before the trip the cancellation reaches us. */
  notice: string
  /** What is paid back. */
  refund: string
}

type CancellationPolicy = {
  /** Heading of the section. */
  title: string
  /** A sentence under it. */
  intro: string
  /** From the longest notice to the shortest, without a gap. */
  steps: readonly RefundStep[]
  /** When no fee is taken. */
  waiver: string
}

/** The cancellation policy in the words of the specification. */
export const cancellationPolicy: CancellationPolicy = {
  title: 'Trip Cancellation Guidelines',
  intro:
    'Plans change; so do rivers and exams. What you get back depends on how early you tell us, counted in days before the trip.',
  steps: [
    { notice: '30+ days before the trip', refund: 'Full refund minus a 10% processing fee' },
    { notice: '15-29 days', refund: '75% refund' },
    { notice: '7-14 days', refund: '50% refund' },
    { notice: 'Under 7 days', refund: 'No refund' },
  ],
  waiver:
    'Fees may be waived for medical or family emergencies or severe weather. Documentation may be required.',
}
