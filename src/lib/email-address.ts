/** Longest address that mail servers accept (RFC 5321). */
const maxLength = 254

// Quoted names and comments are not accepted: nobody uses them, and they may contain line breaks.
const namePart = String.raw`[^\s@"<>()\[\],;:\\\p{Cc}\p{Cf}\p{Surrogate}]{1,64}`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`

/** An email address with a fully qualified domain, in letters of any script. */
const emailPattern = new RegExp(
  `^(?!\\.)(?!.*\\.[.@])${namePart}@(?:${label}\\.)+(?=\\D\\S)${label}$`,
  'u',
)

/** Whether `text` is exactly one email address, such as `name@example.com`. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && emailPattern.test(text)
}
