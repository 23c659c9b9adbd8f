import { useState } from 'react'
import { TextField } from '../../../components/form/text-field'
import { safeImageSource } from '../../../lib/safe-href'
import { altHints } from '../pictures/alt-hints'
import type { PictureChoice } from './selected-picture'
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
