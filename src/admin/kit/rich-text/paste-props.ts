import type { EditorOptions } from '@tiptap/react'
import { cleanUrl } from './clean-url'
import { cleanPaste } from './clean-paste'
import { withoutInvisible } from './paste-pieces'
import { toValue, type Variant } from './html-value'

type PasteProps = Pick<
  EditorOptions['editorProps'],
  'transformPastedHTML' | 'transformPastedText' | 'handlePaste' | 'handleDrop'
>

/** Marks text from this or another rich text field: it is clean, and knows where it was cut. */
const ownMark = 'data-pm-slice'

/**
 * Handles everything that is pasted or dropped.
 *
 * @param onPictures called when pictures were removed, because they need an upload and a
 *   description
 */
export function pasteProps(variant: Variant, onPictures: () => void): PasteProps {
  return {
    transformPastedHTML(html) {
      if (variant === 'story' && html.includes(ownMark)) return html
      const { html: clean, pictures } = cleanPaste(html)
      if (pictures > 0) onPictures()
      return variant === 'story' ? clean : toValue(clean, variant)
    },
    transformPastedText(text) {
      const words = withoutInvisible(text)
      if (/^\s*https?:\/\/\S+\s*$/i.test(words)) return cleanUrl(words)
      return variant === 'story' ? words : words.replace(/\s+/g, ' ')
    },
    handlePaste(_view, event, slice) {
      // Word adds a picture of the text to the text.
      if (slice.content.size > 0 || !hasPicture(event.clipboardData)) return false
      onPictures()
      return true
    },
    handleDrop(_view, event, _slice, isMoved) {
      // A picture that is moved within the text also arrives as a file.
      if (isMoved || !event.dataTransfer?.files.length) return false
      event.preventDefault()
      onPictures()
      return true
    },
  }
}

function hasPicture(data: DataTransfer | null): boolean {
  return [...(data?.files ?? [])].some((file) => file.type.startsWith('image/'))
}
