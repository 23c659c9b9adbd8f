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
