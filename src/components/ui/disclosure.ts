// Classes of `details`: it works without JavaScript, and find in page opens it.

/** The `details`. */
export const disclosureClass = 'group relative border-b border-line'

/** The `summary`, with its text and the sign after it. */
export const summaryClass =
  'flex min-h-14 items-center justify-between gap-6 py-4 hover:text-tea active:text-tea-dark [&::-webkit-details-marker]:hidden'

/** A plus of two borders, which forced colours keep; opening rotates it into a minus. */
export const signClass =
  'relative mr-1 size-4 shrink-0 text-terracotta transition duration-calm group-open:rotate-180 before:absolute before:inset-x-0 before:top-1/2 before:-mt-px before:border-t-2 after:absolute after:inset-x-0 after:top-1/2 after:-mt-px after:rotate-90 after:border-t-2 after:transition after:duration-calm group-open:after:rotate-0'
