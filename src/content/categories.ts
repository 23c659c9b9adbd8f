import type { FactsOf } from './collections/facts/sheets'
import { categories as sheet } from './facts/categories'

/** The name of a category of tours, as tours have it. */
export type TourCategory = string

type Category = FactsOf<'categories'>['categories'][number]

const { categories } = sheet

/** Names of the tour categories that are offered, in the order of the filter. */
export const tourCategories: readonly TourCategory[] = categories
  .filter(({ retired }) => !retired)
  .map(({ name }) => name)

/** The category of this name; the first one for a name that no longer exists. */
export function tourCategory(name: TourCategory): Category {
  const found = categories.find((category) => category.name === name) ?? categories[0]
  if (!found) throw new Error('There is no category of tours.')
  return found
}

/** The id of each category that is offered, in the order of the filter; its page is named by it. */
export const tourCategoryIds: readonly string[] = tourCategories.map(
  (name) => tourCategory(name).id,
)

/** The name of the category with this id; the id itself when there is none. */
export function categoryNameOf(id: string): TourCategory {
  return categories.find((category) => category.id === id)?.name ?? id
}

/** The category of the tours for schools. */
export const schoolCategory: TourCategory = categoryNameOf('educational-tours')
