import type { ReactNode } from 'react'

/** One name with what there is to say about it, in a `dl`. */
export function Entry({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-display text-subheading">{name}</dt>
      <dd className="mt-1 text-lg">{children}</dd>
    </div>
  )
}
