import type { ReactNode } from 'react'

/** A perforated stamp; `className` colours its field. */
export function Stamp({ className, children }: { className: string; children: ReactNode }) {
  return (
    // The shadow has an element of its own: the mask that makes the holes would cut it away.
    <span className="stamp-shadow inline-block">
      <span className="stamp block">
        <span className={`block px-2.5 py-1 text-stamp font-semibold ${className}`}>
          {children}
        </span>
      </span>
    </span>
  )
}
