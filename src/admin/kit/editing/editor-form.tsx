import { use, useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '../../../components/form/error-summary'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { formatTime, formatMoment } from '../../../lib/format'
import type { FormValues } from '../drafts/merge-changes'
import { brokenDates } from '../fields/broken-dates'
import { ReadOnlyContext } from '../rights'
import { ConflictPanel } from './conflict-panel'
import type { Editor } from './use-editor'

type EditorFormProps<Values extends FormValues> = {
  label: string
  editor: Editor<Values>
  labels: Readonly<Record<keyof Values & string, string>>
  /** Text of the save button; 'Save' by default. */
  saveLabel?: string
  /** A field's value as readable text, for conflicts. */
  textOf?: (value: unknown, field: string) => string
  /** Shown above the fields, also to those who may only read. */
  top?: ReactNode
  /** The fields; they use `useFormContext`. */
  children: ReactNode
}

/** The frame of every editor: draft banner, conflicts, error summary, fields, and save bar. */
export function EditorForm<Values extends FormValues>(props: EditorFormProps<Values>) {
  const { label, editor, labels, saveLabel, textOf, top, children } = props
  const { form, conflict, errors, refusals } = editor
  const isReadOnly = use(ReadOnlyContext)
  const offer = useRef<HTMLElement>(null)
  const fields = useRef<HTMLFormElement>(null)
  const save = () => {
    if (isReadOnly) return
    // There is nothing to save but what was written before: it is chosen or discarded first.
    if (isOfferWaiting(editor)) offer.current?.focus()
    else {
      const broken = fields.current ? brokenDates(fields.current) : []
      if (broken.length > 0) editor.refuse(broken)
      else void editor.submit()
    }
  }
  const saveByKey = useEffectEvent(save)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey)
        return
      event.preventDefault()
      if (!event.repeat) saveByKey()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <FormProvider {...form}>
      {!isReadOnly && <RestoreBanner editor={editor} box={offer} />}
      {conflict && (
        <ConflictPanel
          key={conflict.theirs.version}
          conflict={conflict}
          labels={labels}
          isSaving={editor.isSaving}
          textOf={textOf}
          onResolve={(isMine) => void editor.resolve(isMine)}
        />
      )}
      <form
        ref={fields}
        aria-label={label}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        {refusals > 0 && errors.length > 0 && (
          <div className="mb-6">
            <ErrorSummary key={refusals} errors={errors} onPick={focusField} />
          </div>
        )}
        {top}
        <fieldset disabled={isReadOnly} className="contents">
          {children}
        </fieldset>
        {!isReadOnly && <SaveBar editor={editor} saveLabel={saveLabel} />}
      </form>
    </FormProvider>
  )
}

/** Focuses a field's control, and returns it; composed fields mark theirs with `data-field`. */
export function focusField(name: string): HTMLElement | null {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
  return control
}

type PartProps<Values extends FormValues> = { editor: Editor<Values> }

/** The sticky bar of an editor: the state of the work, and the save button. */
function SaveBar<Values extends FormValues>({
  editor,
  saveLabel = 'Save',
}: PartProps<Values> & { saveLabel: string | undefined }) {
  const { isSaving, failure } = editor
  return (
    <div className="sticky bottom-0 z-20 -mx-4 mt-8 border-t border-line bg-card px-4 py-3 md:-mx-6 md:px-6 print:hidden">
      {failure && (
        <div role="alert" className={`mb-3 p-3 ${noticeClass('error')}`}>
          <p className="font-semibold">{failure.title}</p>
          <p>{failure.text}</p>
        </div>
      )}
      {/* The button keeps its place: two lines of text fit beside it, and what does not fit wraps there. */}
      <div className="flex min-h-11 items-center justify-between gap-3">
        <output className="min-w-0 leading-snug wrap-anywhere text-muted">
          {stateText(editor)}
        </output>
        <button
          type="submit"
          disabled={isSaving}
          aria-busy={isSaving}
          aria-keyshortcuts="Control+S Meta+S"
          className={buttonClass('primary', 'min-w-32 shrink-0')}
        >
          {isSaving ? 'Saving...' : saveLabel}
        </button>
      </div>
    </div>
  )
}

/** Whether nothing was typed since the page was opened, and unsaved work from before is offered. */
function isOfferWaiting<Values extends FormValues>({ isDirty, draft }: Editor<Values>) {
  return !isDirty && draft.offered !== undefined
}

function stateText<Values extends FormValues>(editor: Editor<Values>) {
  const { isDirty, isSaving, isNew, draft } = editor
  if (isSaving) return 'Saving'
  if (isOfferWaiting(editor)) return 'What you wrote before is not saved: it waits above'
  if (!isDirty) return isNew ? 'Nothing entered yet' : 'Everything is saved'
  const { keptAt } = draft
  if (keptAt === 'refused') return 'Not saved; this device cannot store it either'
  return keptAt ? `Not saved; kept on this device at ${formatTime(keptAt)}` : 'Not saved'
}

type RestoreBannerProps<Values extends FormValues> = PartProps<Values> & {
  box: RefObject<HTMLElement | null>
}

/** Offers to restore unsaved work from this device; what was discarded can be brought back. */
function RestoreBanner<Values extends FormValues>({ editor, box }: RestoreBannerProps<Values>) {
  const { offered, discarded, restore, discard, bringBack } = editor.draft
  const shown = offered ?? discarded
  if (!shown) return null
  const keptAt = (
    <time dateTime={new Date(shown.keptAt).toISOString()}>{formatMoment(shown.keptAt)}</time>
  )
  // The button that was pressed goes, so that the box takes the focus.
  const exchange = (change: () => void) => {
    change()
    box.current?.focus()
  }
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-label="Unsaved work"
      className={`mb-6 scroll-mt-20 p-4 ${noticeClass('advice')}`}
    >
      {offered ? (
        <>
          <p className="font-semibold">
            Restore what you wrote? This device kept changes from {keptAt} that are not saved.
          </p>
          {offered.version !== editor.version && (
            <p className="mt-1">
              Something else has been saved here since then. Your changes are applied on top of
              that; check them before you save.
            </p>
          )}
          <div className="mt-3 flex flex-wrap gap-3">
            <button type="button" className={buttonClass('secondary')} onClick={restore}>
              Restore
            </button>
            <button
              type="button"
              className={buttonClass('quiet')}
              onClick={() => exchange(discard)}
            >
              Discard it
            </button>
          </div>
        </>
      ) : (
        <>
          <p>The changes that this device kept from {keptAt} are discarded.</p>
          <button
            type="button"
            className={buttonClass('secondary', 'mt-3')}
            onClick={() => exchange(bringBack)}
          >
            Undo
          </button>
        </>
      )}
    </section>
  )
}
