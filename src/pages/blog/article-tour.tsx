import { TourLinks } from '../../components/tours/tour-links'
import { articleTours } from '../../content/article-tours'
import { tourCards } from '../../content/tour-cards'
import { columnClass, storyClass } from './article-sheet'

/** The tour that an article is about; nothing if its text links to none. */
export function ArticleTour({ slug }: { slug: string }) {
  const tours = tourCards.filter((tour) => tour.slug === articleTours[slug])
  if (tours.length === 0) return null
  return (
    <section
      aria-labelledby="article-tour"
      className={`mx-auto mt-12 max-w-page px-4 sm:px-6 ${storyClass}`}
    >
      <div className={columnClass}>
        <h2 id="article-tour" className="mb-4 text-subheading">
          The tour in this story
        </h2>
        <TourLinks tours={tours} />
      </div>
    </section>
  )
}
