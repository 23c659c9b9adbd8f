import { Provider as TooltipProvider } from '@radix-ui/react-tooltip'
import { useEditorState, type Editor } from '@tiptap/react'
import { tooltipDelayMs, tooltipSkipMs } from '../../../content/limits'
import { ToolButton } from './tool-button'
import { toolsOf, type Questions } from './tools'
import { useRovingFocus } from './use-roving-focus'
import type { Variant } from './html-value'

type ToolbarProps = {
  editor: Editor
  variant: Variant
  /** Whose tools they are. */
  label: string
  /** Id of the element in which one writes. */
  controls: string
  questions: Questions
}

/** The tools over a text. */
export function Toolbar({ editor, variant, label, controls, questions }: ToolbarProps) {
  const groups = toolsOf(variant)
  const { tabIndexOf, handlers } = useRovingFocus()
  const states = useEditorState({
    editor,
    selector: ({ editor }) =>
      groups.map((group) =>
        group.map(({ isOn, can }) => ({
          isOn: isOn?.(editor),
          isIdle: can !== undefined && !can(editor),
        })),
      ),
  })
  const placeOf = (group: number, place: number) =>
    groups.slice(0, group).reduce((sum, { length }) => sum + length, place)

  return (
    <TooltipProvider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      <div
        role="toolbar"
        aria-label={`Tools for ${label}`}
        aria-controls={controls}
        className={`flex flex-wrap gap-0.5 rounded-t-postcard border-b border-line bg-card p-1 sm:gap-x-2 print:hidden ${variant === 'story' ? stickyClass : ''}`}
        {...handlers}
      >
        {groups.map((group, at) => (
          <div key={group[0]?.name} className="contents sm:flex sm:flex-wrap sm:gap-1">
            {group.map((tool, place) => (
              <ToolButton
                key={tool.name}
                tool={tool}
                tabIndex={tabIndexOf(placeOf(at, place))}
                isOn={states[at]?.[place]?.isOn}
                isIdle={states[at]?.[place]?.isIdle ?? false}
                onPress={(byPointer) => {
                  tool.run(editor, questions)
                  // By key, the focus stays in the row: the next tool may be wanted, too.
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

/** Below the header, where the window is high enough to spare the room. */
const stickyClass =
  '[@media(height>=40rem)]:sticky [@media(height>=40rem)]:top-14 [@media(height>=40rem)]:z-10'

const asksFirst = (name: string) => name === 'Link' || name === 'Picture'
