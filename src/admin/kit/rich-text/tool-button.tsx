import { Content, Portal, Root, Trigger } from '@radix-ui/react-tooltip'
import type { MouseEvent } from 'react'
import type { Tool } from './tools'

type ToolButtonProps = {
  tool: Tool
  tabIndex: number
  isOn: boolean | undefined
  isIdle: boolean
  /** @param byPointer false when pressed by key */
  onPress: (byPointer: boolean) => void
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A toolbar button with icon, tooltip and pressed state. */
export function ToolButton({ tool, tabIndex, isOn, isIdle, onPress }: ToolButtonProps) {
  const { name, icon: Icon, key } = tool
  const shortcut = key && (isApple ? `⌘${key}` : `Ctrl+${key}`)
  return (
    <Root>
      <Trigger asChild>
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={name}
          aria-pressed={isOn}
          aria-disabled={isIdle || undefined}
          aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
          className="grid size-11 shrink-0 place-items-center rounded-postcard transition-colors duration-quick hover:bg-tea-soft active:bg-line aria-disabled:cursor-not-allowed aria-disabled:text-muted aria-disabled:opacity-60 aria-disabled:hover:bg-transparent aria-pressed:bg-tea aria-pressed:text-card"
          // Keep the cursor in the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={(event: MouseEvent) => !isIdle && onPress(event.detail > 0)}
        >
          <Icon aria-hidden className="size-5" />
        </button>
      </Trigger>
      <Portal>
        <Content
          sideOffset={6}
          className="z-50 rounded-postcard bg-ink px-3 py-1.5 text-sm font-semibold text-card shadow-raised print:hidden"
        >
          {name}
          {shortcut && ` (${shortcut})`}
        </Content>
      </Portal>
    </Root>
  )
}
