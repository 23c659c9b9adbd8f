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

/** Signs that the font lacks, without which words and numbers would run together, and what stands in for them. */
const standIns: Readonly<Record<string, string>> = {
  '\u2010': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2044': '/',
  '\u02BC': '’',
}

/** Between a whole number and a fraction that is one character, which becomes several. */
const beforeFraction = /(?<=\d)(?=[\u2150-\u215E])/g

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
    const simpler = Array.from(character.normalize('NFKD'), (part) => standIns[part] ?? part)
    return simpler.filter(isKnown).join('')
  }
  const apart = text.normalize('NFC').replace(beforeFraction, ' ')
  return Array.from(apart).map(known).join('').replace(/ {2,}/g, ' ').trim()
}

/** Paragraphs, headings and list items of content HTML, without emphasis and links. */
export function textBlocks(html: string): TextBlock[] {
  return blocksIn(parseRichText(html), 'paragraph')
}

/** The blocks among some nodes, one after the other: an item may hold paragraphs and a list of its own. */
function blocksIn(nodes: readonly RichNode[], kind: TextBlock['kind']): TextBlock[] {
  const blocks: TextBlock[] = []
  let words = ''
  const endBlock = () => {
    const text = printable(words)
    if (text) blocks.push({ kind, text })
    words = ''
  }
  for (const node of nodes) {
    if (node.type === 'block') {
      endBlock()
      blocks.push(...blocksIn(node.children, kindOf(node.tag) ?? kind))
    } else words += wordsOf(node)
  }
  endBlock()
  return blocks
}

/** What a tag makes of its words; undefined where they are what the words around them are. */
function kindOf(tag: string): TextBlock['kind'] | undefined {
  if (tag === 'li') return 'item'
  return /^h\d$/.test(tag) ? 'heading' : undefined
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
