import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { useCloseOnBack } from '../leaving/history-guard'

const places = {
  /** Centred over the page. */
  middle: 'sm:inset-6 sm:mx-auto sm:max-w-4xl sm:rounded-panel sm:border',
  /** Along the right edge, from top to bottom. */
  side: 'sm:left-auto sm:w-full sm:max-w-2xl sm:border-l',
} as const

type DialogFrameProps = {
  isOpen: boolean
  title: string
  place: keyof typeof places
  /** Called when the user closes it, also by Back. */
  onClose: () => void
  children: ReactNode
}

/** A dialog over the page; full screen on phones. */
export function DialogFrame({ isOpen, title, place, onClose, children }: DialogFrameProps) {
  useCloseOnBack(isOpen, onClose)
  const focusHandlers = useReturnFocus()
  return (
    <Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        {/* Not above z-40: a confirmation over it has the same level and comes later. */}
        <Content
          {...focusHandlers}
          aria-describedby={undefined}
          className={`fixed inset-0 z-40 flex flex-col border-line bg-card shadow-raised ${places[place]}`}
          onInteractOutside={(event) => {
            // A toast may be closed without closing this.
            const { target } = event
            if (target instanceof Element && target.closest('[data-sonner-toaster]')) {
              event.preventDefault()
            }
          }}
        >
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4 md:pl-6">
            <Title className="min-w-0 text-xl break-words">{title}</Title>
            <Close className="grid size-11 shrink-0 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line">
              <X aria-hidden className="size-5" />
              <VisuallyHidden>Close</VisuallyHidden>
            </Close>
          </div>
          <div className="min-h-0 grow overflow-y-auto overscroll-contain">
            {/* The padding is on the inner element: on the scroller it would show below a sticky footer. */}
            <div className="flex min-h-full flex-col p-4 md:p-6">{children}</div>
          </div>
        </Content>
      </Portal>
    </Root>
  )
}

/** Gives the focus back on closing, or to the heading, unless it is set elsewhere. */
export function useReturnFocus() {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (document.activeElement !== document.body) return
      const isUsable = opener.current instanceof HTMLElement && opener.current.isConnected
      const target = isUsable ? opener.current : document.querySelector('main h1')
      if (target instanceof HTMLElement) target.focus()
    },
  }
}
