import { CircleHelp, CircleX, UserCheck } from 'lucide-react'
import type { Consent } from '../kit/picture-library/gallery-image-row'

/** What the people in a picture said, in words. */
export const consentNames: Readonly<Record<Consent, string>> = {
  unknown: 'Consent not known',
  consented: 'Consent given',
  withdrawn: 'Consent withdrawn',
}

/** Each with a drawing and an edge of its own: colour only helps. */
const looks = {
  unknown: { Sign: CircleHelp, className: 'border border-dashed border-muted text-muted' },
  consented: { Sign: UserCheck, className: 'border border-lake bg-lake-soft text-lake' },
  withdrawn: { Sign: CircleX, className: 'border-2 border-danger bg-danger-soft text-danger' },
}

/** What the people in a picture said, as a drawing and words. */
export function ConsentChip({ consent }: { consent: Consent }) {
  const { Sign, className } = looks[consent]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Sign aria-hidden className="size-4 shrink-0" />
      {consentNames[consent]}
    </span>
  )
}
