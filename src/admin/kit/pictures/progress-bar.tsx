type ProgressBarProps = {
  /** What is under way, for those who cannot see the bar. */
  label: string
  /** 0 to 1. */
  value: number
}

/** How far something is. Each family of browsers has names of its own for the parts of a bar. */
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
