import type { ReactNode } from 'react'

/** A perforated stamp; `className` colours its field. */
export function Stamp({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span className="stamp inline-block drop-shadow-sm">
      <span className={`block px-2.5 py-1 text-stamp font-semibold ${className}`}>{children}</span>
    </span>
  )
}
