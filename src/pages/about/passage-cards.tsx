type PassageCardsProps = {
  passages: readonly { title: string; text: string }[]
  /** How many stand side by side on a wide screen. */
  className: string
}

/** Short texts with a heading each, side by side. */
export function PassageCards({ passages, className }: PassageCardsProps) {
  return (
    <ul className={`grid gap-5 sm:grid-cols-2 ${className}`}>
      {passages.map(({ title, text }) => (
        <li key={title} className="rounded-xl bg-card p-6 shadow-card">
          <h3 className="text-subheading">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  )
}
