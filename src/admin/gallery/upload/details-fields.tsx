import { SelectField } from '../../../components/form/select-field'
import { TextField } from '../../../components/form/text-field'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { galleryCategories } from '../../../content/model'
import { AltAdvice } from '../../shared/picture-field/alt-advice'
import { consentStates } from '../../shared/picture-library/gallery-image-row'
import { maxAltLength } from '../../shared/pictures/alt-hints'
import { consentNames } from '../consents'
import { maxTitleLength, type UploadDetails } from './upload-details'

type DetailsFieldsProps = {
  /** Which picture, for those who cannot see where the fields stand. */
  of: string
  details: UploadDetails
  onChange: (details: UploadDetails) => void
  hasAdvice: boolean
}

/** What is said about a picture while it is added. */
export function DetailsFields({ of, details, onChange, hasAdvice }: DetailsFieldsProps) {
  const { title, alt, decorative, category, consent } = details
  return (
    <fieldset
      aria-label={`Details of ${of}`}
      className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2"
    >
      <TextField
        label="Title"
        value={title}
        maxLength={maxTitleLength}
        onChange={(event) => onChange({ ...details, title: event.target.value })}
      />
      <SelectField
        label="Series"
        value={category}
        onChange={(event) => onChange({ ...details, category: event.target.value })}
      >
        <option value="">Choose one</option>
        {galleryCategories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <div className="sm:col-span-2">
        <TextField
          label="What the picture shows"
          value={alt}
          maxLength={maxAltLength}
          onChange={(event) => onChange({ ...details, alt: event.target.value })}
        />
        {hasAdvice && <AltAdvice alt={alt} title={title} decorative={decorative} />}
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => onChange({ ...details, decorative: event.target.checked })}
          className="size-5 shrink-0 accent-tea"
        />
        It only decorates
        <VisuallyHidden>and need not be read out</VisuallyHidden>
      </label>
      <SelectField
        label="Consent of the people in it"
        value={consent}
        onChange={(event) => {
          const chosen = consentStates.find((state) => state === event.target.value)
          if (chosen) onChange({ ...details, consent: chosen })
        }}
      >
        {consentStates.map((state) => (
          <option key={state} value={state}>
            {consentNames[state]}
          </option>
        ))}
      </SelectField>
    </fieldset>
  )
}
