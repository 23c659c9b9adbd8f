import type { Focus } from '../../../content/model'
import { parseRichText, type RichNode } from '../../../lib/rich-text'
import { toRichTextHtml } from '../../../lib/rich-text-html'
import { foreignPictureText, isPictureAddress } from '../picture-address'

/** No picture at all: the public part shows its words in the place of one. */
const noPicture = 'data:,'

type ShownPicture = { image: string; imageAlt: string; focus?: Focus }

/**
 * A picture that may be shown, with its words; for one that is missing or no address, a stand-in.
 * Its middle is no focus, as on the site.
 */
export function shownPicture(image: string, imageAlt: string, focus: Focus): ShownPicture {
  if (!isPictureAddress(image)) return { image: noPicture, imageAlt: 'No picture yet' }
  const isMiddle = focus.x === 50 && focus.y === 50
  return { image, imageAlt, ...(!isMiddle && { focus }) }
}

/** HTML of a story with words in the place of pictures that may not be shown. */
export function shownStory(html: string): string {
  return toRichTextHtml(parseRichText(html).map(withShownPictures))
}

function withShownPictures(node: RichNode): RichNode {
  if (node.type === 'image' && !isPictureAddress(node.src)) {
    return { type: 'text', text: foreignPictureText(node.src) }
  }
  return 'children' in node ? { ...node, children: node.children.map(withShownPictures) } : node
}

/**
 * Collects what has to be made up because nobody has written it yet.
 *
 * @returns `or` gives the text, or the stand-in for an empty one; `missing` names the fields so far
 */
export function standIns(): {
  or: (name: string, text: string, standIn: string) => string
  missing: string[]
} {
  const missing: string[] = []
  return {
    missing,
    or: (name, text, standIn) => {
      if (text.trim() !== '') return text
      missing.push(name)
      return standIn
    },
  }
}
