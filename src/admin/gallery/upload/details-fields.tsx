import { type KeyboardEvent, type ReactNode } from 'react'
import { SelectField } from '../../../components/form/select-field'
import { TextField } from '../../../components/form/text-field'
import { VisuallyHidden } from '../../../components/ui/visually-hidden'
import { galleryTextLimits } from '../../../content/collections/pictures'
import { useCategoryNames } from '../../kit/category-names'
import { AltAdvice } from '../../kit/picture-field/alt-advice'
import { ConsentChoice } from '../../kit/picture-library/consent-choice'
import { imageLabels } from '../image-collection'
import { lackingDetails, type UploadDetails } from './upload-details'
import { focusNextField, walkFieldAttribute } from './walk'

type DetailsFieldsProps = {
  /** Name of the picture, for screen readers. */
  of: string
  details: UploadDetails
  onChange: (details: UploadDetails) => void
  /** Whether these are the details of one picture, which says what it lacks. */
  isPicture: boolean
  /** Shown below the title. */
  titleExtra?: ReactNode
}

/** Fields for the details of a picture that is being uploaded; Enter leads to the next one. */
export function DetailsFields({
  of,
  details,
  onChange,
  isPicture,
  titleExtra,
}: DetailsFieldsProps) {
  const series = useCategoryNames('series')
  const { title, description, alt, decorative, category, consent } = details
  const change = (part: Partial<UploadDetails>) => onChange({ ...details, ...part })
  const lacking = isPicture ? lackingDetails(details) : []
  const walk = (name: keyof UploadDetails) => ({
    [walkFieldAttribute]: lacking.includes(name) ? 'lacks' : 'done',
  })
  const line = (name: keyof typeof galleryTextLimits) => ({
    ...walk(name),
    label: imageLabels[name],
    maxLength: galleryTextLimits[name],
    enterKeyHint: 'next' as const,
    autoComplete: 'off',
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      // Some keyboards end a word with Enter.
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
      event.preventDefault()
      focusNextField(event.currentTarget)
    },
  })
  return (
    <fieldset
      aria-label={`Details of ${of}`}
      className="grid min-w-0 grid-cols-1 gap-3 sm:grid-cols-2"
    >
      <div>
        <TextField
          {...line('title')}
          value={title}
          onChange={(event) => change({ title: event.target.value })}
        />
        {titleExtra}
      </div>
      <TextField
        {...line('description')}
        value={description}
        onChange={(event) => change({ description: event.target.value })}
      />
      <div className="sm:col-span-2">
        <TextField
          {...line('alt')}
          value={alt}
          onChange={(event) => change({ alt: event.target.value })}
        />
        {isPicture && alt !== '' && <AltAdvice alt={alt} title={title} decorative={decorative} />}
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
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] items-end gap-3 sm:col-span-2">
        <SelectField
          {...walk('category')}
          label={imageLabels.category}
          value={category}
          onChange={(event) => change({ category: event.target.value })}
        >
          <option value="">Choose one</option>
          {series.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <ConsentChoice value={consent} onChange={(chosen) => change({ consent: chosen })} />
      </div>
    </fieldset>
  )
}
