import { failureText, RequestFailure } from '../data/errors'
import type { Publish } from '../frame/publishing/publishes-query'

const held = [
  ['tours', 'tour', 'tours'],
  ['posts', 'post', 'posts'],
  ['pictures', 'picture', 'pictures'],
] as const

/**
 * How much a publish carried: "15 tours (1 more), 5 posts, 60 pictures"; '' where nobody counted.
 *
 * @param before the publish whose content it replaced, where it is known
 */
export function heldText({ counts }: Publish, before: Publish | undefined): string {
  return held
    .flatMap(([key, one, many]) => {
      const count = counts[key]
      if (count === undefined) return []
      const difference = count - (before?.counts[key] ?? count)
      return [`${count} ${count === 1 ? one : many}${differenceText(difference)}`]
    })
    .join(', ')
}

function differenceText(difference: number): string {
  if (difference === 0) return ''
  return ` (${Math.abs(difference)} ${difference > 0 ? 'more' : 'fewer'})`
}

const deeds = ['added', 'changed', 'removed'] as const

/** What a publish changed: "1 added, 2 changed"; '' where nobody counted. */
export function doneText({ counts }: Publish): string {
  if (deeds.every((deed) => counts[deed] === 0)) return 'only the order, the home page or addresses'
  return deeds.flatMap((deed) => (counts[deed] ? [`${counts[deed]} ${deed}`] : [])).join(', ')
}

/** Why a roll back did not happen, as a sentence. */
export function rollBackRefusal(error: unknown): string {
  const code = error instanceof RequestFailure ? error.code : ''
  if (code === 'PT404') return 'The content of this publish is not kept any more.'
  if (code === '23505') {
    return 'Something else has an address of this publish now. Rename or delete that first.'
  }
  return failureText(error)
}
