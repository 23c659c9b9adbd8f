import { useEffect, useEffectEvent, useState } from 'react'
import { useForm, type DefaultValues, type FieldErrors, type Resolver } from 'react-hook-form'
import { showToast } from '../../../lib/toast'
import {
  CodeMissing,
  failureText,
  FieldRefusal,
  logFailure,
  NothingChanged,
  RequestFailure,
  RightsLost,
} from '../../data/errors'
import { useLeaveGuard } from '../leaving/use-leave-guard'
import { useSingleFlight } from '../use-single-flight'
import { changedFields, isSame, mergeChanges, type FormValues } from '../drafts/merge-changes'
import { useResumptions } from './resumptions'
import { useDraft } from '../drafts/use-draft'

/** Values as the database has them, with the version that a save must name. */
export type Saved<Values> = { values: Values; version: number | null }

export type EditorOptions<Values extends FormValues> = {
  /** Where unsaved work is kept; see `draftKey`. */
  storeKey: string
  /** What stands in the database, or the empty form with version `null`. */
  start: Saved<Values>
  /** Checks the fields and tidies them; what it gives is saved. */
  resolver: Resolver<Values, unknown, Values>
  /**
   * Writes the values over the given version, or inserts them where it is `null`.
   *
   * @throws NothingChanged when the version has moved on; FieldRefusal where one field is to blame;
   *   RightsLost, CodeMissing or RequestFailure otherwise
   */
  save: (values: Values, version: number | null) => Promise<Saved<Values>>
  /** Reads what stands in the database now; `null` when it is gone. */
  reload: () => Promise<Saved<Values> | null>
  /** Called after each save with what was written. */
  onSaved?: (saved: Saved<Values>) => void
  /** Titles of the messages. */
  texts: { saved: string; failed: string }
  /** What the message about a save says instead of its usual words. */
  describeSaved?: (values: Values) => { title?: string; description?: string }
}

/** Why a save has not happened, until the next attempt. */
export type SaveFailure = { title: string; text: string }

/** What two people changed differently, and what stands in the database. */
export type Conflict<Values extends FormValues> = {
  fields: (keyof Values & string)[]
  mine: Values
  theirs: Saved<Values>
}

/**
 * The life of one form of the studio: checking, saving, what was typed meanwhile, what somebody
 * else saved meanwhile, what this device still keeps.
 */
