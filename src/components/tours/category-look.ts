import type { TourCategory } from '../../content/categories'

/** Stamp classes by category: each has its own accent colour. */
export const categoryLook: Record<TourCategory, string> = {
  'Farm Tours': 'bg-tea-soft text-tea-dark',
  'Safari & Wildlife': 'bg-maize-soft text-ink',
  'Cultural & Urban': 'bg-terracotta-soft text-terracotta-dark',
  'Regional Experiences': 'bg-lake-soft text-lake',
  'Educational Tours': 'bg-dusk-soft text-dusk',
}

/** Focus ring classes in the same accent colours. */
export const categoryRing: Record<TourCategory, string> = {
  'Farm Tours': 'outline-tea',
  'Safari & Wildlife': 'outline-maize-dark',
  'Cultural & Urban': 'outline-terracotta-dark',
  'Regional Experiences': 'outline-lake',
  'Educational Tours': 'outline-dusk',
}
