import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useFormContext, useWatch, useController } from 'react-hook-form'
import { SelectField } from '../../components/form/select-field'
import { TextArea } from '../../components/form/text-area'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { galleryTextLimits } from '../../content/collections/pictures'
import { longDate } from '../../lib/format'
import { NextVersion } from '../frame/publishing/next-version'
import { useIsKept, useIsOnSite } from '../frame/publishing/site-context'
import { useCategoryNames } from '../kit/category-names'
import { StatePanel } from '../kit/fields/state-panel'
import { useEntryRights, useMay } from '../kit/rights'
import { AltAdvice } from '../kit/picture-field/alt-advice'
import {
  type GalleryImageRow,
  consentNames,
  consentStates,
} from '../kit/picture-library/gallery-image-row'
import {
  PictureUseList,
  isOutsideGallery,
  pictureUsesOptions,
} from '../kit/picture-library/picture-uses'
import { FileField } from './file-field'
import { imageLabels, type ImageFormValues } from './image-collection'

type ImageFieldsProps = {
  image: GalleryImageRow
  /** Whether Enter leads to the next field or picture. */
  isWalk: boolean
  onDelete: () => void
}

/** All fields of a picture. */
export function ImageFields({ image, isWalk, onDelete }: ImageFieldsProps) {
  const enterKey = isWalk ? ({ enterKeyHint: 'next' } as const) : {}
  const { register, control, formState } = useFormContext<ImageFormValues>()
  const { errors } = formState
  const series = useCategoryNames('series')
  const isOnSite = useIsOnSite('picture')
  const isKept = useIsKept('picture')
  const { mayDelete } = useEntryRights()
  const [title, alt, decorative, category] = useWatch({
    control,
    name: ['title', 'alt', 'decorative', 'category'],
  })
  return (
    <div className="grid grid-cols-1 gap-6">
      <FileField />
      <TextField
        {...register('title')}
        {...enterKey}
        label={imageLabels.title}
        hint={`A few words, at most ${galleryTextLimits.title} characters on the site.`}
        error={errors.title?.message}
      />
      <TextArea
        {...register('description')}
        {...enterKey}
        label={imageLabels.description}
        hint={`One sentence, at most ${galleryTextLimits.description} characters on the site.`}
        rows={2}
        error={errors.description?.message}
      />
      <div>
        <TextArea
          {...register('alt')}
          {...enterKey}
          label={imageLabels.alt}
          hint={`For those who cannot see it; at most ${galleryTextLimits.alt} characters.`}
          rows={2}
          error={errors.alt?.message}
        />
        <AltAdvice alt={alt} title={title} decorative={decorative} />
        <label className="mt-2 flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" {...register('decorative')} className="size-5 accent-tea" />
          Decorative: screen readers skip it
        </label>
      </div>
      <SelectField
        {...register('category')}
        label={imageLabels.category}
        error={errors.category?.message}
      >
        <option value="">Choose one</option>
        {[...new Set<string>([...series, image.category, category])].filter(Boolean).map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <ConsentField />
      <StatePanel
        isOnSite={isOnSite(image)}
        isKept={isKept(image)}
        nextVersion={<NextVersion kind="picture" row={image} />}
      />
      <TakenAt takenAt={image.taken_at} />
      <UsedIn image={image} />
      {mayDelete(image) && <DeletePicture onDelete={onDelete} />}
    </div>
  )
}

/** When the camera took the picture, in the time of that place. */
function TakenAt({ takenAt }: { takenAt: string | null }) {
  if (takenAt === null) return null
  return <p className="text-sm text-muted">Taken on {longDate(takenAt.slice(0, 10))}</p>
}

/** The button that deletes the picture, after a question. */
export function DeletePicture({ onDelete }: { onDelete: () => void }) {
  return (
    <div>
      <button type="button" className={buttonClass('quiet', 'text-danger')} onClick={onDelete}>
        <Trash2 aria-hidden className="size-4" />
        Delete the picture
      </button>
    </div>
  )
}

/** The tours and posts that use the picture. */
function UsedIn({ image }: { image: GalleryImageRow }) {
  const { data, isError } = useQuery(pictureUsesOptions([image.url]))
  const uses = data?.filter(isOutsideGallery)
  return (
    <section aria-label="Used in">
      <h3 className="font-semibold">Used in</h3>
      {isError && <p className="text-muted">Could not check where it is used.</p>}
      {uses?.length === 0 && <p className="text-muted">No tour and no post shows it.</p>}
      {uses && uses.length > 0 && <PictureUseList uses={uses} />}
    </section>
  )
}

/** Consent of the people in the picture. Saving a withdrawal asks first; see `WithdrawDialog`. */
function ConsentField() {
  const { control, getValues, setValue } = useFormContext<ImageFormValues>()
  const { field, fieldState } = useController({ control, name: 'consent' })
  const mayWithdraw = useMay('publish')
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
        {consentStates
          .filter((state) => mayWithdraw || state !== 'withdrawn')
          .map((state) => (
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
