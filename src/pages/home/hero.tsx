import { SiteMark } from '../../components/ui/site-mark'
import { buttonClass, roundButtonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon, forwardIcon, pauseIcon, playIcon } from '../../components/ui/icon-paths'
import { Picture } from '../../components/ui/picture'
import { fullSizes } from '../../components/ui/picture-sizes'
import { heroSlides, phoneCropOf } from '../../content/hero'
import { heroPictureFiles } from '../../content/hero-picture-files'
import { site } from '../../content/site'
import { durationBuckets } from '../../lib/duration-buckets'
import { Link } from '../../lib/link'
import { paths } from '../../lib/paths'
import { WatchStory } from './story/watch-story'
import { useSlideshow, type Slideshow } from './use-slideshow'

type Slides = { slides: typeof heroSlides }

/** The slideshow at the top of the home page. */
export function Hero({ slides = heroSlides }: Partial<Slides>) {
  const slideshow = useSlideshow(slides.length)
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
      <HeroPictures {...slideshow} slides={slides} />
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
            {slides.map((slide, position) => (
              <div
                key={slide.title}
                // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a slide is no fieldset
                role="group"
                aria-roledescription="slide"
                aria-label={`${position + 1} of ${slides.length}`}
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
          <div className="mt-6 flex flex-wrap items-center justify-between gap-2">
            <div className="flex grow flex-wrap gap-2 *:grow sm:grow-0">
              <Link to={paths.tours()} className={buttonClass('primary', 'sm:px-5', 'compact')}>
                Explore Tours
              </Link>
              <WatchStory />
            </div>
            <HeroControls {...slideshow} slides={slides} />
          </div>
          <ul aria-label="Tours by length" className="mt-3 flex flex-wrap gap-2">
            {durationBuckets.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={paths.toursOfLength(id)}
                  className="inline-flex min-h-11 items-center rounded-full border border-line bg-card px-3 font-semibold text-tea hover:bg-tea-soft"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  )
}

/** Previous and next, one dot for each slide, play and pause. */
function HeroControls({ index, isPlaying, show, toggle, slides }: Slideshow & Slides) {
  return (
    <fieldset
      aria-label="Slides"
      className="flex w-full flex-wrap items-center justify-between rounded-full border noscript:hidden border-line bg-card sm:w-auto lg:absolute lg:top-4 lg:right-6 lg:shadow-card"
    >
      <RoundButton name="Previous slide" icon={backIcon} onClick={() => show(index - 1)} />
      {slides.map(({ title }, position) => (
        <button
          key={title}
          type="button"
          aria-label={`Slide ${position + 1}`}
          aria-current={position === index ? 'true' : undefined}
          className="group grid h-11 w-8 place-items-center rounded-full"
          onClick={() => show(position)}
        >
          <span className="size-3 rounded-full border-2 border-tea group-hover:bg-tea-soft group-aria-[current]:w-6 group-aria-[current]:bg-tea" />
        </button>
      ))}
      <RoundButton name="Next slide" icon={forwardIcon} onClick={() => show(index + 1)} />
      <RoundButton
        name={isPlaying ? 'Pause slides' : 'Play slides'}
        icon={isPlaying ? pauseIcon : playIcon}
        onClick={toggle}
      />
    </fieldset>
  )
}

function RoundButton(props: { name: string; icon: string; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.name}
      className={`size-11 text-tea hover:bg-tea-soft active:bg-tea-soft ${roundButtonClass}`}
      onClick={props.onClick}
    >
      <Icon d={props.icon} />
    </button>
  )
}

/** The pictures of the hero, stacked. The first is the largest contentful paint. */
function HeroPictures({ index, pictures, isAdvancing, slides }: Slideshow & Slides) {
  return (
    <div
      data-drifts={isAdvancing}
      className="hero-painting relative -z-10 overflow-hidden bg-tea-soft lg:absolute lg:inset-0"
    >
      {slides.map(
        (slide, position) =>
          pictures.includes(position) && (
            <Picture
              key={slide.image}
              src={slide.image}
              alt={slide.imageAlt}
              file={heroPictureFiles[slide.image]}
              narrow={heroPictureFiles[phoneCropOf(slide.image)]}
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
