import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type Resolver } from 'react-hook-form'
import { showToast, type Toast } from '../../../lib/toast'
import {
  CodeMissing,
  failureText,
  FieldRefusal,
  logFailure,
  NothingChanged,
  RequestFailure,
  RightsLost,
  unreachableText,
} from '../../data/errors'
import { useLeaveGuard } from '../leaving/leave-guard'
import { useSingleMutation } from '../use-single-mutation'
import { changedFields, isSame, mergeChanges, type FormValues } from '../drafts/merge-changes'
import { useDraft } from '../drafts/use-draft'
import { useResumptions } from './resumptions'
import { messagesOf, visibilityText } from './save-texts'

/** Values as stored in the database, with the version that a save must name. */
export type Saved<Values> = {
  values: Values
  version: number | null
  /** Whether a save has something to do although no field was changed: a row is missing or damaged, or unknown. */
  isDue?: boolean
}

export type EditorOptions<Values extends FormValues> = {
  /** Storage key of the draft; see `draftKey`. */
  storeKey: string
  /** The stored values, or an empty form with version `null`. */
  start: Saved<Values>
  /** Whether it starts as the empty form of a new entry. */
  isNew?: boolean
  /** Validates and normalises the fields; its result is saved. */
  resolver: Resolver<Values, unknown, Values>
  /**
   * Writes the values over the given version, or inserts them when it is `null`.
   *
   * @throws NothingChanged when the version has changed; FieldRefusal when one field is the cause;
   *   RightsLost, CodeMissing or RequestFailure otherwise
   */
  save: (values: Values, version: number | null) => Promise<Saved<Values>>
  /** Reads the stored values; `null` when the row is deleted. */
  reload: () => Promise<Saved<Values> | null>
  onSaved?: (saved: Saved<Values>) => void
  texts: { saved: string; failed: string }
  /** Names the errors for the summary; by default the first one of each field. */
  messagesOf?: (errors: FieldErrors) => { field: string; text: string }[]
  /** Overrides the toast after a save. */
  describeSaved?: (values: Values) => { title?: string; description?: string }
}

/** The fields that two users changed differently, and the stored values. */
export type Conflict<Values extends FormValues> = {
  fields: (keyof Values & string)[]
  mine: Values
  theirs: Saved<Values>
}

