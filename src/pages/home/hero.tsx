import { buttonClass } from '../../components/ui/button'
import { heroSlides } from '../../content/hero'
import { site } from '../../content/site'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { HeroControls } from './hero-controls'
import { HeroPictures } from './hero-pictures'
import { WatchStory } from './story/watch-story'
import { useSlideshow } from './use-slideshow'

/** The slideshow at the top of the home page. */
export function Hero() {
  const slideshow = useSlideshow(heroSlides.length)
  const { index, isTurning, setHeld } = slideshow
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the turning
    <section
      aria-label="Our tours at a glance"
      aria-roledescription="carousel"
      data-hides-floating
      className="relative isolate md:flex md:min-h-[min(44rem,calc(100dvh-8rem))] md:items-end"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        // A press leaves the focus on the pressed control; only a keyboard rests there.
        if (event.target.matches(':focus-visible')) setHeld(true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setHeld(false)
      }}
    >
      <HeroPictures index={index} pictures={slideshow.pictures} />
      <div className="mx-auto w-full max-w-page sm:px-6 md:py-10">
        <div className="relative bg-card px-4 py-6 sm:p-8 md:max-w-xl md:rounded-xl md:shadow-raised">
          <h1 className="font-sans text-sm font-bold tracking-wide text-terracotta-dark uppercase">
            {site.name}: farm tours in Kenya
          </h1>
          <div aria-live={isTurning ? 'off' : 'polite'} className="mt-3 grid">
            {heroSlides.map((slide, position) => (
              <div
                key={slide.title}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
                role="group"
                aria-roledescription="slide"
                aria-label={`${position + 1} of ${heroSlides.length}`}
                aria-hidden={position !== index}
                className="col-start-1 row-start-1 transition-opacity duration-500 aria-hidden:invisible aria-hidden:opacity-0"
              >
                <p className="font-semibold text-muted">{slide.subtitle}</p>
                <h2 className="mt-1 text-[clamp(2rem,1.4rem+2.6vw,3.25rem)] leading-[1.08] font-bold tracking-tight">
                  {slide.title}
                </h2>
                <p className="mt-3 font-display text-lg text-tea italic">{slide.slogan}</p>
                <p className="mt-2 max-w-prose text-lg">{slide.description}</p>
              </div>
            ))}
          </div>
          <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
            <div className="flex flex-wrap gap-3">
              <Link to={paths.tours()} className={buttonClass()}>
                Explore Tours
              </Link>
              <WatchStory />
            </div>
            <HeroControls count={heroSlides.length} slideshow={slideshow} />
          </div>
        </div>
      </div>
    </section>
  )
}
