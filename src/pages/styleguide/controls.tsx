import { ErrorSummary } from '../../components/form/error-summary'
import { HandOff } from '../../components/form/hand-off'
import { SelectField } from '../../components/form/select-field'
import { TextArea } from '../../components/form/text-area'
import { TextField } from '../../components/form/text-field'
import {
  buttonClass,
  lineLinkClass,
  roundButtonClass,
  textLinkClass,
} from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'
import { closeIcon } from '../../components/ui/icon-paths'
import { showToast, type Toast } from '../../lib/toast'
import { Chapter, Specimen, State, States } from './specimen'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const kinds: readonly Toast['kind'][] = ['success', 'error', 'info']
const forced = ['hover', 'active', 'focus']
const here = '/styleguide'

/** Buttons, links and chips, in every state. */
export function Controls() {
  return (
    <Chapter title="Buttons, links, chips, toasts">
      {variants.map((variant) => (
        <Specimen key={variant} name={`Button: ${variant}`}>
          <States>
            {(attributes) => (
              <button type="button" className={buttonClass(variant)} {...attributes}>
                Book Now
              </button>
            )}
          </States>
        </Specimen>
      ))}
      <Specimen name="Button: compact, and links that look like buttons">
        <button type="button" className={buttonClass('secondary', '', 'compact')}>
          Copy link
        </button>
        <a href={here} className={buttonClass()}>
          Find a tour
        </a>
        <a href={here} className={buttonClass('secondary')}>
          Contact us
        </a>
      </Specimen>
      <Specimen name="Round button">
        <States>
          {(attributes) => (
            <button
              type="button"
              aria-label="Close"
              className={`size-11 text-tea hover:bg-tea-soft active:bg-tea-soft disabled:opacity-60 ${roundButtonClass}`}
              {...attributes}
            >
              {!attributes['aria-busy'] && <Icon d={closeIcon} />}
            </button>
          )}
        </States>
      </Specimen>
      <Specimen name="Link in words, and alone">
        <p>
          A sentence with{' '}
          <a href={here} className={textLinkClass}>
            a link
          </a>{' '}
          inside.
        </p>
        <States names={forced}>
          {() => (
            <a href={here} className={lineLinkClass}>
              Read More
            </a>
          )}
        </States>
      </Specimen>
      <Specimen name="Chips that filter">
        <div className="chips">
          <Chip isPressed>All</Chip>
          <Chip>Farm Tours</Chip>
        </div>
        <States names={forced}>{() => <Chip>Farm Tours</Chip>}</States>
      </Specimen>
      <Specimen name="Toasts">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className={buttonClass('secondary')}
            onClick={() =>
              showToast({ kind, title: `A message: ${kind}`, description: 'And why.' })
            }
          >
            Show {kind}
          </button>
        ))}
      </Specimen>
    </Chapter>
  )
}

function Chip({ isPressed = false, children }: { isPressed?: boolean; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isPressed}
      className="chip press rounded-full bg-card shadow-card aria-pressed:bg-tea aria-pressed:text-card"
    >
      {children}
    </button>
  )
}

/** The parts of a form, and what is shown after submitting. */
export function Fields() {
  return (
    <Chapter title="Fields">
      <Specimen name="Text field">
        <State name="rest">
          <TextField label="Name" hint="As on your passport." />
        </State>
        <States names={['hover', 'focus']}>{() => <TextField label="Name" />}</States>
        <State name="disabled">
          <TextField label="Name" disabled defaultValue="Cannot be changed" />
        </State>
        <State name="wrong">
          <TextField label="Name" error="Please enter your name." />
        </State>
      </Specimen>
      <Specimen name="Choice and long text">
        <SelectField label="Length">
          <option>Any length</option>
          <option>A day</option>
        </SelectField>
        <SelectField label="Length" error="Please choose a length.">
          <option>Any length</option>
        </SelectField>
        <TextArea label="Message" defaultValue="Habari, we are four." className="w-80 max-w-full" />
        <TextArea label="Message" error="Please write a message." className="w-80 max-w-full" />
      </Specimen>
      <Specimen name="Summary of errors">
        <ErrorSummary
          errors={[{ field: 'name', text: 'Please enter your name.' }]}
          onPick={() => undefined}
        />
      </Specimen>
      <Specimen name="After the mail app was opened">
        <HandOff
          intro="Your message is ready."
          message="Habari"
          chatHref="/styleguide"
          mailHref="/styleguide"
          onDismiss={() => undefined}
        />
      </Specimen>
    </Chapter>
  )
}
