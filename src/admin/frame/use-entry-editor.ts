import type { Resolver } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { ZodType } from 'zod'
import { useSignedInUser } from '../auth/session-state'
import type { CollectionTable } from '../data/query-keys'
import type { Collection, ListedRow } from '../kit/collection/collection'
import { useSave } from '../kit/collection/collection-mutations'
import { draftKey } from '../kit/drafts/draft-store'
import type { FormValues } from '../kit/drafts/merge-changes'
import { useEditor } from '../kit/editing/use-editor'
import { formResolver } from '../kit/form-resolver'
import { keepPage, usePageKey } from '../kit/page/page-key'

type EntryEditorOptions<Values extends FormValues> = {
  schema: ZodType<Values, Values>
  /** Values of a new entry. */
  newValues: Values
  /** Called before a save with the values to be saved; throws what prevents it. */
  beforeSave?: (values: Values) => Promise<void>
}

/** Nobody can say what a picture shows before there is one: one thing is missing, and it is one error. */
function pictureFirst<Values extends FormValues>(
  resolver: Resolver<Values, unknown, Values>,
): Resolver<Values, unknown, Values> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    if ('image' in result.errors && !values['imageAlt']) {
      Reflect.deleteProperty(result.errors, 'imageAlt')
    }
    return result
  }
}

/** The editor of one row of a collection; without a row, of a new one. */
export function useEntryEditor<
  Table extends CollectionTable,
  Row extends { id: number; version: number },
  Card extends ListedRow,
  Values extends FormValues,
>(
  collection: Collection<Table, Row, Card, Values>,
  entry: Row | undefined,
  { schema, newValues, beforeSave }: EntryEditorOptions<Values>,
) {
  const { table, one, editPathOf, valuesOf, read } = collection
  const id = entry?.id ?? 'new'
  const { id: userId } = useSignedInUser()
  const navigate = useNavigate()
  const save = useSave(collection)
  const pageKey = usePageKey()
  const savedOf = (row: Row) => ({ values: valuesOf(row), version: row.version })
  const name = one.charAt(0).toUpperCase() + one.slice(1)
  return useEditor<Values>({
    storeKey: draftKey(userId, table, id),
    start: entry ? savedOf(entry) : { values: newValues, version: null },
    isNew: !entry,
    resolver: pictureFirst(formResolver(schema)),
    save: async (values, version) => {
      await beforeSave?.(values)
      const row = await save.mutateAsync({ values, id, version })
      // A new entry has its own URL once it is saved.
      if (row.id !== id) {
        void navigate(editPathOf(row.id), { replace: true, state: keepPage(pageKey) })
      }
      return savedOf(row)
    },
    reload: async () => {
      const row = id === 'new' ? null : await read(id)
      return row && savedOf(row)
    },
    texts: entry
      ? { saved: `${name} updated successfully`, failed: `Failed to update ${one}` }
      : { saved: `${name} created successfully`, failed: `Failed to create ${one}` },
  })
}