export function useEditor<Values extends FormValues>(options: EditorOptions<Values>) {
  const { resolver, texts } = options
  const [base, setBase] = useState(options.start)
  const [failure, setFailure] = useState<SaveFailure>()
  const [conflict, setConflict] = useState<Conflict<Values>>()
  const [isGone, setGone] = useState(false)
  /** Counts the attempts that were refused, so that the summary of faults takes the focus anew. */
  const [refusals, setRefusals] = useState(0)
  const form = useForm<Values, unknown, Values>({
    resolver,
    // Plain data: the library's type allows less than every field.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    defaultValues: base.values as DefaultValues<Values>,
    shouldFocusError: false,
  })
  const draft = useDraft({
    storeKey: options.storeKey,
    form,
    base: base.values,
    version: base.version,
  })
  const { isDirty } = form.formState
  useLeaveGuard(isDirty)
  const resumptions = useResumptions()
  /** What `resumptions` was when a save failed because of the session; it is repeated after the next. */
  const [interruptedAt, setInterruptedAt] = useState<number>()

  /** Takes over what is saved, and keeps what was typed since the fields held `shown`. */
  function adopt(saved: Saved<Values>, shown: Values): void {
    const { merged } = mergeChanges(shown, form.getValues(), saved.values)
    setBase(saved)
    draft.forget()
    reset(saved.values, merged)
  }

  /** Makes `saved` the form's ground and `values` what stands in its fields. */
  function reset(saved: Values, values: Values): void {
    form.reset(saved)
    for (const name of Object.keys(values)) {
      if (!isSame(values[name], saved[name])) setField(name, values[name])
    }
  }

  function setField(name: string, value: unknown): void {
    // A value of the form's own.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    form.setValue(fieldNamed(name), value as never, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    })
  }

  /** The library's type for the name of a field. */
  function fieldNamed(name: string) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return name as Parameters<typeof form.setValue>[0]
  }

  /** Shows what stands in the database now, and says so. */
  function succeed(saved: Saved<Values>, shown: Values): void {
    adopt(saved, shown)
    setConflict(undefined)
    setGone(false)
    showToast({
      kind: 'success',
      title: texts.saved,
      ...visibilityText(saved.values),
      ...options.describeSaved?.(saved.values),
    })
    options.onSaved?.(saved)
  }

  /** Writes checked values, for which the fields held `shown`. */
  async function write(values: Values, over: Saved<Values>, shown: Values): Promise<void> {
    setFailure(undefined)
    setInterruptedAt(undefined)
    try {
      succeed(await options.save(values, over.version), shown)
    } catch (error) {
      if (error instanceof NothingChanged && over.version !== null)
        await reconcile(values, over, shown)
      else fail(error)
    }
  }

  /** Somebody else was faster. Changes to different fields go together; the rest is asked. */
  async function reconcile(mine: Values, before: Saved<Values>, shown: Values): Promise<void> {
    try {
      const theirs = await options.reload()
      if (theirs === null) {
        setGone(true)
        setFailure({
          title: texts.failed,
          text: 'Somebody has deleted it in the meantime. What you wrote is still here: save it again as something new.',
        })
        return
      }
      if (theirs.version === before.version) {
        setFailure({
          title: texts.failed,
          text: `The server did not take it, although nobody else has changed it. ${keptText()}`,
        })
        showToast({ kind: 'error', title: texts.failed })
        return
      }
      const { merged, conflicts } = mergeChanges(before.values, mine, theirs.values)
      if (changedFields(theirs.values, merged).length === 0) {
        // It was this very save: it had arrived, and only its answer was lost.
        succeed(theirs, shown)
        return
      }
      if (conflicts.length === 0) {
        await write(merged, theirs, shown)
        return
      }
      setConflict({ fields: conflicts, mine, theirs })
      showToast({ kind: 'error', title: texts.failed })
    } catch (error) {
      fail(error)
    }
  }

  function fail(error: unknown): void {
    if (error instanceof FieldRefusal) {
      showToast({ kind: 'error', title: texts.failed, description: error.message })
      form.setError(fieldNamed(error.field), { type: 'server', message: error.message })
      setRefusals((count) => count + 1)
      return
    }
    if (isAboutSession(error)) setInterruptedAt(resumptions)
    const text =
      error instanceof RightsLost
        ? `You are no longer an admin: nothing was saved. ${keptText()}`
        : failureText(error)
    setFailure({ title: texts.failed, text })
    showToast({ kind: 'error', title: texts.failed, description: text })
    logFailure('Saving', error)
  }

  /** Where what was typed is, while it is not saved. */
  function keptText(): string {
    return draft.keep()
      ? 'Your text stays on this device.'
      : 'This device cannot keep your text either: copy it before you leave this page.'
  }

  /** Checks what the fields hold now, and writes it. */
  async function save(over: Saved<Values>): Promise<void> {
    // Somebody may go on typing while it is checked.
    const shown = structuredClone(form.getValues())
    await form.handleSubmit(
      (checked) => write(checked, over, shown),
      () => {
        setFailure(undefined)
        setRefusals((count) => count + 1)
      },
    )()
  }

  const [submit, isSaving] = useSingleFlight(() => save(isGone ? { ...base, version: null } : base))

  const submitAgain = useEffectEvent(submit)
  const isResumed = interruptedAt !== undefined && resumptions > interruptedAt
  useEffect(() => {
    if (isResumed && !isSaving) void submitAgain()
  }, [isResumed, isSaving])

  /**
   * Ends a conflict: each field gets the value that was chosen, everything else is put together.
   *
   * @param isMine whether this person's value of the field is to stand
   */
  const [resolve] = useSingleFlight(async (isMine: (field: string) => boolean) => {
    if (!conflict) return
    const { merged } = mergeChanges(base.values, form.getValues(), conflict.theirs.values)
    const values: Values = { ...merged }
    for (const name of conflict.fields) {
      if (!isMine(name)) Object.assign(values, { [name]: conflict.theirs.values[name] })
    }
    setBase(conflict.theirs)
    reset(conflict.theirs.values, values)
    await save(conflict.theirs)
  })

  /** Puts the offered draft into the fields, over what others saved since it was written. */
  function restore(): void {
    const { offered } = draft
    if (!offered) return
    // What the draft does not know keeps its present value.
    const { merged } = mergeChanges<Values>(
      { ...base.values, ...offered.base },
      { ...base.values, ...offered.values },
      base.values,
    )
    for (const name of Object.keys(base.values)) {
      if (!isSame(form.getValues()[name], merged[name])) setField(name, merged[name])
    }
    draft.dismiss()
  }

  return {
    form,
    errors: messagesOf(form.formState.errors),
    refusals,
    isDirty,
    isSaving,
    isGone,
    /** `null` until it is first saved. */
    version: base.version,
    failure,
    conflict,
    draft: { offered: draft.offered, keptAt: draft.keptAt, restore, dismiss: draft.dismiss },
    submit,
    resolve,
  }
}

/** Whether the same save may succeed once the person has logged in again, or given the code. */
function isAboutSession(error: unknown): boolean {
  return error instanceof CodeMissing || (error instanceof RequestFailure && error.status === 401)
}

/** For what visitors see or may come to see: that the save alone has changed nothing for them. */
function visibilityText({ status }: FormValues): { description?: string } {
  if (status === 'published') return { description: 'Saved. Not on the site until you publish.' }
  return status === 'unpublished'
    ? { description: 'Saved. The site stays as it is until you publish.' }
    : {}
}

/** What is wrong, field by field in their order. */
function messagesOf(errors: FieldErrors): { field: string; text: string }[] {
  return Object.entries(errors).flatMap(([field, error]) => {
    const text = firstMessage(error)
    return text === undefined ? [] : [{ field, text }]
  })
}

/** The first message of a field or, in a list, of its first wrong entry. */
function firstMessage(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const message: unknown = Reflect.get(error, 'message')
  if (typeof message === 'string' && message !== '') return message
  for (const entry of Object.values(error)) {
    const text = entry instanceof Element ? undefined : firstMessage(entry)
    if (text !== undefined) return text
  }
  return undefined
}

/** What an editor's parts need of `useEditor`. */
export type Editor<Values extends FormValues> = ReturnType<typeof useEditor<Values>>
