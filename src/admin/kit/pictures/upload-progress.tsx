import { CircleAlert, CircleCheck } from 'lucide-react'
import { formatPercent } from '../../../lib/format'
import type { UploadItem } from './upload-item'

type UploadProgressProps = {
  item: Pick<UploadItem<unknown, unknown>, 'state' | 'fraction' | 'message' | 'file'>
  isOffline: boolean
}

/** The state of an upload as text and progress bar. */
export function UploadProgress({ item, isOffline }: UploadProgressProps) {
  const { state, fraction, message, file } = item
  if (state === 'failed') {
    return (
      <p className="flex items-start gap-2 font-semibold text-danger">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0 break-words">{message}</span>
      </p>
    )
  }
  if (state === 'done') {
    return (
      <p className="flex items-center gap-2 font-semibold text-tea">
        <CircleCheck aria-hidden className="size-5 shrink-0" />
        Uploaded
      </p>
    )
  }
  if (state === 'cancelled') return <p className="text-muted">Cancelled</p>
  const words = {
    waiting: isOffline ? 'Waiting for a connection' : 'Waiting',
    preparing: 'Preparing',
    uploading: `Uploading, ${formatPercent(fraction)}`,
    saving: 'Saving',
  }[state]
  const share = state === 'uploading' ? fraction : Number(state === 'saving')
  return (
    <div className="grid grid-cols-1 gap-1">
      <p className="text-sm text-muted tabular-nums">{words}</p>
      <ProgressBar label={`Upload of ${file.name}`} value={share} />
    </div>
  )
}

type ProgressBarProps = {
  /** Accessible name of the bar. */
  label: string
  /** 0 to 1. */
  value: number
}

/** A progress bar. Each browser family has its own pseudo-elements for its parts. */
export function ProgressBar({ label, value }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      max={1}
      value={value}
      className="block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-tea [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-tea"
    />
  )
}
