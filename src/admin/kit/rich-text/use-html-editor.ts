import { DOMSerializer } from '@tiptap/pm/model'
import { useEditor, type Editor } from '@tiptap/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { extensionsOf, enabledInputRules } from './extensions'
import { pasteProps } from './paste-props'
import { toEditorHtml, toValue, type Variant } from './html-value'

type HtmlEditorOptions = {
  /** HTML of the form. */
  value: string
  variant: Variant
  onChange: (value: string) => void
  /** See `pasteProps`; keep its identity. */
  onPictures: () => void
  /** Attributes of the element in which one writes; keep its identity while nothing changes. */
  attributes: Record<string, string>
}

/** The cursor is not scrolled below the header and the tools, nor below the foot with its button. */
const room = { top: 168, right: 0, bottom: 96, left: 0 }
const clearOfBars = { scrollMargin: room, scrollThreshold: room }

/** The value as the editor holds it; written into a document of no page, or its pictures would be fetched. */
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
 * An editor over one HTML value of a form. The value changes when somebody writes, never because the
 * editor would spell it in another way; what is undone to the beginning is the value of the beginning.
 */
export function useHtmlEditor(options: HtmlEditorOptions): Editor {
  const { value, variant, attributes, onPictures } = options
  const [firstContent] = useState(() => toEditorHtml(value, variant))
  const [extensions] = useState(() => extensionsOf(variant))
  /** The value as it was set from outside, and how the editor writes the same. */
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
    // Stars and underscores of a message are no emphasis here.
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
    // Nothing to do where the same was only written in another way: the cursor stays where it is.
    if (toValue(value, variant) !== read(editor, variant)) {
      editor.commands.setContent(toEditorHtml(value, variant), { emitUpdate: false })
    }
    ground.current = { value, written: read(editor, variant) }
  }, [editor, value, variant])

  return editor
}
