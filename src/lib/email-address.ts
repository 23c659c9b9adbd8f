/** Longest address that mail servers take (RFC 5321). */
const maxLength = 254

// Quoted names and comments are left out on purpose: nobody has them, and line breaks hide there.
const namePart = String.raw`[^\s@"<>()\[\],;:\\\p{Cc}\p{Cf}\p{Surrogate}]{1,64}`
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}\p{M}-]{0,61}[\p{L}\p{N}\p{M}])?`

/** An e-mail address with a whole domain; letters of every script may stand in it. */
const emailPattern = new RegExp(
  `^(?!\\.)(?!.*\\.[.@])${namePart}@(?:${label}\\.)+(?=\\D\\S)${label}$`,
  'u',
)

/** Whether `text` is one e-mail address and nothing else, such as `name@example.com`. */
export function isEmailAddress(text: string): boolean {
  return text.length <= maxLength && emailPattern.test(text)
}
