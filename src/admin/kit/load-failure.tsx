import { CircleAlert, RefreshCw } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { failureText } from '../data/errors'
import { frameClass } from './frame-class'

type LoadFailureProps = {
  title: string
  error: unknown
  onRetry: () => void
}

/** Shown when loading has failed: what, why, and a retry button. */
export function LoadFailure({ title, error, onRetry }: LoadFailureProps) {
  return (
    <div className={`grid justify-items-start gap-3 p-4 sm:p-6 ${frameClass}`}>
      <h2 className="flex items-start gap-2 text-lg">
        <CircleAlert aria-hidden className="mt-0.5 size-6 shrink-0 text-danger" />
        {title}
      </h2>
      <p>{failureText(error)}</p>
      <button type="button" className={buttonClass('secondary')} onClick={onRetry}>
        <RefreshCw aria-hidden className="size-4" />
        Retry
      </button>
    </div>
  )
}
