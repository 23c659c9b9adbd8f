import { SelectField } from '../../../components/form/select-field'
import { consentNames, consentStates, imageForm, type Consent } from './gallery-image-row'

/** A picture whose consent is withdrawn must not be uploaded. */
const uploadConsents = consentStates.filter((state) => state !== 'withdrawn')

type ConsentChoiceProps = {
  value: Consent
  onChange: (consent: Consent) => void
  hint?: string
}

/** The question about the consent of the people in a picture that is uploaded. */
export function ConsentChoice({ value, onChange, hint }: ConsentChoiceProps) {
  return (
    <SelectField
      label={imageForm.labels.consent}
      hint={hint}
      value={value}
      onChange={({ target }) =>
        onChange(uploadConsents.find((state) => state === target.value) ?? value)
      }
    >
      {uploadConsents.map((state) => (
        <option key={state} value={state}>
          {consentNames[state]}
        </option>
      ))}
    </SelectField>
  )
}
