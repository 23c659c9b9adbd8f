import { useId } from 'react'
import { useFormContext } from 'react-hook-form'
import { SelectField } from '../../components/form/select-field'
import { TextField } from '../../components/form/text-field'
import { tourCategories } from '../../content/categories'
import { LinesField } from '../kit/fields/lines-field'
import { LinksField } from '../kit/fields/links-field'
import { SlugField } from '../kit/fields/slug-field'
import { StatePanel } from '../kit/fields/state-panel'
import { frameClass } from '../kit/frame-class'
import { PictureField } from '../kit/picture-field/picture-field'
import { RichTextField } from '../kit/rich-text/rich-text-field'
import { SearchCard } from '../kit/search-card/search-card'
import { GoodToKnowFields } from './good-to-know-fields'
import { tourLabels, type TourFormValues } from './tour-schema'

/** All fields of a tour: content on the left, publishing and picture on the right. */
export function TourFields({ wasPublished }: { wasPublished: boolean }) {
  const { register, formState } = useFormContext<TourFormValues>()
  const { errors } = formState
  const featuredHintId = useId()
  const text = (name: 'title' | 'duration' | 'location' | 'participants') => ({
    ...register(name),
    label: tourLabels[name],
    error: errors[name]?.message,
  })
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className={`grid grid-cols-1 content-start gap-5 p-4 sm:p-6 ${frameClass}`}>
        <TextField {...text('title')} required />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField
            {...register('category')}
            label={tourLabels.category}
            error={errors.category?.message}
          >
            <option value="">Choose one</option>
            {tourCategories.map((category) => (
              <option key={category}>{category}</option>
            ))}
          </SelectField>
          <TextField {...text('location')} />
          <TextField {...text('duration')} hint="Such as “1 day” or “1-3 days”." />
          <TextField {...text('participants')} hint="Such as “15-50 students”." />
        </div>
        <RichTextField
          name="description"
          label={tourLabels.description}
          hint="One or two sentences, for the card."
          variant="sentence"
        />
        <RichTextField name="fullDescription" label={tourLabels.fullDescription} variant="story" />
        <LinesField
          name="itinerary"
          label={tourLabels.itinerary}
          hint="One stop per line, in order. A pasted list becomes one line per stop."
          entryName="stop"
        />
        <LinesField name="includes" label={tourLabels.includes} entryName="line" />
        <GoodToKnowFields />
        <LinksField
          name="externalLinks"
          label={tourLabels.externalLinks}
          hint="Further reading outside the site, if there is any."
        />
      </div>
      <div className="grid grid-cols-1 content-start gap-6 md:max-xl:grid-cols-2">
        <div className={`grid grid-cols-1 content-start gap-5 p-4 sm:p-6 ${frameClass}`}>
          <StatePanel />
          <SlugField prefix="/tours/" wasPublished={wasPublished} />
          <div>
            <label className="flex min-h-11 items-center gap-3 font-semibold">
              <input
                type="checkbox"
                {...register('featured')}
                aria-describedby={featuredHintId}
                className="size-5 accent-tea"
              />
              Show the Featured badge
            </label>
            <p id={featuredHintId} className="text-sm text-muted">
              The badge does not put a tour on the home page: choose those in the list of tours.
            </p>
          </div>
        </div>
        <div className={`p-4 sm:p-6 ${frameClass}`}>
          <PictureField
            name="image"
            altName="imageAlt"
            focusName="focus"
            label={tourLabels.image}
            folder="tours"
          />
        </div>
        <SearchCard kind="tour" />
      </div>
    </div>
  )
}
