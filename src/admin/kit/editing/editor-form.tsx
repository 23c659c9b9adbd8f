import { use, useEffect, useEffectEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '../../../components/form/error-summary'
import { buttonClass } from '../../../components/ui/button'
import { noticeClass } from '../../../components/ui/notice'
import { formatTime, formatMoment } from '../../../lib/format'
import type { FormValues } from '../drafts/merge-changes'
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
  const save = () => {
    if (!isReadOnly) void editor.submit()
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
      {!isReadOnly && <RestoreBanner editor={editor} />}
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

/** Focuses a field's control; composed fields mark theirs with `data-field`. */
export function focusField(name: string): void {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
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

function stateText<Values extends FormValues>(editor: Editor<Values>) {
  const { isDirty, isSaving, isNew, draft } = editor
  if (isSaving) return 'Saving'
  if (!isDirty) return isNew ? 'Nothing entered yet' : 'Everything is saved'
  const { keptAt } = draft
  if (keptAt === 'refused') return 'Not saved; this device cannot store it either'
  return keptAt ? `Not saved; kept on this device at ${formatTime(keptAt)}` : 'Not saved'
}

/** Offers to restore unsaved work from this device. */
function RestoreBanner<Values extends FormValues>({ editor }: PartProps<Values>) {
  const { offered, restore, dismiss } = editor.draft
  if (!offered) return null
  return (
    <section aria-label="Unsaved work" className={`mb-6 p-4 ${noticeClass('advice')}`}>
      <p className="font-semibold">
        Restore what you wrote? This device kept changes from{' '}
        <time dateTime={new Date(offered.keptAt).toISOString()}>
          {formatMoment(offered.keptAt)}
        </time>{' '}
        that were never saved.
      </p>
      {offered.version !== editor.version && (
        <p className="mt-1">
          It has been saved since. Your changes are applied on top of that; check them before you
          save.
        </p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        <button type="button" className={buttonClass('secondary')} onClick={restore}>
          Restore
        </button>
        <button type="button" className={buttonClass('quiet')} onClick={dismiss}>
          Discard it
        </button>
      </div>
    </section>
  )
}