/** State of an editor's form: validation, saving, other users' changes, and the device's draft. */
export function useEditor<Values extends FormValues>(options: EditorOptions<Values>) {
  const { resolver, texts } = options
  const [base, setBase] = useState(options.start)
  /** Why the last save failed; kept until the next attempt. */
  const [failure, setFailure] = useState<string>()
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const [isGone, setGone] = useState(false)
  /** Counts the rejected attempts, so that the error summary takes the focus again. */
  const [refusals, setRefusals] = useState(0)
  const form = useForm<Values, unknown, Values>({
    resolver,
    // Plain data: the library's type allows only some field types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    defaultValues: base.values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const draft = useDraft({ storeKey: options.storeKey, form, ...base })
  const { isDirty } = form.formState
  useLeaveGuard(isDirty)
  const resumptions = useResumptions()
  /** `resumptions` when the session interrupted a save, which the next resumption repeats. */
  const [interruptedAt, setInterruptedAt] = useState<number>()

  const isNew = ({ version }: Saved<Values>) => options.isNew === true && version === null
  /** Shows a toast instead of the one before of this form. */
  const tell = (toast: Toast) => showToast({ ...toast, form: options.storeKey })

  /** Resets the form's baseline to `saved`, then applies `values` as changes. */
  function reset(saved: Values, values: Values): void {
    form.reset(saved)
    for (const name of Object.keys(values)) {
      if (!isSame(values[name], saved[name])) setField(name, values[name])
    }
  }

  function setField(name: string, value: unknown): void {
    // A value of this form.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    form.setValue(fieldNamed(name), value as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  /** A field's name as the library's type. */
  function fieldNamed(name: string) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return name as Parameters<typeof form.setValue>[0]
  }

  /** Shows the stored values, except where the user has typed since the fields held `shown`. */
  function settle(saved: Saved<Values>, shown: Values): void {
    const { merged } = mergeChanges(shown, form.getValues(), saved.values)
    setBase(saved)
    draft.forget()
    reset(saved.values, merged)
    setConflict(undefined)
    setGone(false)
    options.onSaved?.(saved)
  }

  function succeed(saved: Saved<Values>, shown: Values): void {
    settle(saved, shown)
    tell({
      kind: 'success',
      title: texts.saved,
      ...visibilityText(saved.values),
      ...options.describeSaved?.(saved.values),
    })
  }

  /** Writes validated values that differ; `shown` are the fields' values that they came from. */
  async function write(values: Values, over: Saved<Values>, shown: Values): Promise<void> {
    setFailure(undefined)
    setInterruptedAt(undefined)
    const isDue = over.isDue || isNew(over)
    if (!isDue && changedFields(over.values, values).length === 0) {
      settle(over, shown)
      tell({ kind: 'info', title: 'Nothing has changed since it was saved.' })
      return
    }
    try {
      succeed(await options.save(values, over.version), shown)
    } catch (error) {
      if (error instanceof NothingChanged && over.version !== null)
        await reconcile(values, over, shown)
      else {
        // It may have been saved all the same, so that even what was there before is written next.
        setBase((known) => ({ ...known, isDue: true }))
        fail(error)
      }
    }
  }

  /** Another user saved first: merges changes to different fields, and asks about the others. */
  async function reconcile(mine: Values, before: Saved<Values>, shown: Values): Promise<void> {
    try {
      const theirs = await options.reload()
      if (theirs === null) {
        setGone(true)
        setFailure(
          'It has been deleted in the meantime. What you wrote is still here: save it again as a new entry.',
        )
        return
      }
      if (theirs.version === before.version) {
        setFailure(
          `The server did not accept it, although nobody else has changed it. ${keptText()}`,
        )
        tell({ kind: 'error', title: texts.failed })
        return
      }
      const { merged, conflicts } = mergeChanges(before.values, mine, theirs.values)
      if (changedFields(theirs.values, merged).length === 0) {
        // This save had succeeded, and only its response was lost.
        succeed(theirs, shown)
        return
      }
      if (conflicts.length === 0) {
        await write(merged, theirs, shown)
        return
      }
      // The question takes the focus, and nothing has failed.
      setConflict({ fields: conflicts, mine, theirs })
    } catch (error) {
      fail(error)
    }
  }

  /** Says at fields why nothing is saved. */
  function refuse(found: readonly { field: string; text: string }[]): void {
    for (const { field, text } of found) form.setError(fieldNamed(field), { message: text })
    setRefusals((count) => count + 1)
  }

  function fail(error: unknown): void {
    if (error instanceof FieldRefusal) {
      tell({ kind: 'error', title: texts.failed, description: error.message })
      refuse([{ field: error.field, text: error.message }])
      return
    }
    if (isAboutSession(error)) setInterruptedAt(resumptions)
    const text =
      error instanceof RightsLost
        ? `You no longer have access to the studio: nothing was saved. ${keptText()}`
        : failureText(error)
    setFailure(text)
    tell({ kind: 'error', title: texts.failed, description: text })
    logFailure('Saving', error)
  }

  /** Where the unsaved text is stored. */
  function keptText(): string {
    return draft.keep()
      ? 'Your text stays on this device.'
      : 'This device cannot store your text either: copy it before you leave this page.'
  }

  async function save(over: Saved<Values>): Promise<void> {
    // The user may go on typing during validation.
    const shown = structuredClone(form.getValues())
    await form.handleSubmit(
      (checked) => write(checked, over, shown),
      () => {
        setFailure(undefined)
        setRefusals((count) => count + 1)
      },
    )()
  }

  /** Resolves the conflict: the fields that are `isMine` keep this user's values; then saves. */
  async function resolve(isMine: (field: string) => boolean): Promise<void> {
    if (!conflict) return
    const { merged } = mergeChanges(base.values, form.getValues(), conflict.theirs.values)
    const values: Values = { ...merged }
    for (const name of conflict.fields) {
      if (!isMine(name)) Object.assign(values, { [name]: conflict.theirs.values[name] })
    }
    setBase(conflict.theirs)
    reset(conflict.theirs.values, values)
    await save(conflict.theirs)
  }

  const isCutOff = failure === unreachableText
  useEffect(() => {
    if (!isCutOff) return undefined
    const onOnline = () => setFailure('The connection is back: save it again.')
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [isCutOff])

  const { mutateAsync, isPending: isSaving } = useSingleMutation({
    mutationFn: (isMine?: (field: string) => boolean) =>
      isMine ? resolve(isMine) : save(isGone ? { ...base, version: null, isDue: true } : base),
  })
  const submit = () => mutateAsync(undefined)

  const submitAgain = useEffectEvent(submit)
  const isResumed = interruptedAt !== undefined && resumptions > interruptedAt
  useEffect(() => {
    if (isResumed && !isSaving) void submitAgain()
  }, [isResumed, isSaving])

  /** Applies the offered draft over what others have saved since. */
  function restore(): void {
    for (const [name, value] of draft.changes) setField(name, value)
    draft.dismiss()
  }

  return {
    form,
    errors: (options.messagesOf ?? messagesOf)(form.formState.errors),
    refusals,
    isDirty,
    isSaving,
    isGone,
    /** Whether nothing of it was ever saved. */
    isNew: isNew(base),
    /** `null` until the first save. */
    version: base.version,
    failure: failure === undefined ? undefined : { title: texts.failed, text: failure },
    conflict,
    draft: { ...draft, restore },
    submit,
    refuse,
    resolve: mutateAsync,
  }
}

/** Whether the save may succeed once the user has signed in again, or entered the code. */
function isAboutSession(error: unknown): boolean {
  return error instanceof CodeMissing || (error instanceof RequestFailure && error.status === 401)
}

/** What the parts of an editor use. */
export type Editor<Values extends FormValues> = ReturnType<typeof useEditor<Values>>
