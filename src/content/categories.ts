/** The five tour categories in the order of the filter. */
export const tourCategories = [
  'Farm Tours',
  'Safari & Wildlife',
  'Cultural & Urban',
  'Regional Experiences',
  'Educational Tours',
] as const

export type TourCategory = (typeof tourCategories)[number]

/** The five series of the gallery in the order of the filter. */
export const galleryCategories = [
  '2025 Agri Expo',
  'Trade Expo 2023',
  'Coffee Farm Safari',
  'GR13 Summit 2023',
  'Mbuzi Farm',
] as const

export type GalleryCategory = (typeof galleryCategories)[number]
