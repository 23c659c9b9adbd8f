// Marks that turn the direction of the text after them, and blanks without a width. The joiner of
// emoji families (U+200D) is neither.
const invisible = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** With the `u` flag only halves without their partner are surrogates. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/**
 * What somebody typed into a field of one line, fit to stand in a message: no line breaks, no
 * control or invisible characters, no blanks around it; '' when nothing is left.
 */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** As `cleanLine` for a field of several lines, whose line breaks stay. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .replace(invisible, '')
    .trim()
}
