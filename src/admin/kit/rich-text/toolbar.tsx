import {
  Provider as TooltipProvider,
  Content,
  Portal,
  Root,
  Trigger,
} from '@radix-ui/react-tooltip'
import { useEditorState, type Editor } from '@tiptap/react'
import { type MouseEvent, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { tooltipDelayMs, tooltipSkipMs } from '../../../content/limits'
import type { Variant } from './html-value'
import { toolsOf, type Questions, type Tool } from './tools'

type ToolbarProps = {
  editor: Editor
  variant: Variant
  /** Label of the edited field. */
  label: string
  /** Id of the editable element. */
  controls: string
  questions: Questions
}

/** The toolbar of a rich text field. */
export function Toolbar({ editor, variant, label, controls, questions }: ToolbarProps) {
  const groups = toolsOf(variant)
  const { tabIndexOf, handlers } = useRovingFocus()
  const tools = groups.flat()

  return (
    <TooltipProvider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      <div
        role="toolbar"
        aria-label={`Tools for ${label}`}
        aria-controls={controls}
        className={`flex flex-wrap gap-0.5 rounded-t-postcard border-b border-line bg-card p-1 sm:gap-x-2 print:hidden ${variant === 'story' ? stickyClass : ''}`}
        {...handlers}
      >
        {groups.map((group) => (
          <div key={group[0]?.name} className="contents sm:flex sm:flex-wrap sm:gap-1">
            {group.map((tool) => (
              <ToolButton
                key={tool.name}
                tool={tool}
                editor={editor}
                tabIndex={tabIndexOf(tools.indexOf(tool))}
                onPress={(byPointer) => {
                  tool.run(editor, questions)
                  // When pressed by key, the focus stays in the toolbar for the next tool.
                  if (byPointer && !asksFirst(tool.name)) editor.commands.focus()
                }}
              />
            ))}
          </div>
        ))}
      </div>
    </TooltipProvider>
  )
}

/** Sticks below the header if the window is high enough. */
const stickyClass =
  '[@media(height>=40rem)]:sticky [@media(height>=40rem)]:top-14 [@media(height>=40rem)]:z-10'

const asksFirst = (name: string) => name === 'Link' || name === 'Picture'

type ToolButtonProps = {
  tool: Tool
  editor: Editor
  tabIndex: number
  /** @param byPointer false when pressed by key */
  onPress: (byPointer: boolean) => void
}

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** A toolbar button with icon, tooltip and pressed state. */
function ToolButton({ tool, editor, tabIndex, onPress }: ToolButtonProps) {
  const { name, icon: Icon, key } = tool
  const { isOn, isIdle } = useEditorState({
    editor,
    selector: ({ editor }) => ({
      isOn: tool.isOn?.(editor),
      isIdle: tool.can !== undefined && !tool.can(editor),
    }),
  })
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

/**
 * Roving tabindex for a toolbar: one Tab stop; the arrow keys, Home and End move between the
 * buttons.
 *
 * @returns `tabIndexOf` a button by its index, and handlers for the toolbar
 */
function useRovingFocus() {
  const [stop, setStop] = useState(0)
  return {
    tabIndexOf: (place: number) => (place === stop ? 0 : -1),
    handlers: {
      onFocus: (event: FocusEvent<HTMLElement>) => {
        const place = buttonsIn(event.currentTarget).findIndex((button) => button === event.target)
        if (place >= 0) setStop(place)
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
        const buttons = buttonsIn(event.currentTarget)
        const from = buttons.findIndex((button) => button === event.target)
        const to = new Map([
          ['ArrowRight', from + 1],
          ['ArrowDown', from + 1],
          ['ArrowLeft', from - 1],
          ['ArrowUp', from - 1],
          ['Home', 0],
          ['End', -1],
        ]).get(event.key)
        if (from < 0 || to === undefined) return
        event.preventDefault()
        // -1 is the last one.
        buttons.at(to % buttons.length)?.focus()
      },
    },
  }
}

function buttonsIn(row: HTMLElement): HTMLElement[] {
  return [...row.querySelectorAll('button')]
}
