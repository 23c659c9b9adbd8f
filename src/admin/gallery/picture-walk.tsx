import { ArrowLeft, ArrowRight, Check } from 'lucide-react'
import { useState } from 'react'
import { buttonClass } from '../../components/ui/button'

/** Where the open picture stands among those that are filled in one after another. */
export type WalkPlace = {
  /** From 1. */
  number: number
  total: number
  previous: number | undefined
  next: number | undefined
}

/** The place of a picture in a list of ids; undefined if it is not in it. */
export function walkPlace(
  ids: readonly number[],
  imageId: number | undefined,
): WalkPlace | undefined {
  const index = imageId === undefined ? -1 : ids.indexOf(imageId)
  if (index === -1) return undefined
  return { number: index + 1, total: ids.length, previous: ids[index - 1], next: ids[index + 1] }
}

/**
 * The pictures that are filled in one after another, and the place of the open one.
 *
 * @param show opens a picture
 */
export function usePictureWalk(imageId: number | undefined, show: (id: number) => void) {
  const [ids, setIds] = useState<readonly number[]>([])
  return {
    place: walkPlace(ids, imageId),
    start: (chosen: readonly number[]) => {
      setIds(chosen)
      const [first] = chosen
      if (first !== undefined) show(first)
    },
    stop: () => setIds([]),
  }
}

type WalkBarProps = {
  place: WalkPlace
  isBusy?: boolean
  /** Goes to a picture, or ends without one. */
  onGo: (id: number | undefined) => void
}

/** "3 of 20", with the ways to the neighbours; stays at the top while a phone's keyboard is open. */
export function WalkBar({ place, isBusy = false, onGo }: WalkBarProps) {
  const { number, total, previous, next } = place
  return (
    <nav
      aria-label="Pictures one after another"
      className="sticky top-0 z-20 -mx-4 -mt-4 mb-4 flex flex-wrap items-center gap-2 border-b border-line bg-card px-4 py-2 md:-mx-6 md:-mt-6 md:px-6"
    >
      <output className="mr-auto font-semibold tabular-nums">
        {number} of {total}
      </output>
      <button
        type="button"
        className={buttonClass('quiet', '', 'compact')}
        disabled={isBusy || previous === undefined}
        onClick={() => onGo(previous)}
      >
        <ArrowLeft aria-hidden className="size-4" />
        Previous
      </button>
      <button
        type="button"
        className={buttonClass('primary', '', 'compact')}
        disabled={isBusy}
        onClick={() => onGo(next)}
      >
        {next === undefined ? 'Finish' : 'Next'}
        {next === undefined ? (
          <Check aria-hidden className="size-4" />
        ) : (
          <ArrowRight aria-hidden className="size-4" />
        )}
      </button>
    </nav>
  )
}
