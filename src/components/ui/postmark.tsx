import type { ReactNode } from 'react'

/** A label of one or two words that looks like a round postmark. */
export function Postmark({
  className = '',
  children,
}: {
  className?: string
  children: ReactNode
}) {
  return (
    <span className={`postmark p-2.5 text-center text-stamp font-bold uppercase ${className}`}>
      {children}
    </span>
  )
}
