import { getMarkRange, type Editor } from '@tiptap/react'

/** Where a link is or is to be. */
export type LinkRange = {
  from: number
  to: number
  /** The present address; empty where there is no link yet. */
  href: string
  /** The words of the link; null where they are more than one run of words, and stay as they are. */
  words: string | null
}

/** The link at the cursor with all its words, or else what is selected. */
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

/** Links what stands at the spot, or puts other words there. */
export function setLinkAt(editor: Editor, spot: LinkRange, href: string, words: string | null) {
  const { from, to } = spot
  const isRewritten = words !== null && words !== spot.words
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

/** Leaves the words of a link without it. */
export function removeLinkAt(editor: Editor, { from, to }: LinkRange) {
  editor.chain().setTextSelection({ from, to }).unsetLink().setTextSelection(to).run()
}
