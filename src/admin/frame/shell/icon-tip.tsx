import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import type { ReactElement } from 'react'

type IconTipProps = {
  label: string
  /** Whether the label is missing beside the icon. */
  isNeeded: boolean
  /** The link or button the tip belongs to. */
  children: ReactElement
}

/** The label of a collapsed entry, on hover and on focus. */
export function IconTip({ label, isNeeded, children }: IconTipProps) {
  if (!isNeeded) return children
  return (
    <Root>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        <Content
          side="right"
          sideOffset={8}
          className="z-50 rounded-postcard bg-ink px-3 py-1.5 text-sm font-semibold text-card shadow-raised print:hidden"
        >
          {label}
        </Content>
      </Portal>
    </Root>
  )
}
