import { heroSlides } from '../../content/hero'

type HeroPicturesProps = {
  /** The slide on show. */
  index: number
  /** Slides whose pictures are wanted; the others are not even in the page. */
  pictures: readonly number[]
}

/** The pictures of the hero, one over the other. The first is the page's largest paint. */
export function HeroPictures({ index, pictures }: HeroPicturesProps) {
  return (
    <div className="relative -z-10 aspect-[21/12] bg-tea-soft sm:aspect-[21/9] md:absolute md:inset-0 md:aspect-auto">
      {heroSlides.map(
        (slide, position) =>
          pictures.includes(position) && (
            <img
              key={slide.image}
              src={slide.image}
              alt={slide.imageAlt}
              aria-hidden={position !== index}
              width={2100}
              height={900}
              {...(position === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
              decoding="async"
              className="absolute inset-0 size-full object-cover transition-opacity duration-500 aria-hidden:opacity-0"
            />
          ),
      )}
    </div>
  )
}
