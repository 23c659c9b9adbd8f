import type { Editor } from '@tiptap/react'

/** A picture as a story names it. */
export type PictureChoice = { src: string; alt: string }

/** The picture that is selected. */
export function selectedPicture(editor: Editor): PictureChoice | undefined {
  if (!editor.isActive('image')) return undefined
  const { src, alt } = editor.getAttributes('image')
  return { src: typeof src === 'string' ? src : '', alt: typeof alt === 'string' ? alt : '' }
}

/** Puts a picture in the place of the selected one, or below the words at the cursor. */
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
