import { getMarkRange, type Editor } from '@tiptap/react'

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
