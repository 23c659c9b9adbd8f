import { buttonClass } from '../../components/ui/button'
import { StudioTitle } from '../shared/studio-title'
import { useSession } from './session-context'

const texts = {
  offline: 'You seem to be offline.',
  unverified: 'Could not verify your session',
} as const

/** Stands in for the panel when nobody can say who is there. */
export function SessionTrouble({ reason }: { reason: keyof typeof texts }) {
  const { retry } = useSession()
  return (
    <main className="mx-auto flex min-h-dvh max-w-prose flex-col justify-center gap-4 p-6">
      <StudioTitle title={texts[reason]} />
      <h1 className="font-sans text-2xl font-bold">{texts[reason]}</h1>
      <p>Nothing is lost. Check your connection, then try again.</p>
      <div>
        <button type="button" className={buttonClass('secondary')} onClick={retry}>
          Retry
        </button>
      </div>
    </main>
  )
}
