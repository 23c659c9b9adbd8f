import { SiteMark } from '../../components/layout/site-mark'
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
  const { index, isAdvancing, setInteracting } = slideshow
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only pauses the slideshow
    <section
      aria-label="Our tours at a glance"
      aria-roledescription="carousel"
      data-hides-floating
      className="hero relative isolate pb-8 lg:flex lg:pb-0"
      onPointerEnter={() => setInteracting(true)}
      onPointerLeave={() => setInteracting(false)}
      onFocus={(event) => {
        // A click also leaves the focus on its control; only keyboard focus pauses.
        if (event.target.matches(':focus-visible')) setInteracting(true)
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setInteracting(false)
      }}
    >
      <HeroPictures index={index} pictures={slideshow.pictures} drifts={isAdvancing} />
      <div className="relative mx-auto -mt-9 w-full max-w-page px-2 sm:px-6 lg:mt-0 lg:flex lg:items-center lg:py-8">
        <div className="w-full rounded-postcard bg-card p-4 shadow-raised sm:p-8 lg:max-w-lg">
          <div className="relative">
            <h1 className="font-sans text-stamp font-bold text-terracotta-dark uppercase">
              {site.name}: farm tours in Kenya
            </h1>
            <div className="absolute -top-2 right-0">
              <SiteMark place="card" />
            </div>
          </div>
          <div aria-live={isAdvancing ? 'off' : 'polite'} className="mt-3 grid">
            {heroSlides.map((slide, position) => (
              <div
                key={slide.title}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
                role="group"
                aria-roledescription="slide"
                aria-label={`${position + 1} of ${heroSlides.length}`}
                aria-hidden={position !== index}
                className="col-start-1 row-start-1 transition duration-turn aria-hidden:invisible aria-hidden:opacity-0"
              >
                <p className="font-semibold text-muted">{slide.subtitle}</p>
                <h2 className="mt-1 text-hero">{slide.title}</h2>
                <p className="mt-3 font-display text-lead text-tea">{slide.slogan}</p>
                <p className="mt-1 max-w-prose lg:text-lead">{slide.description}</p>
              </div>
            ))}
          </div>
          <div className="mt-5 flex flex-wrap items-center justify-between gap-2">
            <div className="flex grow flex-wrap gap-2 *:grow sm:grow-0">
              <Link to={paths.tours()} className={buttonClass('primary', 'sm:px-5', 'compact')}>
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
