import { CircleHelp, CircleX, UserCheck } from 'lucide-react'
import { consentNames, type Consent } from '../kit/picture-library/gallery-image-row'

/** Icon and border differ too, so that no state depends on colour alone. */
const styles = {
  unknown: { Icon: CircleHelp, className: 'border border-dashed border-muted text-muted' },
  consented: { Icon: UserCheck, className: 'border border-lake bg-lake-soft text-lake' },
  withdrawn: { Icon: CircleX, className: 'border-2 border-danger bg-danger-soft text-danger' },
}

/** The consent of the people in a picture, as a chip. */
export function ConsentChip({ consent }: { consent: Consent }) {
  const { Icon, className } = styles[consent]
  return (
    <span
      className={`inline-flex min-h-7 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {consentNames[consent]}
    </span>
  )
}
