import { useState } from 'react'
import { TextField } from '../../components/form/text-field'
import { buttonClass } from '../../components/ui/button'
import { galleryTextLimits } from '../../content/collections/pictures'
import { cleanLine } from '../../lib/clean-text'
import { counted } from '../../lib/format'
import { DialogFrame } from '../kit/dialogs/dialog-frame'
import { imageLabels, type ImageChange } from './image-collection'
import { numberedTitle } from './title-pattern'
import { TitleNumber } from './title-number'

/** Texts that several pictures can get at once. */
export type BulkText = 'title' | 'description'

type BulkTextsDialogProps = {
  /** The text to write; the dialog is open while there is one. */
  text: BulkText | undefined
  /** Number of pictures that get it. */
  count: number
  onClose: () => void
  onApply: (change: ImageChange) => void
}

/** Asks for a title or description for several pictures; titles may be numbered. */
export function BulkTextsDialog({ text, count, onClose, onApply }: BulkTextsDialogProps) {
  return (
    <DialogFrame
      isOpen={text !== undefined}
      title={`${text ? imageLabels[text] : ''} of ${counted(count, 'picture')}`}
      place="middle"
      onClose={onClose}
    >
      {text && <BulkTextForm key={text} text={text} onApply={onApply} />}
    </DialogFrame>
  )
}

type BulkTextFormProps = { text: BulkText; onApply: (change: ImageChange) => void }

function BulkTextForm({ text, onApply }: BulkTextFormProps) {
  const [value, setValue] = useState('')
  const clean = cleanLine(value)
  return (
    <form
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (clean !== '') onApply(changeTo(text, clean))
      }}
    >
      <div>
        <TextField
          label={imageLabels[text]}
          hint="Replaces what the pictures have there."
          value={value}
          maxLength={galleryTextLimits[text]}
          enterKeyHint="done"
          onChange={(event) => setValue(event.target.value)}
        />
        {text === 'title' && <TitleNumber pattern={value} onChange={setValue} />}
      </div>
      <div>
        <button type="submit" className={buttonClass('primary')} disabled={clean === ''}>
          Apply
        </button>
      </div>
    </form>
  )
}

function changeTo(text: BulkText, value: string): ImageChange {
  const common = {
    id: text,
    label: imageLabels[text],
    verb: `given the ${imageLabels[text].toLowerCase()}`,
  }
  if (text === 'description') return { ...common, columns: { description: value } }
  return {
    ...common,
    columns: {},
    numberedColumns: (number) => ({ title: numberedTitle(value, number) }),
  }
}
