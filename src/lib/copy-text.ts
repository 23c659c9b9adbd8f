/**
 * Puts `text` on the clipboard.
 *
 * @returns whether it worked; browsers refuse without a user gesture and on pages without https
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
