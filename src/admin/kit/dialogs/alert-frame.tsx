import { Content, Description, Overlay, Portal, Root, Title } from '@radix-ui/react-alert-dialog'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { frameClass } from '../frame-class'
import { useCloseOnBack } from '../leaving/history-guard'
import { useReturnFocus } from './use-return-focus'

type AlertFrameProps = {
  isOpen: boolean
  title: string
  description: ReactNode
  /** Further information before the decision. */
  details?: ReactNode
  /** Whether it asks about Back or Forward itself. */
  isAboutHistory?: boolean
  /** Called on Escape, Back, or a cancel button. */
  onCancel: () => void
  /** The buttons. */
  children: ReactNode
}

/** A modal question that must be answered first. */
export function AlertFrame(props: AlertFrameProps) {
  const { isOpen, title, description, details, isAboutHistory = false, onCancel, children } = props
  useCloseOnBack(isOpen, onCancel, !isAboutHistory)
  const focusHandlers = useReturnFocus()
  return (
    <Root open={isOpen} onOpenChange={(isWanted) => !isWanted && onCancel()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 bg-night/60 print:hidden" />
        <Content
          {...focusHandlers}
          className={`fixed inset-x-4 top-1/2 z-50 mx-auto grid max-h-dvh max-w-md -translate-y-1/2 grid-cols-1 gap-4 overflow-y-auto p-4 shadow-raised sm:p-6 print:hidden ${frameClass}`}
        >
          <Title className="flex items-center gap-3 text-xl">
            <TriangleAlert aria-hidden className="size-6 shrink-0 text-danger" />
            {title}
          </Title>
          <Description>{description}</Description>
          {details}
          <div className="flex flex-wrap justify-end gap-3">{children}</div>
        </Content>
      </Portal>
    </Root>
  )
}
