import type { TourCategory } from '../../content/model'

/** Each category owns one accent: the classes of its stamp. */
export const categoryLook: Record<TourCategory, string> = {
  'Farm Tours': 'bg-tea-soft text-tea-dark',
  'Safari & Wildlife': 'bg-maize-soft text-ink',
  'Cultural & Urban': 'bg-terracotta-soft text-terracotta-dark',
  'Regional Experiences': 'bg-lake-soft text-lake',
  'Educational Tours': 'bg-dusk-soft text-dusk',
}
