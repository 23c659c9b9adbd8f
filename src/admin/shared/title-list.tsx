type TitleListProps = {
  rows: readonly { id: number; title: string; category: string }[]
}

/** Titles and categories, to be read only. */
export function TitleList({ rows }: TitleListProps) {
  return (
    <ul className="divide-y divide-line rounded-xl border border-line bg-card">
      {rows.map(({ id, title, category }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-6 gap-y-1 p-4">
          <span className="min-w-0 font-semibold break-words">{title || 'Untitled'}</span>
          <span className="text-muted">{category}</span>
        </li>
      ))}
    </ul>
  )
}
