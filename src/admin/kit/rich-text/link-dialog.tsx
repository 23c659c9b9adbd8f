import { useState } from 'react'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import { safeHref } from '../../../lib/safe-href'
import { cleanUrl } from './clean-url'
import type { LinkRange } from './link-range'
import { ToolDialog } from './tool-dialog'

type LinkDialogProps = {
  spot: LinkRange
  /** @param words null to leave them unchanged */
  onSet: (href: string, words: string | null) => void
  onRemove: () => void
  onClose: () => void
  onClosed: () => void
}

/** Asks for a link's URL and text. */
export function LinkDialog({ spot, onSet, onRemove, onClose, onClosed }: LinkDialogProps) {
  const [address, setAddress] = useState(spot.href)
  const [words, setWords] = useState(spot.words)
  const [isTried, setTried] = useState(false)
  const href = safeHref(cleanUrl(address))
  const needsWords = words !== null && words.trim() === ''

  function set() {
    setTried(true)
    if (href !== null && !needsWords) onSet(href, words)
  }

  return (
    <ToolDialog
      title={spot.href === '' ? 'Add a link' : 'Change the link'}
      submitLabel="Set the link"
      onSubmit={set}
      onClose={onClose}
      onClosed={onClosed}
      extra={
        spot.href !== '' && (
          <button
            type="button"
            className={buttonClass('quiet', 'sm:mr-auto', 'compact')}
            onClick={onRemove}
          >
            Remove the link
          </button>
        )
      }
    >
      <TextField
        label="Address"
        hint="https://… for another site, /tours for a page of this one."
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        value={address}
        error={isTried && href === null ? refusal(address) : undefined}
        onChange={(event) => setAddress(event.target.value)}
      />
      {words !== null && (
        <TextField
          label="Text"
          hint="The text that visitors press."
          value={words}
          error={isTried && needsWords ? 'Write the text of the link.' : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
      )}
    </ToolDialog>
  )
}

function refusal(address: string): string {
  if (address.trim() === '') return 'Write the address of the link.'
  return /^(?:javascript|data|vbscript|file):/i.test(address.trim())
    ? 'This address is not safe. Enter one that begins with https:// or /.'
    : 'Enter an address that begins with https://, or a path of this site that begins with /.'
}
