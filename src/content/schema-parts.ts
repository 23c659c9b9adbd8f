import { z } from 'zod'

// What the schemas of the content have in common, told in plain words.

const controls = /[\u0000-\u001F\u007F-\u009F]/ // oxlint-disable-line no-control-regex -- it looks for them
const proseControls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/ // oxlint-disable-line no-control-regex -- it looks for them
const directionMarks = /[\u200E\u200F\u2028-\u202E\u2066-\u2069\uFEFF]/
/** Half of an emoji, left by a text that was cut in its middle: no file and no database can hold it. */
const halfLetters = /\p{Surrogate}/u
const notInAddress = /[\u0000-\u0020\u007F<>"'`\\\p{Surrogate}]/u // oxlint-disable-line no-control-regex -- it looks for them
const httpsAddress = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?([/?#]|$)/i

/** Whether a text holds what no page can show. */
function cannotBeShown(text: string): boolean {
  return proseControls.test(text) || directionMarks.test(text) || halfLetters.test(text)
}

/** Letters as PostgreSQL counts them: an emoji is one, not two. */
function lengthOf(text: string): number {
  return Array.from(text).length
}

/** Text that may run over several lines; it may be empty. */
export function prose(what: string, max: number) {
  return z
    .string(`Write the ${what}.`)
    .refine((text) => lengthOf(text) <= max, `Keep the ${what} to ${max} characters.`)
    .refine(
      (text) => !cannotBeShown(text),
      `The ${what} holds a character that cannot be shown. Type it again instead of pasting it.`,
    )
}

/** Text on one line; it may be empty. */
export function shortLine(what: string, max: number) {
  return prose(what, max)
    .refine((text) => text === text.trim(), `Remove the blanks around the ${what}.`)
    .refine((text) => !controls.test(text), `Write the ${what} on one line.`)
}

/** Text on one line that says something. */
export function line(what: string, max: number) {
  return prose(what, max)
    .refine((text) => text.trim() !== '', `Write the ${what}.`)
    .refine((text) => text === text.trim(), `Remove the blanks around the ${what}.`)
    .refine((text) => !controls.test(text), `Write the ${what} on one line.`)
}

const directionOrWidthless = /[\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/g

/** What somebody typed into a field of one line, without what nobody means: breaks, blanks, hidden marks. */
export function oneLine(text: string): string {
  return text.replace(directionOrWidthless, '').replace(/\s+/g, ' ').trim()
}

/** Whether a visitor's browser may be sent to `url`. */
const isHttps = (url: string) =>
  url.length <= 2048 && httpsAddress.test(url) && !notInAddress.test(url)
const isSitePath = (url: string) =>
  url.length <= 2048 && /^\/([^/]|$)/.test(url) && !notInAddress.test(url)

/** A page of another site. */
export const httpsSchema = z
  .string('Give the address of the link.')
  .refine(isHttps, 'Give an address that begins with https://.')

/** File of the page above: servers give it for an address of this name. */
const listSlug = 'index'

/** Names of devices: Windows cannot make a folder of such a name, so no copy of the site could lie there. */
const deviceNames = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Last part of an address of this site. `what` completes "Give … an address." */
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
      `The address “${listSlug}” belongs to the list of all: choose another.`,
    )
    .refine(
      (slug) => !deviceNames.test(slug),
      'Windows keeps this name for a device: add a word to the address.',
    )
}

/** The most characters that describe a picture to those who cannot see it, wherever it stands. */
export const maxAltLength = 140

/** The address of a picture of this site or of another. */
export const sitePicture = z
  .string('Choose a picture.')
  .refine(
    (url) => isHttps(url) || isSitePath(url),
    'Give a picture of this site (/images/…) or an address that begins with https://.',
  )

/** A picture of this site or of another, where people choose one. */
export const picture = z
  .string('Choose a picture.')
  .refine(
    (url) => url !== '',
    'There is no picture yet: choose one from the gallery, or upload one.',
  )
  .pipe(z.union([z.literal(''), sitePicture]))

/** Where the eye goes in a picture. */
export const focusSchema = z.object({ x: percent('left'), y: percent('top') })

function percent(side: string) {
  const message = `The point to look at lies between 0 and 100 per cent from the ${side}.`
  return z.int(message).min(0, message).max(100, message)
}
