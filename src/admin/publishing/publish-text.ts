import { failureText, RequestFailure } from '../data/errors'
import type { Publish } from '../frame/publishing/publishes-query'

const collections = [
  ['tours', 'tour', 'tours'],
  ['posts', 'post', 'posts'],
  ['pictures', 'picture', 'pictures'],
] as const

/**
 * The counts of a publish: "15 tours (1 more), 5 posts, 60 pictures"; '' if there are none.
 *
 * @param previous the publish whose content it replaced, if known
 */
export function countsText({ counts }: Publish, previous: Publish | undefined): string {
  return collections
    .flatMap(([key, one, many]) => {
      const count = counts[key]
      if (count === undefined) return []
      const difference = count - (previous?.counts[key] ?? count)
      return [`${count} ${count === 1 ? one : many}${differenceText(difference)}`]
    })
    .join(', ')
}

function differenceText(difference: number): string {
  if (difference === 0) return ''
  return ` (${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'})`
}

const changeKinds = ['added', 'changed', 'removed'] as const

/** What a publish changed: "1 added, 2 changed"; '' without counts. */
export function changesText({ counts }: Publish): string {
  if (changeKinds.every((kind) => counts[kind] === 0))
    return 'only the order, the home page or addresses'
  return changeKinds.flatMap((kind) => (counts[kind] ? [`${counts[kind]} ${kind}`] : [])).join(', ')
}

/** Why a roll back was refused, as a sentence. */
export function rollBackRefusal(error: unknown): string {
  const code = error instanceof RequestFailure ? error.code : ''
  if (code === 'PT404') return 'The content of this publish is no longer kept.'
  if (code === '23505') {
    return 'Something else has an address of this publish now. Rename or delete that first.'
  }
  return failureText(error)
}
