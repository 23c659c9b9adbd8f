import { queryOptions } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { z } from 'zod'
import { buttonClass } from '../../components/ui/button'
import { getClient } from '../data/client'
import { queryKeys } from '../data/query-keys'
import { readRows } from '../data/responses'
import { dayOf } from './file-facts'
import { FileSection } from './file-section'

/** A stored file to which no row and no text refers. */
const orphanFileSchema = z.object({
  name: z.string(),
  size: z.number().nullable().catch(null),
  created_at: z.string().catch(''),
})

/** The unused files that are at least a day old. */
const options = queryOptions({
  queryKey: queryKeys.orphanFiles,
  queryFn: ({ signal }) =>
    readRows(getClient().rpc('orphan_files').abortSignal(signal), orphanFileSchema),
  meta: { task: 'Loading unused files' },
})

/** Lists the stored files that nothing uses, and deletes them. */
export function OrphanFiles() {
  return (
    <FileSection
      title="Unused files"
      text="Stored pictures that no tour, no post and no gallery picture shows. A file is listed once it is a day old."
      options={options}
      loadingText="Loading unused files"
      failedText="The unused files could not be loaded"
      emptyText="Every file is in use."
      listLabel="Files that nothing uses"
      factsOf={({ created_at }, size) => [dayOf(created_at), size]}
      renderAction={({ name }, onDelete) => (
        <button
          type="button"
          aria-label={`Delete ${name}`}
          className={buttonClass('quiet', 'text-danger', 'compact')}
          onClick={onDelete}
        >
          <Trash2 aria-hidden className="size-5" />
        </button>
      )}
      deleteAllLabel={(count) => (count === 1 ? 'Delete the file' : `Delete all ${count} files`)}
      confirmLabel="Delete"
    />
  )
}
