import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FieldErrors } from 'react-hook-form'
import { z } from 'zod'
import type { Part } from '../../content/collections/facts/part'
import {
  factLabel,
  factSheets,
  type FactKey,
  type FactsOf,
} from '../../content/collections/facts/sheets'
import { useSignedInUser } from '../auth/session-state'
import { draftKey } from '../kit/drafts/draft-store'
import type { FormValues } from '../kit/drafts/merge-changes'
import { useEditor, type Editor, type Saved } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import { messageOf } from './sheet-context'
import {
  EntryInUse,
  keepSheet,
  readSheet,
  saveSheet,
  unsaved,
  type SheetRow,
} from './sheet-queries'
import { isDamaged, repaired, tidied, withIds } from './sheet-values'

/** A sheet as the form shows it. */
function savedOf(key: FactKey, row: SheetRow): Saved<FormValues> {
  const { part } = factSheets[key]
  // The definition of every sheet is a group.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const values = repaired(part, row.value) as FormValues
  const { version } = row
  return { values, version, isDue: version === unsaved || isDamaged(part, row.value) }
}

/** Checks a sheet as it would be saved. */
function schemaOf(part: Part): z.ZodType<FormValues, FormValues> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a group, as above
  return z.preprocess(
    (typed) => withIds(part, tidied(part, typed), true),
    part.schema,
  ) as z.ZodType<FormValues, FormValues>
}

/**
 * The editor of one fact sheet.
 *
 * @returns `inUse`, the name of an entry that the database would not let go; `allow` forgets it
 */
export function useSheetEditor(
  key: FactKey,
  row: SheetRow,
): { editor: Editor<FormValues>; inUse: string | undefined; allow: () => void } {
  const { id, part } = factSheets[key]
  const { id: userId } = useSignedInUser()
  const queryClient = useQueryClient()
  const [inUse, setInUse] = useState<string>()
  const [resolver] = useState(() => formResolver(schemaOf(part)))
  const editor = useEditor<FormValues>({
    storeKey: draftKey(userId, 'site_facts', id),
    start: savedOf(key, row),
    resolver,
    save: async (values, version) => {
      setInUse(undefined)
      try {
        // The resolver has checked them by the schema of this sheet.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const saved = await saveSheet(key, values as FactsOf<FactKey>, version ?? unsaved)
        keepSheet(queryClient, key, saved)
        return savedOf(key, saved)
      } catch (error) {
        if (error instanceof EntryInUse) setInUse(error.entryName)
        throw error
      }
    },
    reload: async () => savedOf(key, await readSheet(key)),
    texts: { saved: `${part.label} saved`, failed: `${part.label}: not saved` },
    describeSaved: () => ({ description: 'Not on the site until you publish.' }),
    messagesOf: (errors) => messagesIn(part, errors),
  })

  /** Before every save: whoever goes on typing meanwhile must not change the ids that are saved. */
  function nameEntries() {
    const { form } = editor
    const values = form.getValues()
    for (const [name, value] of Object.entries(Object(withIds(part, values)))) {
      if (JSON.stringify(value) !== JSON.stringify(values[name])) form.setValue(name, value)
    }
  }
  return {
    editor: {
      ...editor,
      submit: () => {
        nameEntries()
        return editor.submit()
      },
    },
    inUse,
    allow: () => setInUse(undefined),
  }
}

type Message = { field: string; text: string }

/** Parts of an error that are not errors of what is in the value. */
const ownKeys = new Set(['message', 'type', 'types', 'ref', 'root'])

/** Every error of a sheet with the place that it is about. */
function messagesIn(sheet: Part, errors: FieldErrors): Message[] {
  const collect = (error: unknown, path: readonly string[]): Message[] => {
    if (typeof error !== 'object' || error === null || error instanceof Element) return []
    const text = path.length > 0 ? messageOf(error) : undefined
    const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step))
    const place = path.length > 1 ? `${factLabel(sheet, steps)}: ` : ''
    return [
      ...(text === undefined ? [] : [{ field: path.join('.'), text: place + text }]),
      ...Object.entries(error).flatMap(([key, inner]) =>
        text !== undefined && ownKeys.has(key) ? [] : collect(inner, [...path, key]),
      ),
    ]
  }
  return collect(errors, [])
}
