import { useState, type ReactNode } from 'react'
import { FieldRefusal } from '../data/errors'
import { LeavingToursDialog } from './leaving-tours-dialog'
import type { TourRow } from './tours-schema'
import { useLeavesPlaceFree } from './use-home-replacement'

type HomeQuestion = {
  /**
   * Settles once the tour is not on the home page (any more); asks which one takes its place if it is.
   *
   * @throws FieldRefusal of the state when the person cancels, or another tour could not be put there;
   *   RequestFailure when the home page could not be read
   */
  leaveHomePage: () => Promise<void>
  /** The question, to stand beside the form. */
  homeQuestion: ReactNode
}

/** What stands before a save that takes a tour off the site: its place on the home page. */
export function useHomeQuestion(tour: TourRow | undefined): HomeQuestion {
  const leavesPlaceFree = useLeavesPlaceFree()
  const [answer, setAnswer] = useState<{ settle: (isReplaced: boolean) => void }>()

  async function leaveHomePage(): Promise<void> {
    if (!tour || !(await leavesPlaceFree([tour]))) return
    const isReplaced = await new Promise<boolean>((settle) => setAnswer({ settle }))
    if (isReplaced) return
    throw new FieldRefusal(
      'status',
      'This tour is on the home page. Save again and choose the tour that takes its place there, or keep it published.',
    )
  }

  const homeQuestion = (
    <LeavingToursDialog
      tours={tour && answer ? [tour] : []}
      title="Choose a tour for the home page"
      description="A tour that is not published cannot stand there. Another one takes its place before this one leaves the site."
      confirmLabel="Replace and save"
      onClose={() => {
        // After a confirmation it has settled already, and this changes nothing.
        answer?.settle(false)
        setAnswer(undefined)
      }}
      onConfirm={async () => answer?.settle(true)}
    />
  )
  return { leaveHomePage, homeQuestion }
}
