import { useId, type ReactNode } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '../../components/form/select-field'
import { TextField } from '../../components/form/text-field'
import { SeasonWheel } from '../../components/ui/season-wheel'
import {
  answerNames,
  currencies,
  effortNames,
  monthNames,
  monthsText,
  pricePer,
} from '../../content/tour-words'
import { useCategoryNames } from '../kit/category-names'
import type { FieldJump } from '../kit/editing/field-jumps'
import { LinesField, LinksField } from '../kit/fields/list-fields'
import { SlugField } from '../kit/fields/slug-field'
import { StatePanel } from '../kit/fields/state-panel'
import { frameClass } from '../kit/frame-class'
import { PictureField } from '../kit/picture-field/picture-field'
import { RichTextField } from '../kit/rich-text/rich-text-field'
import { SearchCard } from '../kit/search-card/search-card'
import { tourLabels, type TourFormValues } from './tour-collection'

type TextName = {
  [Name in keyof TourFormValues]: TourFormValues[Name] extends string ? Name : never
}[keyof TourFormValues]

const goodToKnow = 'Good to know'

/** The parts of the form, by their first fields. */
export const tourParts: readonly FieldJump[] = [
  ['fullDescription', tourLabels.fullDescription],
  ['itinerary', tourLabels.itinerary],
  ['includes', tourLabels.includes],
  ['minimumAge', goodToKnow],
  ['status', tourLabels.status],
  ['image', tourLabels.image],
]

/** Returns the props of the field with a name. */
function useTourField() {
  const { register, formState } = useFormContext<TourFormValues>()
  return (name: TextName) => ({
    ...register(name),
    label: tourLabels[name],
    error: formState.errors[name]?.message,
  })
}

type TourFieldsProps = {
  wasPublished: boolean
  /** Whether visitors see it now. */
  isOnSite: boolean
  isKept: boolean
  /** See `StatePanel`. */
  nextVersion: ReactNode
}

/** All fields of a tour: content on the left, publishing and picture on the right. */
export function TourFields({ wasPublished, isOnSite, isKept, nextVersion }: TourFieldsProps) {
  const { register, watch } = useFormContext<TourFormValues>()
  // A tour may have one that is retired.
  const category = watch('category')
  const categories = useCategoryNames('categories')
  const field = useTourField()
  const featuredHintId = useId()
  return (
    <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className={`grid grid-cols-1 content-start gap-5 p-4 sm:p-6 ${frameClass}`}>
        <TextField {...field('title')} required />
        <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          <SelectField {...field('category')}>
            <option value="">Choose one</option>
            {[...new Set([...categories, category])].filter(Boolean).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
          <TextField {...field('location')} />
          <TextField {...field('duration')} hint="Such as “1 day” or “1-3 days”." />
          <TextField {...field('participants')} hint="Such as “15-50 students”." />
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
          <StatePanel isOnSite={isOnSite} isKept={isKept} nextVersion={nextVersion} />
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
              A badge on the tour’s card. It does not put the tour on the home page: choose those in
              the list of tours.
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

/** The optional facts of a tour; visitors see those that are filled in. */
function GoodToKnowFields() {
  const field = useTourField()
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5">
      <div>
        <h2 id={headingId} className="text-lg">
          {goodToKnow}
        </h2>
        <p className="text-sm text-muted">
          All of these are optional; visitors see what is filled in.
        </p>
      </div>
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField {...field('minimumAge')} inputMode="numeric" hint="In years." />
        <OptionalSelect {...field('effort')} names={effortNames} />
        <TextField {...field('driveTime')} hint="Such as “2 hours from Nairobi”." />
        <TextField {...field('pickUp')} hint="Such as “Your hotel in Nairobi, 7:00”." />
        <OptionalSelect {...field('toilets')} names={answerNames} />
        <OptionalSelect {...field('stepFree')} names={answerNames} />
      </div>
      <MonthsField />
      <PriceField />
    </section>
  )
}

type OptionalSelectProps = Parameters<typeof SelectField>[0] & {
  names: Readonly<Record<string, string>>
}

function OptionalSelect({ names, ...field }: OptionalSelectProps) {
  return (
    <SelectField {...field}>
      <option value="">Not stated</option>
      {Object.entries(names).map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

function MonthsField() {
  const { control } = useFormContext<TourFormValues>()
  const { field } = useController({ control, name: 'bestMonths' })
  const months = field.value
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 font-semibold">{tourLabels.bestMonths}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))]">
        {monthNames.map((name, index) => {
          const month = index + 1
          return (
            <label key={name} className="flex min-h-11 items-center gap-3 wrap-anywhere">
              <input
                type="checkbox"
                data-field={index === 0 ? 'bestMonths' : undefined}
                checked={months.includes(month)}
                onChange={({ target }) =>
                  field.onChange(
                    [
                      ...months.filter((other) => other !== month),
                      ...(target.checked ? [month] : []),
                    ].toSorted((one, other) => one - other),
                  )
                }
                onBlur={field.onBlur}
                className="size-5 accent-tea"
              />
              {name}
            </label>
          )
        })}
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-4">
        <SeasonWheel months={months} names={monthNames} />
        <output className="min-w-0 grow basis-40">
          {months.length === 0
            ? 'Without a month, visitors see no best months.'
            : `Visitors will read: ${monthsText(months)}`}
        </output>
      </div>
    </fieldset>
  )
}

function PriceField() {
  const { register, formState } = useFormContext<TourFormValues>()
  const errors = formState.errors.priceFrom
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5 sm:grid-cols-2">
      <legend className="mb-1 font-semibold">{tourLabels.priceFrom}</legend>
      <TextField
        {...register('priceFrom.amount')}
        data-field="priceFrom"
        label="Amount"
        inputMode="numeric"
        error={errors?.amount?.message}
      />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-5">
        <SelectField {...register('priceFrom.currency')} label="Currency">
          {currencies.map((currency) => (
            <option key={currency}>{currency}</option>
          ))}
        </SelectField>
        <SelectField {...register('priceFrom.per')} label="For each">
          {pricePer.map((per) => (
            <option key={per}>{per}</option>
          ))}
        </SelectField>
      </div>
      <TextField
        {...register('priceFrom.validUntil')}
        label="Valid until"
        type="date"
        hint="The last day on which the site shows it; empty for always."
        error={errors?.validUntil?.message}
      />
      <TextField
        {...register('priceFrom.note')}
        label="Note on the price"
        hint="Such as “Park fees are extra”."
        error={errors?.note?.message}
      />
    </fieldset>
  )
}
