import { maxAltLength } from '../../../content/schema-parts'

/** Feedback on a description; a refusal prevents saving, a hint does not. */
export type AltHint = { kind: 'refusal' | 'hint'; text: string }

export type DescribedPicture = {
  alt: string
  title: string
  /** Whether the picture is marked as decorative; undefined when there is no such checkbox. */
  decorative?: boolean
}

/** Shorter descriptions hardly say what the picture shows. */
const minAltLength = 12

/** Longer descriptions are tiring to listen to. */
const comfortableAltLength = 120

/** File names given by cameras, phones, messengers and operating systems. */
const cameraName =
  /^(?:(?:IMG|DSC[FN]?|DCIM|PXL|MVIMG|GOPR|DJI|P|SAM|VID|PICT|CIMG|HPIM|KIMG)[-_ ]?\d{3,}|WhatsApp Image \d|Screenshot\b|Screen Shot\b|(?:image|picture|photo|untitled|download|scan)[-_ ]*\(?\d*\)?$|\d[\d _.-]{5,}$)/i

const extension = /\.(?:jpe?g|jfif|png|webp|avif|heic|heif|gif|svg|tiff?|bmp)$/i

const idleOpening =
  /^(?:(?:an?|the)\s+)?(?:image|picture|photo|photograph|pic|illustration|painting)\s+(?:of|showing)\b/i

function sameWords(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\p{P}\s]+/gu, ' ')
      .trim()
  return plain(one) === plain(other)
}

/**
 * Problems of a picture's description, the most serious first.
 *
 * @returns sentences for the author; none for a good description
 */
export function altHints({ alt, title, decorative }: DescribedPicture): AltHint[] {
  const text = alt.trim()
  const length = Array.from(text).length
  const hint = (text: string): AltHint => ({ kind: 'hint', text })
  if (length > maxAltLength) {
    return [
      {
        kind: 'refusal',
        text: `Keep the description to ${maxAltLength} characters; it has ${length}.`,
      },
    ]
  }
  if (decorative) {
    return text === ''
      ? []
      : [hint('A decorative picture is not read out, so nobody will hear this description.')]
  }
  if (text === '') {
    return [
      hint(
        decorative === undefined
          ? 'Say what the picture shows: it cannot be published without that.'
          : 'Say what the picture shows, or mark it as decorative: it cannot be published without that.',
      ),
    ]
  }
  const isFileName = extension.test(text) || cameraName.test(text)
  if (isFileName) return [hint('This looks like a file name. Say what the picture shows instead.')]
  const hints: AltHint[] = []
  if (idleOpening.test(text)) {
    hints.push(hint('Leave out “picture of”: screen readers say that it is a picture.'))
  }
  if (title.trim() !== '' && sameWords(text, title)) {
    hints.push(hint('This repeats the title, which is read out too. Say what can be seen.'))
  } else if (length < minAltLength) {
    hints.push(hint('This is very short. Say who or what can be seen, and where.'))
  }
  if (length > comfortableAltLength) {
    hints.push(hint('This is long to listen to. One or two short sentences are enough.'))
  }
  return hints
}
