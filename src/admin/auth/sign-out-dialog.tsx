import { Cancel } from '@radix-ui/react-alert-dialog'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { AlertFrame } from '../kit/dialogs/alert-frame'
import { countDrafts, draftLifetimeDays } from '../kit/drafts/draft-store'

type SignOutAnswer = 'stay' | 'keep' | 'delete'

/**
 * Asks before signing out whether to keep unsaved text on this device. There is no safe default: on a
 * shared computer it must be deleted, on one's own it may be the only copy.
 *
 * @param userId whose text; undefined if no user is signed in
 * @returns `askBeforeSignOut`, which resolves to 'keep' at once if this device has no drafts of the user,
 *   and the `dialog` to render
 */
export function useSignOutDialog(userId: string | undefined): {
  askBeforeSignOut: () => Promise<SignOutAnswer>
  dialog: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const [draftCount, setDraftCount] = useState(0)
  const resolveAnswer = useRef<(answer: SignOutAnswer) => void>(undefined)
  const isMounted = useRef(false)

  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])

  const askBeforeSignOut = useCallback(async () => {
    const count = userId === undefined ? 0 : countDrafts(userId)
    // A toast may offer to sign out after the studio was unmounted; there is no dialog then.
    if (count === 0 || !isMounted.current) return 'keep'
    setDraftCount(count)
    setOpen(true)
    return new Promise<SignOutAnswer>((resolve) => {
      resolveAnswer.current = (given) => {
        setOpen(false)
        resolve(given)
      }
    })
  }, [userId])

  const reply = (given: SignOutAnswer) => resolveAnswer.current?.(given)
  const what = draftCount === 1 ? 'one thing' : `${draftCount} things`
  return {
    askBeforeSignOut,
    dialog: (
      <AlertFrame
        isOpen={isOpen}
        title="Keep unsaved changes?"
        description={`This device keeps changes of yours to ${what} that were never saved. They stay here for ${draftLifetimeDays} days, even after you log out, and anyone who uses this browser could read them. Keep them only on your own device.`}
        onCancel={() => reply('stay')}
      >
        <Cancel className={buttonClass('quiet')}>Stay here</Cancel>
        <button type="button" className={buttonClass('secondary')} onClick={() => reply('keep')}>
          Keep and log out
        </button>
        <button type="button" className={buttonClass('danger')} onClick={() => reply('delete')}>
          Delete and log out
        </button>
      </AlertFrame>
    ),
  }
}
