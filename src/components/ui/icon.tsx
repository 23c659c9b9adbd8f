/** A decorative icon, hidden from screen readers; `d` is one of `icon-paths.ts`. */
export function Icon({ d, className = 'size-5 shrink-0' }: { d: string; className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      className={className}
    >
      <path d={d} />
    </svg>
  )
}
