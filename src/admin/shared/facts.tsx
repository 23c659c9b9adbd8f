import type { ReactNode } from 'react'
import { frameClass } from './frame-class'

/** Names and values that are read, not written; an empty value shows as a dash. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={`mb-6 divide-y divide-line px-4 sm:px-5 ${frameClass}`}>
      {facts.map(([name, value]) => (
        <div key={name} className="py-3 sm:grid sm:grid-cols-4 sm:gap-6">
          <dt className="font-semibold text-muted">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line tabular-nums sm:col-span-3">
            {value || '—'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
