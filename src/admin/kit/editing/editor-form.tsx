import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { FormProvider } from 'react-hook-form'
import { ErrorSummary } from '../../../components/form/error-summary'
import { ConflictPanel } from './conflict-panel'
import type { FormValues } from '../drafts/merge-changes'
import { RestoreBanner } from '../drafts/restore-banner'
import { SaveBar } from './save-bar'
import type { Editor } from './use-editor'

type EditorFormProps<Values extends FormValues> = {
  /** Name of the form for those who cannot see it. */
  label: string
  editor: Editor<Values>
  /** Names of the fields as people know them. */
  labels: Readonly<Record<keyof Values & string, string>>
  /** Words of the button that saves; 'Save' unless told. */
  saveLabel?: string
  /** The fields; they find the form by `useFormContext`. */
  children: ReactNode
}

/** The frame of every editor: what was left unsaved, conflicts, faults, fields, and the way to save. */
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

/** Goes to the control of a field; composed fields carry `data-field` on the one to go to. */
function focusField(name: string): void {
  const control =
    document.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`) ??
    document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
  control?.focus()
}
