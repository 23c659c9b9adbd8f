import { site } from '../../src/content/site'
import { nairobiDay } from '../../src/lib/calendar-day'
import { longDate } from '../../src/lib/format'
import { parseRichText, type RichNode } from '../../src/lib/rich-text'
import { phoneLink } from '../../src/lib/phone-number'

/** A piece of a text in the brochure. */
export type TextBlock = {
  kind: 'paragraph' | 'heading' | 'item'
  text: string
}

/** Characters of the brochure's font besides Latin-1. */
const extraCharacters = '€‚„…‹Œ‘’“”•–—™›œ−'

/**
 * The text in the characters of the brochure's font: emoji and other scripts are left out, unusual accents
 * removed.
 */
export function printable(text: string): string {
  const isKnown = (character: string) =>
    /[\u0020-\u007E\u00A0-\u00FF]/.test(character) || extraCharacters.includes(character)
  const known = (character: string): string => {
    if (isKnown(character)) return character
    if (/\s/.test(character)) return ' '
    return Array.from(character.normalize('NFKD')).filter(isKnown).join('')
  }
  return Array.from(text.normalize('NFC')).map(known).join('').replace(/ {2,}/g, ' ').trim()
}

/** Paragraphs, headings and list items of content HTML, without emphasis and links. */
export function textBlocks(html: string): TextBlock[] {
  return parseRichText(html).flatMap((node) => blocksOf(node))
}

function blocksOf(node: RichNode): TextBlock[] {
  if (node.type === 'block' && /^(?:ul|ol|blockquote)$/.test(node.tag)) {
    return node.children.flatMap(blocksOf)
  }
  const text = printable(wordsOf(node))
  if (!text) return []
  if (node.type !== 'block') return [{ kind: 'paragraph', text }]
  if (node.tag === 'li') return [{ kind: 'item', text }]
  return [{ kind: /^h\d$/.test(node.tag) ? 'heading' : 'paragraph', text }]
}

function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.text
  if (node.type === 'break') return ' '
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** An address as paper shows it, without `https://`. */
export function plainAddress(address: string): string {
  return address.replace(/^https?:\/\//, '')
}

/** The phone of the operator as the target of a link. */
export const callLink = phoneLink(site.phone)

/** When a PDF was made, for its reader. */
export const editionLine = () => `Edition of ${longDate(nairobiDay(new Date()))}`
