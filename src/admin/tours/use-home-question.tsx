import { useState, type ReactNode } from 'react'
import { FieldRefusal } from '../data/errors'
import { TakeOfflineDialog } from './take-offline-dialog'
import type { TourRow } from './tour-schema'
import { useIsOnHomePage } from './use-home-replacement'

type HomeQuestion = {
  /**
   * Resolves once the tour is not on the home page; if it is, asks for a replacement first.
   *
   * @throws FieldRefusal for the status field if the person cancels or the replacement cannot be saved;
   *   RequestFailure if the home page cannot be read
   */
  leaveHomePage: () => Promise<void>
  /** The dialog, to be rendered next to the form. */
  homeQuestion: ReactNode
}

/** Before a save that takes a tour off the site: asks for its replacement on the home page. */
export function useHomeQuestion(tour: TourRow | undefined): HomeQuestion {
  const isOnHomePage = useIsOnHomePage()
  const [question, setQuestion] = useState<{ resolve: (isReplaced: boolean) => void }>()

  async function leaveHomePage(): Promise<void> {
    if (!tour || !(await isOnHomePage([tour]))) return
    const isReplaced = await new Promise<boolean>((resolve) => setQuestion({ resolve }))
    if (isReplaced) return
    throw new FieldRefusal(
      'status',
      'This tour is on the home page. Save again and choose the tour that takes its place there, or keep it published.',
    )
  }

  const homeQuestion = (
    <TakeOfflineDialog
      tours={tour && question ? [tour] : []}
      title="Choose a tour for the home page"
      description="Only published tours can be on the home page. Choose another one before this one leaves the site."
      confirmLabel="Replace and save"
      onClose={() => {
        // Has no effect after a confirmation: the promise is resolved by then.
        question?.resolve(false)
        setQuestion(undefined)
      }}
      onConfirm={async () => question?.resolve(true)}
    />
  )
  return { leaveHomePage, homeQuestion }
}
