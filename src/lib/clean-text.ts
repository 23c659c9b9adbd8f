// Bidirectional controls and zero-width spaces. The joiner inside emoji families (U+200D) is kept.
const invisible = /[\u200B\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g

/** Replaces lone surrogates by U+FFFD. With the `u` flag the class does not match surrogate pairs. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

/**
 * Cleans the value of a one-line field for use in a message: no line breaks, no control or invisible
 * characters, no surrounding white space; '' when nothing is left.
 */
export function cleanLine(text: string): string {
  return wellFormed(text)
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replace(invisible, '')
    .replace(/ {2,}/g, ' ')
    .trim()
}

/** As `cleanLine`, for a field of several lines: line breaks stay. */
export function cleanText(text: string): string {
  return wellFormed(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]+/gu, '')
    .replace(invisible, '')
    .trim()
}
