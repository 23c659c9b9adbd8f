import { getMarkRange, type Editor } from '@tiptap/react'
import { useState } from 'react'
import { TextField } from '../../../components/form/text-field'
import { buttonClass } from '../../../components/ui/button'
import { safeHref } from '../../../lib/safe-href'
import { cleanUrl } from './clean-url'
import { factHref, factInHref } from './fact-href'
import { ToolDialog } from './tool-dialog'

type LinkDialogProps = {
  spot: LinkRange
  /** Whether the link may lead to a fact of the site, such as `{imageConsentForm}`. */
  takesFacts: boolean
  /** @param words null to leave them unchanged */
  onSet: (href: string, words: string | null) => void
  onRemove: () => void
  onClose: () => void
  onClosed: () => void
}

/** Asks for a link's URL and text. */
export function LinkDialog(props: LinkDialogProps) {
  const { spot, takesFacts, onSet, onRemove, onClose, onClosed } = props
  const [address, setAddress] = useState(() => factInHref(spot.href))
  const [words, setWords] = useState(spot.words)
  const [isTried, setTried] = useState(false)
  const href = safeHref(takesFacts ? factHref(cleanUrl(address)) : cleanUrl(address))
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

/** The range of a link, existing or new. */
export type LinkRange = {
  from: number
  to: number
  /** The current URL; empty for a new link. */
  href: string
  /** The link's text; null when it has several formats, and so cannot be edited in the dialog. */
  words: string | null
}

/** The entire link at the cursor, otherwise the selection. */
export function linkRangeAt(editor: Editor): LinkRange {
  const { doc, schema, selection } = editor.state
  const { $from, $to, empty } = selection
  const mark = schema.marks['link']
  const here = mark && getMarkRange($from, mark)
  const there = mark && (empty ? here : getMarkRange($to, mark))
  const from = Math.min(selection.from, here ? here.from : selection.from)
  const to = Math.max(selection.to, there ? there.to : selection.to)
  const words = doc.textBetween(from, to, '\n', '\n')
  const href: unknown = editor.getAttributes('link')['href']
  return {
    from,
    to,
    href: typeof href === 'string' ? href : '',
    words: $from.sameParent($to) && words.length === to - from ? words : null,
  }
}

/** Links the text in the range, or replaces it with other text. */
export function setLinkAt(editor: Editor, range: LinkRange, href: string, words: string | null) {
  const { from, to } = range
  const isRewritten = words !== null && words !== range.words
  editor
    .chain()
    .command(({ tr, state }) => {
      const link = state.schema.marks['link']
      if (!link) return false
      if (isRewritten) {
        const marks = (from < to ? tr.doc.nodeAt(from)?.marks : state.storedMarks) ?? []
        tr.replaceWith(from, to, state.schema.text(words, marks))
      }
      const end = isRewritten ? from + words.length : to
      tr.removeMark(from, end, link).addMark(from, end, link.create({ href }))
      tr.removeStoredMark(link)
      return true
    })
    .setTextSelection(isRewritten ? from + words.length : to)
    .run()
}

/** Removes a link but keeps its text. */
export function removeLinkAt(editor: Editor, { from, to }: LinkRange) {
  editor.chain().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run()
}
