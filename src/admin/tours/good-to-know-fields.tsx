import { useId } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { SelectField } from '../../components/form/select-field'
import { TextField } from '../../components/form/text-field'
import {
  answerNames,
  currencies,
  effortNames,
  monthNames,
  pricePer,
} from '../../content/tour-words'
import { tourLabels, type TourFormValues } from './tour-schema'

/** The optional facts of a tour; visitors see those that are filled in. */
export function GoodToKnowFields() {
  const { register, formState } = useFormContext<TourFormValues>()
  const headingId = useId()
  const field = (
    name: 'minimumAge' | 'effort' | 'driveTime' | 'pickUp' | 'toilets' | 'stepFree',
  ) => ({
    ...register(name),
    label: tourLabels[name],
    error: formState.errors[name]?.message,
  })
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-1 gap-5">
      <div>
        <h2 id={headingId} className="text-lg">
          Good to know
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
