import { useMemo } from 'react'
import { SelectField } from '../../../components/form/select-field'
import { TextField } from '../../../components/form/text-field'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { galleryTextLimits } from '../../../content/collections/pictures'
import { galleryCategories } from '../../../content/gallery-texts'
import { AltAdvice } from '../../kit/picture-field/alt-advice'
import { consentStates } from '../../kit/picture-library/gallery-image-row'
import { consentNames } from '../consent-chip'
import { imageLabels } from '../image-collection'
import { missingDetails, type UploadDetails } from './upload-details'

type DetailsFieldsProps = {
  /** Name of the picture, for screen readers. */
  of: string
  details: UploadDetails
  onChange: (details: UploadDetails) => void
  hasAdvice: boolean
}

/** A picture whose consent is withdrawn must not be uploaded. */
const uploadConsents = consentStates.filter((state) => state !== 'withdrawn')

/** Fields for the details of a picture that is being uploaded. */
export function DetailsFields({ of, details, onChange, hasAdvice }: DetailsFieldsProps) {
  const { title, description, alt, decorative, category, consent } = details
  const change = (part: Partial<UploadDetails>) => onChange({ ...details, ...part })
  // Every progress event of any upload renders all rows again.
  const missing = useMemo(() => (hasAdvice ? missingDetails(details) : []), [details, hasAdvice])
  return (
    <fieldset
      aria-label={`Details of ${of}`}
      className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2"
    >
      <TextField
        label={imageLabels.title}
        value={title}
        maxLength={galleryTextLimits.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <SelectField
        label={imageLabels.category}
        value={category}
        onChange={(event) => change({ category: event.target.value })}
      >
        <option value="">Choose one</option>
        {galleryCategories.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextField
        label={imageLabels.description}
        value={description}
        maxLength={galleryTextLimits.description}
        className="sm:col-span-2"
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="sm:col-span-2">
        <TextField
          label={imageLabels.alt}
          value={alt}
          maxLength={galleryTextLimits.alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
        {hasAdvice && <AltAdvice alt={alt} title={title} decorative={decorative} />}
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={decorative}
          onChange={(event) => change({ decorative: event.target.checked })}
          className="size-5 shrink-0 accent-tea"
        />
        Decorative
        <VisuallyHidden>: screen readers skip it</VisuallyHidden>
      </label>
      <SelectField
        label={imageLabels.consent}
        value={consent}
        onChange={({ target }) =>
          change({ consent: uploadConsents.find((state) => state === target.value) ?? consent })
        }
      >
        {uploadConsents.map((state) => (
          <option key={state} value={state}>
            {consentNames[state]}
          </option>
        ))}
      </SelectField>
      {hasAdvice && (
        <p className="text-sm text-muted sm:col-span-2">
          {missing.length === 0
            ? 'Nothing is missing: it can be published.'
            : `Before it can be published: ${missing.join(' ')}`}
        </p>
      )}
    </fieldset>
  )
}
