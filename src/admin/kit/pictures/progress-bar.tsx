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
