import { chatLink, site } from '../../content/site'
import { chat } from '../../lib/chat'
import { useHydrated } from '../../lib/use-hydrated'
import { roundButtonClass } from '../ui/button'
import { ExternalLink } from '../ui/external-link'
import { Icon } from '../ui/icon'
import { chatIcon } from '../ui/icon-paths'
import { VisuallyHidden } from '../ui/visually-hidden'
import { useFloatingRoom } from './use-floating-room'

const greeting = `Hello ${site.name}, I have a question.`

/**
 * A floating link to the chat, on phones only. It is hidden near forms, dialogs and other calls to
 * action, which is known only after hydration: the pre-rendered HTML does not contain it.
 */
export function FloatingChat() {
  const { place, hasRoom } = useFloatingRoom()
  const isHydrated = useHydrated()
  if (!isHydrated) return null
  return (
    <div
      ref={place}
      className={`fixed right-4 bottom-4 z-30 md:hidden ${hasRoom ? '' : 'invisible'}`}
    >
      <ExternalLink
        href={chatLink(greeting)}
        className={`size-12 bg-tea text-card shadow-raised hover:bg-tea-dark ${roundButtonClass}`}
      >
        <Icon d={chatIcon} className="size-6" />
        <VisuallyHidden>Chat on {chat.name}</VisuallyHidden>
      </ExternalLink>
    </div>
  )
}
