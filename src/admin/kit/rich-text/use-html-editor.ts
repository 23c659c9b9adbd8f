import { DOMSerializer } from '@tiptap/pm/model'
import { useEditor, type Editor, type EditorOptions } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { cleanPaste, withoutInvisible } from './clean-paste'
import { cleanUrl } from './clean-url'
import { extensionsOf, enabledInputRules } from './extensions'
import { toEditorHtml, toValue, type Variant } from './html-value'

type HtmlEditorOptions = {
  /** The form's HTML. */
  value: string
  variant: Variant
  onChange: (value: string) => void
  /** See `pasteProps`; keep its identity. */
  onPictures: () => void
  /** Attributes of the editable element; must keep their identity while unchanged. */
  attributes: Record<string, string>
}

/** Space for the sticky header, toolbar and save bar when scrolling to the cursor, in px. */
const room = { top: 168, right: 0, bottom: 96, left: 0 }
const clearOfBars = { scrollMargin: room, scrollThreshold: room }

/**
 * The editor's content as a form value. Serialised in a detached document, or its pictures would be
 * fetched.
 */
function read({ schema, state }: Editor, variant: Variant): string {
  const inert = document.implementation.createHTMLDocument()
  DOMSerializer.fromSchema(schema).serializeFragment(
    state.doc.content,
    { document: inert },
    inert.body,
  )
  return toValue(inert.body.innerHTML, variant)
}

/**
 * An editor for one HTML value of a form. The value changes only when the user edits, never because
 * the editor serialises it differently; undoing everything restores the initial value.
 */
export function useHtmlEditor(options: HtmlEditorOptions): Editor {
  const { value, variant, attributes, onPictures } = options
  const [firstContent] = useState(() => toEditorHtml(value, variant))
  const [extensions] = useState(() => extensionsOf(variant))
  /** The value as set from outside, and how the editor serialises it. */
  const ground = useRef({ value, written: undefined as string | undefined })
  const current = useRef(value)
  const editorProps = useMemo(
    () => ({ ...pasteProps(variant, onPictures), ...clearOfBars, attributes }),
    [variant, onPictures, attributes],
  )

  const editor = useEditor({
    extensions,
    content: firstContent,
    editorProps,
    injectCSS: false,
    enableInputRules: enabledInputRules,
    // Asterisks and underscores in pasted messages are not emphasis.
    enablePasteRules: false,
    onCreate: ({ editor }) => {
      ground.current.written ??= read(editor, variant)
    },
    onUpdate: ({ editor }) => {
      const written = read(editor, variant)
      const next = written === ground.current.written ? ground.current.value : written
      if (next === current.current) return
      current.current = next
      options.onChange(next)
    },
  })

  useEffect(() => {
    if (value === current.current) return
    current.current = value
    // Skip values that differ only in serialisation: the cursor stays where it is.
    if (toValue(value, variant) !== read(editor, variant)) {
      editor.commands.setContent(toEditorHtml(value, variant), { emitUpdate: false })
    }
    ground.current = { value, written: read(editor, variant) }
  }, [editor, value, variant])

  return editor
}

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
function pasteProps(variant: Variant, onPictures: () => void): PasteProps {
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
