const signs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
}

/** The text of an attribute or a title as React and the build write it. */
export function decodeAttribute(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (sign) => signs[sign] ?? sign)
}
