/**
 * Puts `text` on the clipboard.
 *
 * @returns whether the browser did it; it refuses without a press and on pages without https
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
