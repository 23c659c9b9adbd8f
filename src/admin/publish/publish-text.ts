import { failureText, RequestFailure } from '../data/errors'
import type { Publish } from '../shared/publishing/publishes-query'

/** Who published. */
export function actorText({ actor, actor_name }: Publish): string {
  if (actor_name) return actor_name
  return actor === null ? 'The operator' : 'Somebody whose account is gone'
}

/** How a publish stands. */
export const statusNames: Readonly<Record<Publish['status'], string>> = {
  started: 'Under way',
  live: 'Live',
  failed: 'Failed',
}

const held = [
  ['tours', 'tour', 'tours'],
  ['posts', 'post', 'posts'],
  ['pictures', 'picture', 'pictures'],
] as const

/** How much a publish carried: "14 tours, 5 posts, 60 pictures"; '' where nobody counted. */
export function heldText({ counts }: Publish): string {
  return held
    .flatMap(([key, one, many]) => {
      const count = counts[key]
      return count === undefined ? [] : [`${count} ${count === 1 ? one : many}`]
    })
    .join(', ')
}

/** What a publish changed: "1 added, 2 changed"; '' where it changed no tour, post or picture. */
export function doneText({ counts }: Publish): string {
  return (['added', 'changed', 'removed'] as const)
    .flatMap((deed) => (counts[deed] ? [`${counts[deed]} ${deed}`] : []))
    .join(', ')
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
