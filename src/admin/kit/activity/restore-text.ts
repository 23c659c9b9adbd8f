import { failureText, RequestFailure } from '../../data/errors'
import type { CollectionTable } from '../../data/query-keys'
import type { Change } from './activity-queries'
import { subjectText } from './change-text'

/** Names of the restorable tables' entries, singular and plural. */
export const restorable = {
  tours: { one: 'tour', many: 'tours' },
  blog_posts: { one: 'blog post', many: 'blog posts' },
  gallery_images: { one: 'image', many: 'images' },
  site_facts: { one: 'sheet', many: 'sheets' },
} as const satisfies Record<CollectionTable | 'site_facts', { one: string; many: string }>

/** A name at the beginning of a sentence. */
export const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1)

/** Whether the rows of a table can be restored. */
export function isRestorable(table: string): table is keyof typeof restorable {
  return Object.hasOwn(restorable, table)
}

/**
 * The texts for undoing a change; undefined when it cannot be undone. Nobody takes back a withdrawn
 * consent for the people in a picture.
 */
export function restoringOf(change: Change) {
  const { table_name, op, old_consent, new_consent } = change
  if (!isRestorable(table_name) || op === 'INSERT') return undefined
  if ([old_consent, new_consent].includes('withdrawn')) return undefined
  const what = restorable[table_name].one
  const which = `The ${what} “${subjectText(change)}”`
  return op === 'DELETE'
    ? {
        label: 'Restore',
        question: `${which} comes back as it was when it was deleted. If visitors could see it then, they see it again with the next Publish${table_name === 'gallery_images' ? '' : ', unless its picture is gone or withdrawn'}.`,
        done: `The ${what} is back`,
      }
    : {
        label: 'Undo this change',
        question: `${which} becomes what it was before this change. Later changes are overwritten; you can undo that in the same way.`,
        done: `${which} is as it was before`,
      }
}

/** Why `hidden` of `total` restored rows, published before, have come back unpublished. */
export function cameBackUnpublished(hidden: number, total: number): string {
  return total === 1
    ? 'It was on the site or ready for it then and is off the site now, because a picture it showed is gone or its consent was withdrawn. Choose another picture, then set it to “Ready for the site” again.'
    : `${hidden} of them came back as “Off the site”, because a picture they showed is gone or its consent was withdrawn.`
}

const refusals: Readonly<Record<string, string>> = {
  '23505': 'It already exists, or something else has its address now. Delete or rename that first.',
  '23514':
    'The earlier version breaks a current rule, such as that the address of a page that visitors know never changes. Open the editor and restore by hand what you need.',
  PT404: 'It has been deleted since. Restore its deletion first.',
  PT400: 'This kind of change cannot be undone.',
  PT409:
    'The file of the picture has been removed for good, so it cannot come back. Upload the picture again.',
  PT410: 'The consent of the people in the picture was withdrawn, so it cannot come back.',
  PT412:
    'This would take one of the three tours of the home page off the site. Choose another tour for the home page first.',
}

/** Why a change was not undone, as a sentence. */
export function restoreRefusal(error: unknown, { op }: Pick<Change, 'op'>): string {
  const code = error instanceof RequestFailure ? error.code : ''
  if (code === 'PT404' && op === 'DELETE') return 'This change is no longer in the log.'
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? failureText(error)
}
