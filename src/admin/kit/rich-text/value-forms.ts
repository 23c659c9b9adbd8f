import { parseRichText, type RichNode } from '../../../lib/rich-text'
import { toRichTextHtml } from '../../../lib/rich-text-html'
import { asSentence, tidyStory, withPicturesInParagraphs } from './tidy-nodes'

/** `story`: blocks, lists and pictures; `sentence`: emphasis and links alone. */
export type Variant = 'story' | 'sentence'

/** What the form keeps of HTML from the editor or from anywhere else; empty when it says nothing. */
export function toValue(html: string, variant: Variant): string {
  const nodes = parseRichText(html)
  return toRichTextHtml(variant === 'story' ? tidyStory(nodes) : asSentence(nodes))
}

/** What the editor reads of the form's value. */
export function toEditorHtml(value: string, variant: Variant): string {
  const nodes = parseRichText(value)
  return toRichTextHtml(variant === 'story' ? withPicturesInParagraphs(nodes) : asSentence(nodes))
}

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu
const wordsPerMinute = 200

/**
 * How long a story is.
 *
 * @returns its words, and the whole minutes that reading them takes
 */
export function lengthOfStory(html: string): { words: number; minutes: number } {
  const words = textOf(parseRichText(html)).match(word)?.length ?? 0
  return { words, minutes: Math.ceil(words / wordsPerMinute) }
}

function textOf(nodes: readonly RichNode[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.text
      if (node.type === 'break' || node.type === 'image') return ' '
      return node.type === 'block' ? ` ${textOf(node.children)} ` : textOf(node.children)
    })
    .join('')
}
