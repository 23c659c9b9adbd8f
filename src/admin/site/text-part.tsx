import { useRef, type ComponentProps } from 'react'
import { TextArea } from '../../components/form/text-area'
import { TextField } from '../../components/form/text-field'
import type { Input } from '../../content/collections/facts/part'
import { InsertFact } from './insert-fact'
import { messageOf, useSheet, type PartProps } from './sheet-context'
import { numberIn } from './sheet-values'

const keyboards: Partial<Record<Input, ComponentProps<'input'>>> = {
  url: { inputMode: 'url', autoCapitalize: 'none', spellCheck: false },
  email: { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { type: 'tel', inputMode: 'tel' },
  number: { inputMode: 'numeric' },
}

/** Lines of more characters are written in a box that shows all of them. */
const longestLine = 100

/** A field of one line, or of a paragraph. */
export function TextPart({ part, path, value, error }: PartProps) {
  const { sheet, change } = useSheet()
  const area = useRef<HTMLTextAreaElement>(null)
  const { input, label, hint, max = 0 } = part
  const shown = typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
  const write = (text: string) => change(path, () => (input === 'number' ? numberIn(text) : text))
  const field = { name: path, label, hint, error: messageOf(error), value: shown }
  if (input !== 'text' && max <= longestLine) {
    return (
      <TextField {...field} {...keyboards[input]} onChange={({ target }) => write(target.value)} />
    )
  }

  function insert(word: string) {
    const box = area.current
    if (!box) return
    const { selectionStart, selectionEnd } = box
    box.focus()
    box.setRangeText(word, selectionStart, selectionEnd, 'end')
    write(box.value)
  }
  return (
    <div>
      <TextArea
        {...field}
        ref={area}
        rows={input === 'line' ? 2 : max > 300 ? 5 : 3}
        onChange={({ target }) => write(target.value)}
      />
      {/* The facts of the company are what the words stand for. */}
      {input === 'text' && sheet !== 'company' && <InsertFact label={label} onInsert={insert} />}
    </div>
  )
}
