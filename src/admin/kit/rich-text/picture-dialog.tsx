import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { TextField } from '../../../components/form/text-field'
import { safeImageSource } from '../../../lib/safe-href'
import { altHints } from '../pictures/alt-hints'
import { ToolDialog } from './tool-dialog'

type PictureDialogProps = {
  /** The picture to change; undefined for a new one. */
  picture: PictureChoice | undefined
  onSet: (picture: PictureChoice) => void
  onClose: () => void
  onClosed: () => void
}

/** Asks for a picture's URL and description. */
export function PictureDialog({ picture, onSet, onClose, onClosed }: PictureDialogProps) {
  const [address, setAddress] = useState(picture?.src ?? '')
  const [alt, setAlt] = useState(picture?.alt ?? '')
  const [isTried, setTried] = useState(false)
  const src = safeImageSource(address.trim())
  const [advice] = altHints({ alt, title: '' })
  const altError =
    alt.trim() === ''
      ? 'Say what the picture shows.'
      : advice?.kind === 'refusal'
        ? advice.text
        : undefined

  function set() {
    setTried(true)
    if (src !== null && altError === undefined) onSet({ src, alt: alt.trim() })
  }

  return (
    <ToolDialog
      title={picture ? 'Change the picture' : 'Add a picture'}
      submitLabel="Set the picture"
      onSubmit={set}
      onClose={onClose}
      onClosed={onClosed}
    >
      <TextField
        label="Address of the picture"
        hint="/images/… of this site, or https://…"
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={address}
        error={
          isTried && src === null
            ? 'Enter a picture of this site (/images/…) or an address that begins with https://.'
            : undefined
        }
        onChange={(event) => setAddress(event.target.value)}
      />
      <TextField
        label="What it shows"
        hint={
          alt.trim() !== '' && advice?.kind === 'hint'
            ? advice.text
            : 'Read out to those who cannot see it.'
        }
        value={alt}
        error={isTried ? altError : undefined}
        onChange={(event) => setAlt(event.target.value)}
      />
    </ToolDialog>
  )
}

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
