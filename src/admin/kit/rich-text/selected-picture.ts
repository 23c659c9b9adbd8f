import type { Editor } from '@tiptap/react'

/** A picture in a rich text. */
export type PictureChoice = { src: string; alt: string }

/** The selected picture. */
export function selectedPicture(editor: Editor): PictureChoice | undefined {
  if (!editor.isActive('image')) return undefined
  const { src, alt } = editor.getAttributes('image')
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
}

/** Replaces the selected picture, or inserts one below the cursor. */
export function putPicture(editor: Editor, picture: PictureChoice): void {
  if (editor.isActive('image')) {
    editor.commands.updateAttributes('image', picture)
    return
  }
  const { $to } = editor.state.selection
  const image = { type: 'image', attrs: picture }
  const { parent, depth } = $to
  if (parent.type.name === 'paragraph' && parent.content.size === 0) {
    editor.commands.insertContent(image)
    return
  }
  const below = depth > 0 ? $to.after() : editor.state.doc.content.size
  editor.commands.insertContentAt(below, { type: 'paragraph', content: [image] })
}
