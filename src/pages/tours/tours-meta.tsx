import { PageMeta } from '../../components/layout/page-meta'
import type { TourCategory } from '../../content/categories'
import { tourCards } from '../../content/tour-cards'
import { paths } from '../../lib/paths'
import { plainText } from '../../lib/plain-text'
import { plainTitle } from '../../lib/tour-title'

type ToursMetaProps = { slug: string | undefined; category: TourCategory | undefined }

/** Meta tags of the tours page, for the opened tour, the category or all tours. */
export function ToursMeta({ slug, category }: ToursMetaProps) {
  const tour = tourCards.find((card) => card.slug === slug)
  if (tour) {
    return (
      <PageMeta
        title={plainTitle(tour.title)}
        description={plainText(tour.description)}
        path={paths.tour(tour.slug)}
        picture={tour.picture}
      />
    )
  }
  if (category) {
    return (
      <PageMeta
        title={category}
        description={`${category} in Kenya: every tour with its itinerary, group size and what is included.`}
        path={paths.tours(category)}
      />
    )
  }
  return (
    <PageMeta
      title="All Tours & Itineraries"
      description="Farm, safari, cultural, regional and educational tours in Kenya, each with its itinerary, group size and what is included."
      path={paths.tours()}
    />
  )
}
