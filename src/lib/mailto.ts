/** Link that opens the mail app with a new message to `address`. */
export function mailtoLink(address: string, subject: string): string {
  return `mailto:${address}?subject=${encodeURIComponent(subject)}`
}
