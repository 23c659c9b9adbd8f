import { roundButtonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { backIcon, forwardIcon, pauseIcon, playIcon } from '../../components/ui/icon-paths'
import type { Slideshow } from './use-slideshow'

const roundClass = `size-11 text-tea hover:bg-tea-soft active:bg-tea-soft ${roundButtonClass}`

/** Previous and next, one dot for each slide, play and pause. */
export function HeroControls({ count, slideshow }: { count: number; slideshow: Slideshow }) {
  const { index, isPlaying, show, toggle } = slideshow
  return (
    <fieldset
      aria-label="Slides"
      className="flex w-full flex-wrap items-center justify-between rounded-full border border-line bg-card sm:w-auto lg:absolute lg:right-6 lg:bottom-4 lg:shadow-card"
    >
      <button
        type="button"
        aria-label="Previous slide"
        className={roundClass}
        onClick={() => show(index - 1)}
      >
        <Icon d={backIcon} />
      </button>
      {Array.from({ length: count }, (_, position) => (
        <button
          key={position}
          type="button"
          aria-label={`Slide ${position + 1}`}
          aria-current={position === index ? 'true' : undefined}
          className="group grid h-11 w-8 place-items-center rounded-full"
          onClick={() => show(position)}
        >
          <span className="size-3 rounded-full border-2 border-tea group-hover:bg-tea-soft group-aria-[current]:w-6 group-aria-[current]:bg-tea" />
        </button>
      ))}
      <button
        type="button"
        aria-label="Next slide"
        className={roundClass}
        onClick={() => show(index + 1)}
      >
        <Icon d={forwardIcon} />
      </button>
      <button
        type="button"
        aria-label={isPlaying ? 'Pause slides' : 'Play slides'}
        className={roundClass}
        onClick={toggle}
      >
        <Icon d={isPlaying ? pauseIcon : playIcon} />
      </button>
    </fieldset>
  )
}
