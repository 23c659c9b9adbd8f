import { Stamp } from '../../components/ui/stamp'
import { categoryLook } from './category-look'

/** What an article is about. */
export function CategoryStamp({ category }: { category: string }) {
  return (
    <p>
      <Stamp className={categoryLook(category)}>{category}</Stamp>
    </p>
  )
}
