import { failureText, nameInUse, RequestFailure } from '../../data/errors'
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
  const showsPictures = table_name === 'tours' || table_name === 'blog_posts'
  const exception = showsPictures ? ', unless its picture is gone or withdrawn' : ''
  return op === 'DELETE'
    ? {
        label: 'Restore',
        question: `${which} comes back as it was when it was deleted. If visitors could see it then, they see it again with the next Publish${exception}.`,
        done: `The ${what} is back`,
      }
    : {
        label: 'Undo this change',
        question: `${which} becomes what it was before this change${showsPictures ? ', but a picture that is gone or whose consent was withdrawn does not come back' : ''}. Later changes are overwritten; you can undo that in the same way.`,
        done: `${which} is as it was before`,
      }
}

type Row = Record<string, unknown>

/** Where a row showed a picture that did not come back; what its place holds now. */
export type LostPicture = 'cover replaced' | 'cover missing' | 'text'

/** The texts of a row that may hold pictures. */
const textColumns = ['description', 'full_description', 'content']

/** Which picture of the row of then the database left out of the restored one. */
export function lostPictureOf(then: Row, restored: Row): LostPicture | undefined {
  const isLost = (column: string) => column in restored && then[column] !== restored[column]
  if (then['image'] && isLost('image')) {
    return restored['image'] ? 'cover replaced' : 'cover missing'
  }
  return textColumns.some((column) => then[column] && isLost(column)) ? 'text' : undefined
}

/** Says why a picture did not come back, and what is in its place. */
export function lostPictureText(lost: LostPicture): string {
  const reason = 'is gone or its consent was withdrawn, so it cannot come back'
  const where = lost === 'text' ? 'A picture in its text' : 'Its picture of that time'
  const instead = {
    'cover replaced': 'The picture that it has now stays.',
    'cover missing': 'Choose another one.',
    text: 'The text came back without it.',
  }[lost]
  return `${where} ${reason}. ${instead} Everything else is as it was.`
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
  PT422: 'It is already as it was before this change.',
  PT424:
    'The picture that it showed then is gone or its consent was withdrawn, so it cannot come back. Everything else is already as it was before this change.',
  PT412:
    'This would take one of the three tours of the home page off the site. Choose another tour for the home page first.',
}

/** Whether a change was not undone because nothing would have changed. */
export function isAsBefore(error: unknown): boolean {
  return error instanceof RequestFailure && ['PT422', 'PT424'].includes(error.code)
}

type RefusedChange = Pick<Change, 'op'> & Partial<Pick<Change, 'old_consent' | 'new_consent'>>

const isAboutConsent = ({ old_consent, new_consent }: RefusedChange) => old_consent !== new_consent

/** Why a change was not undone, as a sentence. */
export function restoreRefusal(error: unknown, change: RefusedChange): string {
  const { op } = change
  const code = error instanceof RequestFailure ? error.code : ''
  if (code === 'PT404' && op === 'DELETE') return 'This change is no longer in the log.'
  // The database leaves out what they said.
  if (code === 'PT422' && isAboutConsent(change)) {
    return 'What is known about the consent of the people in the picture is not undone here: change it in the picture. Everything else is already as it was before this change.'
  }
  const used = nameInUse(error)
  if (used !== undefined) {
    return `“${used}” is in use, and was not there before this change. Choose another for what has it first, or retire it on its sheet.`
  }
  return (Object.hasOwn(refusals, code) ? refusals[code] : undefined) ?? failureText(error)
}
