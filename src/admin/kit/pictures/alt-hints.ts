import { maxAltLength } from '../../../content/schema-parts'

/** A sentence about a description; a refusal must be heeded, a hint may be ignored. */
export type AltHint = { kind: 'refusal' | 'hint'; text: string }

export type DescribedPicture = {
  alt: string
  title: string
  /** Whether the box is ticked that takes the place of a description; none where there is no such box. */
  decorative?: boolean
}

/** Shorter ones hardly say what is to be seen. */
const minAltLength = 12

/** Longer ones are tiring to listen to. */
const comfortableAltLength = 120

/** Names that cameras, phones, messengers and systems give. */
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
 * What is wrong with the description of a picture or could be better, the gravest first.
 *
 * @returns sentences for the person who writes it; none for a good description
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
          ? 'Say what the picture shows: it cannot be published before.'
          : 'Say what the picture shows, or mark it as decorative: it cannot be published before.',
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
