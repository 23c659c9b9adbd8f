import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { useSession } from '../../auth/session-state'
import { useCloseOnBack } from '../../kit/leaving/history-guard'
import { leave } from '../../kit/leaving/leave-guard'
import { useReturnFocus } from '../../kit/dialogs/dialog-frame'
import { useSite } from '../publishing/site-context'
import { PaletteSearch } from './palette-search'

type PaletteDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** The command palette's dialog. Commands ask before they leave unsaved work. */
export function PaletteDialog({ isOpen, onOpenChange }: PaletteDialogProps) {
  useCloseOnBack(isOpen, () => onOpenChange(false))
  const navigate = useNavigate()
  const { signOut } = useSession()
  const { openReview } = useSite()
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus()
  const chosen = useRef<() => void>(undefined)
  const choose = (action: () => void) => {
    chosen.current = action
    onOpenChange(false)
  }
  return (
    <Root open={isOpen} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          aria-describedby={undefined}
          className="fixed inset-x-4 top-4 z-50 mx-auto flex max-h-[calc(100dvh-2rem)] max-w-xl flex-col overflow-hidden rounded-panel border border-line bg-card shadow-raised sm:top-[12dvh] sm:max-h-[70dvh] print:hidden"
          onOpenAutoFocus={onOpenAutoFocus}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus(event)
            // Only after closing, so that a question about unsaved work returns the focus to the
            // right element.
            const action = chosen.current
            chosen.current = undefined
            action?.()
          }}
        >
          <Title className="sr-only">Search and commands</Title>
          <PaletteSearch
            onGo={(to, state) => choose(() => leave(() => void navigate(to, { state })))}
            onPublish={() => choose(openReview)}
            onLogOut={() => choose(() => leave(() => void signOut()))}
          />
          <Close className="absolute top-1.5 right-1.5 grid size-11 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line">
            <X aria-hidden className="size-5" />
            <VisuallyHidden>Close</VisuallyHidden>
          </Close>
        </Content>
      </Portal>
    </Root>
  )
}
