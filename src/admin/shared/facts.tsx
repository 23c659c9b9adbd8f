import type { ReactNode } from 'react'

/** Names and values that are read, not written; an empty value shows as a dash. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="mb-6 grid gap-x-6 gap-y-3 rounded-xl border border-line bg-card p-5 sm:grid-cols-[10rem_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="font-semibold text-muted">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-line">{value || '—'}</dd>
        </div>
      ))}
    </dl>
  )
}
