import { Cancel } from '@radix-ui/react-alert-dialog'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { buttonClass } from '../../components/ui/button'
import { AlertFrame } from '../kit/dialogs/alert-frame'
import { countDrafts, draftLifetimeDays } from '../kit/drafts/draft-store'

type SignOutAnswer = 'stay' | 'keep' | 'delete'

/**
 * Asks what becomes of unsaved text before somebody signs out. Neither answer is taken for granted:
 * on a shared computer the text must go, on one's own it may be the only copy of an afternoon's work.
 *
 * @param userId whose text; undefined where nobody is signed in
 * @returns `ask`, which resolves to 'keep' at once where this device keeps nothing of theirs, and
 *   `question`, the dialog to render
 */
export function useSignOutQuestion(userId: string | undefined): {
  ask: () => Promise<SignOutAnswer>
  question: ReactNode
} {
  const [isOpen, setOpen] = useState(false)
  const [drafts, setDrafts] = useState(0)
  const answer = useRef<(answer: SignOutAnswer) => void>(undefined)
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  const ask = useCallback(async () => {
    const found = userId === undefined ? 0 : countDrafts(userId)
    // A message may offer to sign out after the studio has been left; there is no dialog then.
    if (found === 0 || !isShown.current) return 'keep'
    setDrafts(found)
    setOpen(true)
    return new Promise<SignOutAnswer>((resolve) => {
      answer.current = (given) => {
        setOpen(false)
        resolve(given)
      }
    })
  }, [userId])

  const reply = (given: SignOutAnswer) => answer.current?.(given)
  const what = drafts === 1 ? 'one thing' : `${drafts} things`
  return {
    ask,
    question: (
      <AlertFrame
        isOpen={isOpen}
        title="Keep what is not saved?"
        description={`This device keeps changes of yours to ${what} that were never saved. They stay for ${draftLifetimeDays} days, also after you have logged out, and whoever uses this browser could read them. Keep them only on a device of your own.`}
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
