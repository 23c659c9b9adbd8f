import type { TourCategory } from './categories'

export type Service = {
  /** Name of the service. */
  title: string
  /** One or two sentences: what it is and for whom. */
  description: string
  /** The tours that belong to it. */
  category: TourCategory
}

/**
 * The seven services of the specification in its order, and an eighth for the only category that would
 * have none.
 */
export const services: readonly Service[] = [
  {
    title: 'Kenya Farm Tours and Farm Stays',
    description:
      'A morning among goats, a day between tea and cheese, or a night on the farm to hear it wake up.',
    category: 'Farm Tours',
  },
  {
    title: 'Agricultural Safaris',
    description:
      'Several farms on one road, and the plains in between: fields, herds and wildlife in one journey.',
    category: 'Safari & Wildlife',
  },
  {
    title: 'Educational Workshops and Activities',
    description:
      'Sleeves up: learn one thing well, from making compost to tasting coffee, beside people who do it daily.',
    category: 'Educational Tours',
  },
  {
    title: 'Industry Trade Shows and Conferences',
    description:
      'Visits to agricultural shows and meetings, with the farms behind the stands on the way.',
    category: 'Educational Tours',
  },
  {
    title: 'Agri-research Tours',
    description:
      'For students, researchers and advisers: plots, questions and the people who keep the records.',
    category: 'Educational Tours',
  },
  {
    title: 'School and Student Tours',
    description:
      'Biology, chemistry and arithmetic with mud on them. We plan the day around your syllabus and your age group.',
    category: 'Educational Tours',
  },
  {
    title: 'Cultural and Sightseeing Tours',
    description:
      'Markets, matatus and city streets: where the harvest goes, and the life it meets there.',
    category: 'Cultural & Urban',
  },
  {
    title: 'Regional & Adventure Experiences',
    description:
      'Ridges, forests and lakes beyond the farm gate, for couples, teams and restless legs.',
    category: 'Regional Experiences',
  },
]

/** The PDF brochure that the build generates from this content. */
export const brochure = {
  /** Path of the file. */
  href: '/brochure.pdf',
  /** File size for the label, such as `0.2 MB`; empty if there is no brochure. */
  size: import.meta.env?.VITE_BROCHURE_SIZE ?? '',
  /** Chat message that asks for a brochure if there is none. */
  request: 'Please send me your brochure',
}
