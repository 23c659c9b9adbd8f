import {
  Content,
  Item,
  ItemIndicator,
  ItemText,
  Root,
  ScrollDownButton,
  ScrollUpButton,
  Trigger,
  Value,
  Viewport,
} from '@radix-ui/react-select'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { Field } from '../../../components/form/field'

/** Minimum distance of the open list from the window's edges, in px. */
const collisionPadding = 10

const scrollButtonClass = 'grid min-h-11 place-items-center text-tea'

/** One option; the id '' means no choice. */
type Choice = { id: string; name: string }

type ChoiceFieldProps = {
  label: string
  /** Id of the selected option. */
  value: string
  /** Options in order, with unique ids. */
  choices: readonly Choice[]
  /** Called with the new id when it differs. */
  onChoose: (id: string) => void
  className?: string
}

/**
 * A labelled select that takes effect at once: a filter, an order. In a form that is submitted, use
 * `SelectField`, which has the native pickers of phones.
 */
export function ChoiceField({ label, value, choices, onChoose, className }: ChoiceFieldProps) {
  const chosen = choices.find(({ id }) => id === value)?.name
  return (
    <Field label={label} className={className}>
      {(control) => (
        <Root value={value} onValueChange={onChoose}>
          <span className="relative block after:pointer-events-none after:absolute after:top-4.5 after:right-4 after:size-2 after:rotate-45 after:border-r-2 after:border-b-2">
            <Trigger
              {...control}
              className={`${control.className} truncate pr-9 text-left data-[state=open]:border-tea`}
            >
              {/* The library takes '' for no choice at all, and then shows the placeholder. */}
              <Value placeholder={chosen}>{chosen}</Value>
            </Trigger>
          </span>
          {/* Not in a portal: the open list belongs to the part of the page that the field is in. */}
          <Content
            position="popper"
            sideOffset={4}
            collisionPadding={collisionPadding}
            aria-label={label}
            className="z-50 max-h-(--radix-select-content-available-height) max-w-(--radix-select-content-available-width) min-w-(--radix-select-trigger-width) overflow-hidden rounded-postcard border border-muted bg-card shadow-raised"
          >
            <ScrollUpButton className={scrollButtonClass}>
              <ChevronUp aria-hidden className="size-5" />
            </ScrollUpButton>
            <Viewport>
              {choices.map(({ id, name }) => (
                <Item
                  key={id}
                  value={id}
                  className="flex min-h-11 items-center justify-between gap-3 px-3 py-2 -outline-offset-3 select-none data-highlighted:bg-tea-soft data-[state=checked]:font-semibold"
                >
                  <span className="min-w-0 wrap-anywhere">
                    <ItemText>{name}</ItemText>
                  </span>
                  <ItemIndicator className="shrink-0 text-tea">
                    <Check className="size-5" />
                  </ItemIndicator>
                </Item>
              ))}
            </Viewport>
            <ScrollDownButton className={scrollButtonClass}>
              <ChevronDown aria-hidden className="size-5" />
            </ScrollDownButton>
          </Content>
        </Root>
      )}
    </Field>
  )
}
