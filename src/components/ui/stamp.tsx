import type { ReactNode } from 'react'

/** A label that looks like a perforated stamp; `className` sets its colours. */
export function Stamp({ className, children }: { className: string; children: ReactNode }) {
  return (
    // The shadow needs its own element, because the mask that makes the holes would clip it.
    <span className="stamp-shadow inline-block">
      <span className="stamp block">
        <span className={`block px-2.5 py-1 text-stamp font-semibold ${className}`}>
          {children}
        </span>
      </span>
    </span>
  )
}

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
