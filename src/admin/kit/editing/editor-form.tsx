import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '../../../components/form/error-summary'
import { ConflictPanel } from './conflict-panel'
import type { FormValues } from '../drafts/merge-changes'
import { RestoreBanner } from '../drafts/restore-banner'
import { SaveBar } from './save-bar'
import type { Editor } from './use-editor'

type EditorFormProps<Values extends FormValues> = {
  /** Accessible name of the form. */
  label: string
  editor: Editor<Values>
  /** Labels of the fields. */
  labels: Readonly<Record<keyof Values & string, string>>
  /** Text of the save button; 'Save' by default. */
  saveLabel?: string
  /** The fields; they use `useFormContext`. */
  children: ReactNode
}

/** The frame of every editor: draft banner, conflicts, error summary, fields, and save bar. */
export function EditorForm<Values extends FormValues>(props: EditorFormProps<Values>) {
  const { label, editor, labels, saveLabel, children } = props
  const { form, conflict, draft, errors, refusals } = editor
  const save = () => void editor.submit()
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
      {draft.offered && (
        <RestoreBanner
          offered={draft.offered}
          version={editor.version}
          onRestore={draft.restore}
          onDismiss={draft.dismiss}
        />
      )}
      {conflict && (
        <ConflictPanel
          key={conflict.theirs.version}
          conflict={conflict}
          labels={labels}
          isSaving={editor.isSaving}
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
        {children}
        <SaveBar
          isDirty={editor.isDirty}
          isSaving={editor.isSaving}
          failure={editor.failure}
          keptAt={draft.keptAt}
          saveLabel={saveLabel}
        />
      </form>
    </FormProvider>
  )
}

/** Focuses a field's control; composed fields mark theirs with `data-field`. */
function focusField(name: string): void {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
}
