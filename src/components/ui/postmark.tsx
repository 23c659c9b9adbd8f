import type { ReactNode } from 'react'

/** A round postmark with a word or two. */
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
