import { useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { showToast } from '../../lib/toast'
import { getClient } from '../data/client'
import { failureText, logFailure } from '../data/errors'
import { readRows } from '../data/responses'
import { arrangeRows } from '../kit/sorting/row-places'
import { useSingleMutation } from '../kit/use-single-mutation'
import { images } from './image-collection'

const datedSchema = z.object({ id: z.number(), taken_at: z.string() })

/** The database returns at most this many rows at once. */
const rowsPerRequest = 1000

/** All pictures whose date is known, in the order of the site. */
async function readDated(): Promise<z.infer<typeof datedSchema>[]> {
  const dated: z.infer<typeof datedSchema>[] = []
  for (let first = 0; ; first += rowsPerRequest) {
    const rows = await readRows(
      getClient()
        .from('gallery_images')
        .select('id,taken_at')
        .not('taken_at', 'is', null)
        .order('sort_order', { ascending: true })
        .order('id', { ascending: true })
        .range(first, first + rowsPerRequest - 1),
      datedSchema,
    )
    dated.push(...rows)
    if (rows.length < rowsPerRequest) return dated
  }
}

/** Orders all pictures by the date they were taken, newest first, and offers Undo. */
export function useDateOrder() {
  const queryClient = useQueryClient()
  const arrange = async (ids: readonly number[]) => {
    await arrangeRows('gallery_images', ids)
    await images.invalidate(queryClient)
  }
  const tellFailure = (error: unknown) => {
    logFailure('Ordering pictures by date', error)
    showToast({
      kind: 'error',
      title: 'Failed to change the order',
      description: failureText(error),
    })
  }

  async function undo(ids: readonly number[]): Promise<void> {
    try {
      await arrange(ids)
      showToast({ kind: 'success', title: 'The former order is back' })
    } catch (error) {
      tellFailure(error)
    }
  }

  const { mutate, isPending } = useSingleMutation({
    mutationFn: async () => {
      const dated = await readDated()
      const before = dated.map(({ id }) => id)
      // Sorting is stable: pictures of the same moment keep their order.
      const after = dated
        .toSorted((one, other) => other.taken_at.localeCompare(one.taken_at))
        .map(({ id }) => id)
      const isChanged = after.some((id, index) => id !== before[index])
      if (isChanged) await arrange(after)
      return { before, isChanged }
    },
    onSuccess: ({ before, isChanged }) => {
      if (before.length < 2) {
        showToast({
          kind: 'info',
          title: 'Nothing to order',
          description: 'The date is known of pictures that were uploaded here with it.',
        })
      } else if (!isChanged) {
        showToast({ kind: 'info', title: 'The pictures are in this order already' })
      } else {
        showToast({
          kind: 'success',
          title: `${before.length} pictures ordered by date taken`,
          action: { label: 'Undo', onClick: () => void undo(before) },
        })
      }
    },
    onError: tellFailure,
  })
  return { apply: () => mutate(undefined), isPending }
}
