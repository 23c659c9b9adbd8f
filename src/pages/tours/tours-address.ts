import { tourCategories, type TourCategory } from '../../content/model'

/**
 * The category that the query names: the first value, matched exactly. Anything else is no
 * category.
 */
export function categoryOf(search: string): TourCategory | undefined {
  const wanted = new URLSearchParams(search).get('category')
  return tourCategories.find((category) => category === wanted)
}

/** The query with another category, or with none; all its other parameters stay. */
export function withCategory(search: string, category: TourCategory | undefined): string {
  const query = new URLSearchParams(search)
  query.delete('category')
  if (category) query.set('category', category)
  const text = query.toString().replaceAll('+', '%20')
  return text && `?${text}`
}
