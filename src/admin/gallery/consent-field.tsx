import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '../../components/form/select-field'
import { consentStates } from '../kit/picture-library/gallery-image-row'
import { consentNames } from './consent-chip'
import { imageLabels, type ImageFormValues } from './image-schema'

/** Consent of the people in the picture. Saving a withdrawal asks first; see `WithdrawDialog`. */
export function ConsentField() {
  const { control, getValues, setValue } = useFormContext<ImageFormValues>()
  const { field, fieldState } = useController({ control, name: 'consent' })
  return (
    <div>
      <SelectField
        {...field}
        label={imageLabels.consent}
        error={fieldState.error?.message}
        onChange={(event) => {
          field.onChange(event)
          if (event.target.value === 'withdrawn' && getValues('status') === 'published') {
            setValue('status', 'unpublished', { shouldDirty: true })
          }
        }}
      >
        {consentStates.map((state) => (
          <option key={state} value={state}>
            {consentNames[state]}
          </option>
        ))}
      </SelectField>
      <p aria-live="polite" className="mt-1 text-sm empty:mt-0">
        {field.value === 'withdrawn' &&
          'Saving asks you to confirm and names the consequences: withdrawn consent cannot be restored.'}
      </p>
    </div>
  )
}
