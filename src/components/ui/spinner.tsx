/** A loading spinner with a label. */
export function Spinner({ label }: { label: string }) {
  return (
    <output className="flex items-center justify-center gap-3 p-8 text-muted">
      <span
        aria-hidden
        className="size-6 animate-spin rounded-full border-3 border-line border-t-terracotta motion-reduce:animate-none"
      />
      <span>{label}</span>
    </output>
  )
}
