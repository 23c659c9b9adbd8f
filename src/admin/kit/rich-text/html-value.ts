import { parseRichText } from '../../../lib/rich-text'
import { toRichTextHtml } from '../../../lib/rich-text-html'
import { asSentence, tidyStory, withPicturesInParagraphs } from './tidy-nodes'

/** `story`: headings, lists and pictures; `sentence`: only emphasis and links. */
export type Variant = 'story' | 'sentence'

/** Normalises HTML from the editor or elsewhere to the form's value; '' when it has no content. */
export function toValue(html: string, variant: Variant): string {
  const nodes = parseRichText(html)
  return toRichTextHtml(variant === 'story' ? tidyStory(nodes) : asSentence(nodes))
}

/** Converts the form's value for the editor. */
export function toEditorHtml(value: string, variant: Variant): string {
  const nodes = parseRichText(value)
  return toRichTextHtml(variant === 'story' ? withPicturesInParagraphs(nodes) : asSentence(nodes))
}
