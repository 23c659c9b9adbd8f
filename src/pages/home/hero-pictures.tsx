import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import { heroSlides, phoneCropOf } from '../../content/hero'
import { heroPictures } from '../../content/pictures/hero'

type HeroPicturesProps = {
  /** The current slide. */
  index: number
  /** Slides whose pictures are rendered. */
  pictures: readonly number[]
  /** Whether the pictures are animated. */
  drifts: boolean
}

/** The pictures of the hero, stacked. The first is the largest contentful paint. */
export function HeroPictures({ index, pictures, drifts }: HeroPicturesProps) {
  return (
    <div
      data-drifts={drifts}
      className="hero-painting relative -z-10 overflow-hidden bg-tea-soft lg:absolute lg:inset-0"
    >
      {heroSlides.map(
        (slide, position) =>
          pictures.includes(position) && (
            <Picture
              key={slide.image}
              src={slide.image}
              alt={slide.imageAlt}
              file={heroPictures[slide.image]}
              narrow={heroPictures[phoneCropOf(slide.image)]}
              sizes={fullSizes}
              isLead={position === 0}
              aria-hidden={position !== index}
              className="absolute inset-0 size-full object-cover object-bottom transition duration-turn aria-hidden:opacity-0 sm:object-right lg:object-center"
            />
          ),
      )}
    </div>
  )
}
