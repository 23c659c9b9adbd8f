import { useEffect, useRef } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { buttonClass } from '../../../components/ui/button'
import { Field } from '../../../components/form/field'
import { slugify } from './slugify'

type SlugFieldProps = {
  /** The path before the slug, such as `/tours/`. */
  prefix: string
  /** Whether visitors may know the URL already: the slug then no longer follows the title. */
  wasPublished: boolean
}

/** The slug; follows the title until it is edited, or until the first publication. */
export function SlugField({ prefix, wasPublished }: SlugFieldProps) {
  const { control, setValue, formState } = useFormContext<{ title: string; slug: string }>()
  const { field, fieldState } = useController({ name: 'slug', control })
  const title = useWatch({ control, name: 'title' })
  const isOwn = useRef(field.value !== '' && field.value !== slugify(title))
  /** The slug as this field knows it. */
  const known = useRef(field.value)
  const starting = formState.defaultValues?.slug ?? ''
  const isMoved = wasPublished && starting !== '' && field.value !== starting

  useEffect(() => {
    const made = slugify(title)
    // From elsewhere: restored, merged with another user's, or given by the database.
    if (field.value !== known.current) {
      known.current = field.value
      isOwn.current = field.value !== '' && field.value !== made
    }
    if (wasPublished || isOwn.current || made === field.value) return
    known.current = made
    setValue('slug', made, { shouldDirty: true })
  }, [title, wasPublished, field.value, setValue])

  function generate() {
    isOwn.current = false
    known.current = slugify(title)
    setValue('slug', known.current, { shouldDirty: true, shouldValidate: true })
  }

  return (
    <Field
      label="Web address"
      hint={
        wasPublished
          ? 'Visitors may know this address, so it no longer follows the title.'
          : 'Follows the title until it is first on the site. Leave it as it is, or write your own.'
      }
      error={fieldState.error?.message}
    >
      {({ className, ...control_ }) => (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <span className="text-muted">{prefix}</span>
            <input
              {...field}
              {...control_}
              autoCapitalize="none"
              spellCheck={false}
              className={`${className} grow basis-40`}
              onChange={(event) => {
                isOwn.current = true
                known.current = event.target.value
                field.onChange(event.target.value)
              }}
              onBlur={() => {
                field.onBlur()
                if (field.value === '') generate()
              }}
            />
            <button
              type="button"
              className={buttonClass('secondary', '', 'compact')}
              onClick={generate}
            >
              Generate from the title
            </button>
          </div>
          {isMoved && (
            <output className="mt-1 block">
              The old address {prefix}
              {starting} will lead to the new one.
            </output>
          )}
        </>
      )}
    </Field>
  )
}
