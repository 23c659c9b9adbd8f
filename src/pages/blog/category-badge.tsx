import { categoryLook } from './category-look'

/** What an article is about. */
export function CategoryBadge({ category }: { category: string }) {
  return (
    <p
      className={`self-start justify-self-start rounded px-2.5 py-1 text-sm font-semibold ${categoryLook(category)}`}
    >
      {category}
    </p>
  )
}
