import { SelectField } from '../../../components/form/select-field'
import { TextArea } from '../../../components/form/text-area'
import { TextField } from '../../../components/form/text-field'
import { tourTypes } from '../../../content/tour-types'
import type { ContactErrors } from './contact-message'

const maxMessageLength = 1500

type ContactFieldsProps = { errors: ContactErrors; messageLength: number }

/** The fields of the contact form, uncontrolled to keep what is typed before hydration. */
export function ContactFields({ errors, messageLength }: ContactFieldsProps) {
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <TextField
          name="name"
          label="Name"
          autoComplete="name"
          dir="auto"
          required
          maxLength={120}
          error={errors.name}
        />
        <TextField
          name="email"
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          error={errors.email}
        />
      </div>
      <SelectField name="tourType" label="Tour type (optional)" autoComplete="off">
        <option value="">Select a tour type</option>
        {tourTypes.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextArea
        name="message"
        label="Message"
        hint={`${messageLength} of ${maxMessageLength} characters`}
        rows={5}
        dir="auto"
        required
        maxLength={maxMessageLength}
        error={errors.message}
      />
    </>
  )
}
