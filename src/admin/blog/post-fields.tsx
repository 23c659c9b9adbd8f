import { useQuery } from '@tanstack/react-query'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextArea } from '../../components/form/text-area'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { counted } from '../../lib/format'
import { lengthOfStory } from '../../lib/reading-time'
import { SlugField } from '../kit/fields/slug-field'
import { StatePanel } from '../kit/fields/state-panel'
import { frameClass } from '../kit/frame-class'
import { PictureField } from '../kit/picture-field/picture-field'
import { RichTextField } from '../kit/rich-text/rich-text-field'
import { LengthMeter, descriptionLength } from '../kit/search-card/length-meter'
import { SearchCard } from '../kit/search-card/search-card'
import { postLabels, postSuggestionsOptions, type PostFormValues } from './post-collection'

type PostFieldsProps = {
  wasPublished: boolean
  /** Whether visitors see it now. */
  isOnSite: boolean
  isKept: boolean
  /** See `StatePanel`. */
  nextVersion: ReactNode
  /** Opens the picture picker for the story; resolves to null if it is cancelled. */
  onPickPicture: () => Promise<{ src: string; alt: string } | null>
}

/** All fields of a post: content on the left, publishing, details and picture on the right. */
export function PostFields({
  wasPublished,
  isOnSite,
  isKept,
  nextVersion,
  onPickPicture,
}: PostFieldsProps) {
  const { register, control, formState } = useFormContext<PostFormValues>()
  const { errors } = formState
  const { data: suggestions } = useQuery(postSuggestionsOptions)
  const excerpt = useWatch({ control, name: 'excerpt' })
  const text = (name: 'title' | 'category' | 'author' | 'date' | 'updatedOn') => ({
    ...register(name),
    label: postLabels[name],
    error: errors[name]?.message,
  })
  return (
    <>
      <PartLinks names={['Status', 'Details', 'Picture']} />
      <div className="grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <FormPart name="Words" className="self-start">
          <TextField {...text('title')} required />
          <div>
            <TextArea
              {...register('excerpt')}
              label={postLabels.excerpt}
              hint="One or two sentences, for the card and for search engines."
              rows={3}
              error={errors.excerpt?.message}
            />
            <div className="mt-2">
              <LengthMeter text={excerpt} good={descriptionLength} />
            </div>
          </div>
          <RichTextField
            name="content"
            label={postLabels.content}
            variant="story"
            onPickPicture={onPickPicture}
          />
        </FormPart>
        <div className="grid grid-cols-1 content-start gap-6 lg:max-xl:grid-cols-2">
          <FormPart name="Status">
            <StatePanel isOnSite={isOnSite} isKept={isKept} nextVersion={nextVersion} />
            <SlugField prefix="/blog/" wasPublished={wasPublished} />
          </FormPart>
          <FormPart name="Details">
            <SuggestField
              {...text('category')}
              hint="What it is about, in two words."
              suggestions={suggestions?.categories ?? []}
            />
            <SuggestField {...text('author')} suggestions={suggestions?.authors ?? []} />
            <TextField {...text('date')} type="date" />
            <TextField
              {...text('updatedOn')}
              type="date"
              hint="Only if readers should know about a change. Shown under the title."
            />
            <ReadMinutes />
          </FormPart>
          <FormPart name="Picture">
            <PictureField
              name="image"
              altName="imageAlt"
              focusName="focus"
              label={postLabels.image}
              folder="blog"
            />
          </FormPart>
          <SearchCard kind="post" />
        </div>
      </div>
    </>
  )
}

/** Reading time; computed from the word count if left empty. */
function ReadMinutes() {
  const { register, control, formState } = useFormContext<PostFormValues>()
  const { words, minutes } = lengthOfStory(useWatch({ control, name: 'content' }))
  return (
    <TextField
      {...register('readMinutes')}
      label={postLabels.readMinutes}
      inputMode="numeric"
      hint={`Leave it empty to calculate it from the text${words > 0 ? `: ${counted(words, 'word')}, ${minutes} min` : ''}.`}
      error={formState.errors.readMinutes?.message}
    />
  )
}

type SuggestFieldProps = ComponentProps<typeof TextField> & {
  /** Values in use; any other value is allowed, too. */
  suggestions: readonly string[]
}

/** A text field that suggests values used elsewhere. */
function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  )
}

const partId = (name: string) => `part-${name.toLowerCase()}`

type FormPartProps = {
  /** One word; also the label of the link to this part. */
  name: string
  className?: string
  children: ReactNode
}

/** A group of fields that `PartLinks` can lead to. */
function FormPart({ name, className = '', children }: FormPartProps) {
  return (
    <section
      id={partId(name)}
      tabIndex={-1}
      aria-label={name}
      className={`grid scroll-mt-20 grid-cols-1 content-start gap-5 p-4 sm:p-6 ${frameClass} ${className}`}
    >
      {children}
    </section>
  )
}

/** Buttons that scroll to the parts of a long form; only on narrow screens, where the parts are stacked. */
function PartLinks({ names }: { names: readonly string[] }) {
  return (
    <nav
      aria-label="Sections of the form"
      className="mb-3 flex flex-wrap gap-2 md:mb-4 xl:hidden print:hidden"
    >
      {names.map((name) => (
        <button
          key={name}
          type="button"
          className={buttonClass('secondary', '', 'compact')}
          onClick={() => {
            const part = document.getElementById(partId(name))
            part?.focus({ preventScroll: true })
            part?.scrollIntoView()
          }}
        >
          {name}
        </button>
      ))}
    </nav>
  )
}
