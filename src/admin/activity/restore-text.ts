import { failureText, RequestFailure } from '../data/errors'
import type { Change } from '../shared/activity/change-schema'

const restorable: Readonly<Record<string, string>> = {
  tours: 'tour',
  blog_posts: 'blog post',
  gallery_images: 'image',
}

/** How a change may be taken back; nothing where it cannot. */
export type Restoring = { label: string; question: string; done: string }

/** The words around taking a change back. */
export function restoringOf({ table_name, op }: Change): Restoring | undefined {
  const what = Object.hasOwn(restorable, table_name) ? restorable[table_name] : undefined
  if (!what || op === 'INSERT') return undefined
  return op === 'DELETE'
    ? {
        label: 'Restore',
        question: `The ${what} comes back as it was when it was deleted. If visitors could see it then, they see it again with the next Publish.`,
        done: `The ${what} is back`,
      }
    : {
        label: 'Take this change back',
        question: `The ${what} gets everything as it was before this change. What was changed since is overwritten; you can take that back in the same way.`,
        done: `The ${what} is as it was before`,
      }
}

const refusals: Readonly<Record<string, string>> = {
  '23505':
    'It is there already, or something else has its address now. Delete or rename that first.',
  '23514':
    'The old state breaks a rule that holds today, such as the address of something published, which never changes. Open the editor and bring back by hand what you need.',
  PT404: 'It has been deleted since. Restore its deletion first.',
  PT400: 'This kind of change cannot be taken back.',
}

/** Why a change was not taken back, as a sentence. */
export function restoreRefusal(error: unknown, { op }: Change): string {
  const code = error instanceof RequestFailure ? error.code : ''
  if (code === 'PT404' && op === 'DELETE') return 'The log does not know this change any more.'
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? failureText(error)
}
