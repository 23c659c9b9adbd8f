import type { ReactNode } from 'react'

type EmptyStateProps = {
  /** A decorative picture. */
  picture?: ReactNode
  /** What is missing here, and what to do about it. */
  children: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ picture, children }: EmptyStateProps) {
  return (
    <div className="grid justify-items-center gap-4 rounded-panel border border-dashed border-muted p-6 text-center sm:p-8">
      {picture}
      <p className="max-w-prose">{children}</p>
    </div>
  )
}
