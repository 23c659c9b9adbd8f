import { Suspense, useId, useMemo } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { Spinner } from '../../../components/ui/spinner'
import { counted } from '../../../lib/format'
import { lazyPart } from '../../../lib/lazy-part'
import { lengthOfStory } from '../../../lib/reading-time'
import { cleanHtml } from '../../../publish/clean-html'
import { FieldError } from '../fields/entry-parts'
import { WithdrawnNotice } from '../picture-library/withdrawn-notice'
import type { PictureChoice } from './picture-dialog'
import type { Variant } from './html-value'

const Editor = lazyPart(async () => (await import('./rich-text-editor')).RichTextEditor)

type RichTextFieldProps = {
  /** Name of the form field; its value is HTML. */
  name: string
  label: string
  hint?: string
  /** `story`: headings, lists and pictures; `sentence`: only emphasis and links. */
  variant: Variant
  /** Opens a picture picker; null when none was chosen. Without it, a dialog asks for the URL. */
  onPickPicture?: () => Promise<PictureChoice | null>
}

/**
 * A rich text field: a text with headings, lists, emphasis, links and pictures, or a sentence with
 * emphasis and links.
 */
export function RichTextField({ name, label, hint, variant, onPickPicture }: RichTextFieldProps) {
  const id = useId()
  const { field, fieldState } = useController({ name, control: useFormContext().control })
  const value = typeof field.value === 'string' ? field.value : ''
  const error = fieldState.error?.message
  const addresses = useMemo(() => cleanHtml(value).pictures, [value])
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')

  return (
    <div>
      <div id={`${id}-label`} className="mb-1 font-semibold">
        {label}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mb-1 text-sm text-muted">
          {hint}
        </p>
      )}
      <Suspense fallback={<Waiting name={name} label={label} />}>
        <Editor.Component
          name={name}
          label={label}
          id={id}
          describedBy={describedBy || undefined}
          isInvalid={error !== undefined}
          variant={variant}
          value={value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          onPickPicture={onPickPicture}
        />
      </Suspense>
      {variant === 'story' && <Length html={value} />}
      <WithdrawnNotice urls={addresses}>{withdrawnText}</WithdrawnNotice>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  )
}

function withdrawnText(count: number): string {
  return count === 1
    ? 'The people in a picture of this text have withdrawn their consent. Take it out, or choose another one: nothing that shows it can be published.'
    : `The people in ${count} pictures of this text have withdrawn their consent. Take them out, or choose others: nothing that shows them can be published.`
}

function Waiting({ name, label }: { name: string; label: string }) {
  return (
    <div
      data-field={name}
      tabIndex={-1}
      className="grid min-h-72 place-items-center rounded-postcard border border-muted bg-card"
    >
      <Spinner label={`Loading the field ${label}`} />
    </div>
  )
}

function Length({ html }: { html: string }) {
  const { words, minutes } = lengthOfStory(html)
  return (
    <p className="mt-1 text-sm text-muted">
      {counted(words, 'word')}, {counted(minutes, 'minute')} to read
    </p>
  )
}
