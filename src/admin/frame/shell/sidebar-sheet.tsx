import { Close, Content, Overlay, Portal, Root, Title } from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { useCloseOnBack } from '../../kit/leaving/history-guard'
import { useReturnFocus } from '../../kit/dialogs/dialog-frame'
import { sidebarWidths } from './sidebar-widths'
import { SidebarNav } from './sidebar-nav'

type SidebarSheetProps = { isShown: boolean; onShownChange: (isShown: boolean) => void }

/** The sidebar in narrow windows: a sheet over the page. */
export function SidebarSheet({ isShown, onShownChange }: SidebarSheetProps) {
  useCloseOnBack(isShown, () => onShownChange(false))
  const focusHandlers = useReturnFocus()
  return (
    <Root open={isShown} onOpenChange={onShownChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          {...focusHandlers}
          aria-describedby={undefined}
          style={sidebarWidths}
          className="fixed inset-y-0 left-0 z-50 flex w-(--sidebar-width-mobile) max-w-full flex-col overflow-y-auto bg-card py-2 shadow-raised print:hidden"
        >
          <div className="mb-2 flex items-center justify-between gap-2 pr-2 pl-5">
            <Title className="text-lg">Admin Panel</Title>
            <Close className="grid size-11 shrink-0 place-items-center rounded-postcard hover:bg-tea-soft active:bg-line">
              <X aria-hidden className="size-5" />
              <VisuallyHidden>Close the menu</VisuallyHidden>
            </Close>
          </div>
          <SidebarNav isCollapsed={false} onChoose={() => onShownChange(false)} />
        </Content>
      </Portal>
    </Root>
  )
}
