import { ErrorSummary } from '../../components/form/error-summary'
import { HandOff } from '../../components/form/hand-off'
import { SelectField } from '../../components/form/select-field'
import { TextArea } from '../../components/form/text-area'
import { TextField } from '../../components/form/text-field'
import { Chapter, Specimen, State } from './specimen'

/** The parts of a form, and what is shown after submitting. */
export function Fields() {
  return (
    <Chapter title="Fields">
      <Specimen name="Text field">
        <State name="rest">
          <TextField label="Name" hint="As on your passport." />
        </State>
        {(['hover', 'focus'] as const).map((force) => (
          <State key={force} name={force} force={force}>
            <TextField label="Name" />
          </State>
        ))}
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
