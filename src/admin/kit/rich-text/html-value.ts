import { parseRichText } from '../../../lib/rich-text'
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
