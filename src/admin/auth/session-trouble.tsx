import { CircleAlert, RefreshCw, WifiOff } from 'lucide-react'
import { buttonClass } from '../../components/ui/button'
import { NoticePage } from '../kit/page/notice-page'
import { useSession } from './session-context'

const looks = {
  offline: { title: 'You seem to be offline.', Icon: WifiOff },
  unverified: { title: 'Could not verify your session', Icon: CircleAlert },
} as const

/** Stands in for the panel when nobody can say who is there. */
export function SessionTrouble({ reason }: { reason: keyof typeof looks }) {
  const { retry } = useSession()
  const { title, Icon } = looks[reason]
  return (
    <NoticePage tabTitle={title} title={title} Icon={Icon}>
      <p>Nothing is lost. Check your connection, then try again.</p>
      <button type="button" className={buttonClass('secondary')} onClick={retry}>
        <RefreshCw aria-hidden className="size-4" />
        Retry
      </button>
    </NoticePage>
  )
}
