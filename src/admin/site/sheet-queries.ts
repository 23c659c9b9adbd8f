import { queryOptions, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { factSheets, type FactKey, type FactsOf } from '../../content/collections/facts/sheets'
import { getClient } from '../data/client'
import type { Database } from '../data/database'
import { FieldRefusal, isDuplicate, nameInUse, NothingChanged } from '../data/errors'
import { queryKeys } from '../data/query-keys'
import { readChangedRows, readOptionalRow } from '../data/responses'

const rowSchema = z.object({ value: z.unknown(), version: z.number() })

/** A sheet as stored; what its value holds is not checked. */
export type SheetRow = z.infer<typeof rowSchema>

const table = 'site_facts'
const from = () => getClient().from(table)

/** The version of a sheet that is not in the table yet: the site has it from its modules. */
export const unsaved = 0

/**
 * Reads a sheet; one that the table lacks is as the site has it, and `unsaved`.
 *
 * @throws RequestFailure
 */
export async function readSheet(
  key: FactKey,
  signal = new AbortController().signal,
): Promise<SheetRow> {
  const columns = 'value, version'
  const row = await readOptionalRow(
    from().select(columns).eq('id', factSheets[key].id).abortSignal(signal).maybeSingle(),
    rowSchema,
  )
  if (row) return row
  const { allFacts } = await import('../../content/facts/all')
  return { value: allFacts[key], version: unsaved }
}

/** One sheet. */
export const sheetOptions = (key: FactKey) =>
  queryOptions({
    queryKey: [...queryKeys.site_facts, key],
    queryFn: ({ signal }) => readSheet(key, signal),
    // An open editor is not refetched: it detects other users' changes when it saves.
    staleTime: Infinity,
    meta: { task: 'Loading a sheet of the site' },
  })

/** Takes what was saved as what is stored, and forgets what followed from the sheet before. */
export function keepSheet(queryClient: QueryClient, key: FactKey, row: SheetRow): void {
  const { site_facts, tours, gallery_images, activity } = queryKeys
  const own = sheetOptions(key).queryKey
  queryClient.setQueryData(own, row)
  void queryClient.invalidateQueries({
    queryKey: site_facts,
    predicate: ({ queryKey }) => queryKey[1] !== key,
  })
  // Tours and pictures follow the name of their category.
  const followers = { categories: [tours], series: [gallery_images] }
  const changed = key === 'categories' || key === 'series' ? followers[key] : []
  for (const queryKey of [activity, ...changed]) void queryClient.invalidateQueries({ queryKey })
}

/** What an entry of these sheets is in use by, in words. */
const users: Partial<Record<FactKey, string>> = {
  categories: 'tours have it',
  series: 'pictures have it',
}

/** The removal of an entry that tours or pictures have. */
export class EntryInUse extends FieldRefusal {
  override name = 'EntryInUse'
  constructor(
    key: FactKey,
    readonly entryName: string,
  ) {
    super(
      key,
      `“${entryName}” cannot be removed: ${users[key] ?? 'something has it'}. Put it back as retired: they keep it, and it is offered for nothing new.`,
    )
  }
}

type Value = Database['public']['Tables'][typeof table]['Update']['value'] & object

/**
 * Writes a sheet over the version that was read; over `unsaved`, as a new row.
 *
 * @returns the stored row
 * @throws NothingChanged when the version has changed; EntryInUse; RightsLost, CodeMissing or
 *   RequestFailure otherwise
 */
export async function saveSheet<Key extends FactKey>(
  key: Key,
  value: FactsOf<Key>,
  version: number,
): Promise<SheetRow> {
  const { id } = factSheets[key]
  const columns = 'value, version'
  // The values of sheets are JSON; the types of the database know no properties.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const json = value as Value
  try {
    const [row] = await readChangedRows(
      version === unsaved
        ? from().insert({ id, key, value: json }).select(columns)
        : from().update({ value: json }).eq('id', id).eq('version', version).select(columns),
    )
    return row
  } catch (error) {
    // Somebody else was the first to save it.
    if (version === unsaved && isDuplicate(error)) throw new NothingChanged('The row is there')
    const entryName = nameInUse(error)
    throw entryName === undefined ? error : new EntryInUse(key, entryName)
  }
}
