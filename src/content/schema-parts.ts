import { z } from 'zod'

// Parts of the content schemas, with messages for editors.

const controls = /[\u0000-\u001F\u007F-\u009F]/ // oxlint-disable-line no-control-regex -- it looks for them
const proseControls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/ // oxlint-disable-line no-control-regex -- it looks for them
const directionMarks = /[\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/
/** Left over where an emoji was cut in half; can be stored neither in UTF-8 files nor in the database. */
const unpairedSurrogates = /\p{Surrogate}/u
const notInUrl = /[\u0000-\u0020\u007F<>"'`\\\p{Surrogate}]/u // oxlint-disable-line no-control-regex -- it looks for them
const httpsUrl = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#]|$)/i

/** Whether a text has characters that cannot be displayed. */
function hasUnprintable(text: string): boolean {
  return proseControls.test(text) || directionMarks.test(text) || unpairedSurrogates.test(text)
}

/** Length in code points, as PostgreSQL counts: an emoji is one, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Text of one or more lines; may be empty. */
export function prose(what: string, max: number) {
  return z
    .string(`Write the ${what}.`)
    .refine((text) => lengthOf(text) <= max, `Keep the ${what} to ${max} characters.`)
    .refine(
      (text) => !hasUnprintable(text),
      `The ${what} contains a character that cannot be shown. Type it again instead of pasting it.`,
    )
}

/** Single-line text; may be empty. */
export function shortLine(what: string, max: number) {
  return prose(what, max)
    .refine((text) => text === text.trim(), `Remove the spaces around the ${what}.`)
    .refine((text) => !controls.test(text), `Write the ${what} on one line.`)
}

/** Single-line text that is not empty. */
export function line(what: string, max: number) {
  return prose(what, max)
    .refine((text) => text.trim() !== '', `Write the ${what}.`)
    .refine((text) => text === text.trim(), `Remove the spaces around the ${what}.`)
    .refine((text) => !controls.test(text), `Write the ${what} on one line.`)
}

const directionOrWidthless = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g

/** Normalises the input of a single-line field: removes line breaks, surplus spaces and control marks. */
export function oneLine(text: string): string {
  return text.replace(directionOrWidthless, '').replace(/\s+/g, ' ').trim()
}

/** Whether a link to `url` is safe. */
const isHttps = (url: string) => url.length <= 2048 && httpsUrl.test(url) && !notInUrl.test(url)
const isSitePath = (url: string) =>
  url.length <= 2048 && /^\/([^/]|$)/.test(url) && !notInUrl.test(url)

/** An external URL. */
export const httpsSchema = z
  .string('Enter the address of the link.')
  .refine(isHttps, 'Enter an address that begins with https://.')

/** Reserved: servers return `index.html` of the list for it. */
const listSlug = 'index'

/** Reserved by Windows, which cannot create folders with these names. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Last part of a URL of this site. `what` completes the message "Give … an address." */
export function slugSchema(what: string) {
  return z
    .string(`Give ${what} an address.`)
    .max(120, 'Keep the address to 120 characters.')
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'Use lower-case letters, digits and single hyphens in the address.',
    )
    .refine(
      (slug) => slug !== listSlug,
      `The address “${listSlug}” belongs to the list page: choose another.`,
    )
    .refine(
      (slug) => !deviceNames.test(slug),
      'Windows reserves this name for a device: add a word to the address.',
    )
}

/** Maximum length of an alternative text, in characters. */
export const maxAltLength = 140

/** URL of a picture: a path of this site, or https. */
export const sitePicture = z
  .string('Choose a picture.')
  .refine(
    (url) => isHttps(url) || isSitePath(url),
    'Enter a picture of this site (/images/…) or an address that begins with https://.',
  )

/** The same with a message for a picture that has not been chosen. */
export const picture = z
  .string('Choose a picture.')
  .refine(
    (url) => url !== '',
    'There is no picture yet: choose one from the gallery, or upload one.',
  )
  .pipe(z.union([z.literal(''), sitePicture]))

/** Focal point of a picture. */
export const focusSchema = z.object({ x: percent('left'), y: percent('top') })

function percent(side: string) {
  const message = `The focus point must lie between 0 and 100 per cent from the ${side}.`
  return z.int(message).min(0, message).max(100, message)
}
