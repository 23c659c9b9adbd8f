import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { QueryClientProvider } from '@tanstack/react-query'
import userEvent from '@testing-library/user-event'
import type { Editor } from '@tiptap/react'
import type { ComponentProps } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { beforeAll, vi } from 'vitest'
import { createQueryClient } from '../../../../src/admin/data/query-client'
import { RichTextField } from '../../../../src/admin/kit/rich-text/rich-text-field'
import { useBrowserStubs } from '../../support/browser-stubs'

/**
 * Gives jsdom what the editor needs: it lays nothing out, and so knows no place of a cursor. The field also
 * asks a backend which of its pictures are withdrawn, see `useFakeBackend`.
 */
export function useEditorStubs(): void {
  useBrowserStubs()
  beforeAll(() => {
    Object.assign(Range.prototype, {
      getClientRects: () => [],
      getBoundingClientRect: () => new DOMRect(),
    })
    Object.assign(document, { elementFromPoint: () => null })
  })
}

type FieldProps = Omit<ComponentProps<typeof RichTextField>, 'name' | 'label'>

/** The form on the page. */
export const form: {
  read: () => { value: string; isDirty: boolean }
  reset: (value: string) => void
} = { read: () => ({ value: '', isDirty: false }), reset: () => {} }

/** What the form would send. */
export const value = () => form.read().value

/** Called when the form is sent. */
export const onSubmit = vi.fn<() => void>()

function Form({ start, field }: { start: string; field: FieldProps }) {
  const methods = useForm({ defaultValues: { content: start } })
  const { isDirty } = methods.formState
  Object.assign(form, {
    read: () => ({ value: methods.getValues('content'), isDirty }),
    reset: (content: string) => methods.reset({ content }),
  })
  return (
    <FormProvider {...methods}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
      >
        <RichTextField name="content" label="Story" {...field} />
        <button
          type="button"
          onClick={() => methods.setError('content', { message: 'Write the story.' })}
        >
          Refuse
        </button>
      </form>
    </FormProvider>
  )
}

/** Shows the field in a form, ready to be written in. */
export async function open(start: string, field: FieldProps = { variant: 'story' }) {
  onSubmit.mockClear()
  const user = userEvent.setup()
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Form start={start} field={field} />
    </QueryClientProvider>,
  )
  const text = await screen.findByRole('textbox', { name: 'Story' })
  return { user, text, editor: editorOf(text) }
}

/** The library hangs its editor on the element. */
export function editorOf(text: HTMLElement): Editor {
  const { editor }: { editor?: Editor } = Object.assign({}, { editor: Reflect.get(text, 'editor') })
  if (!editor) throw new Error('The element holds no editor.')
  return editor
}

/** Selects the first place where the words stand. */
export function select(editor: Editor, words: string) {
  act(() => {
    editor.state.doc.descendants((node, position) => {
      const at = node.text?.indexOf(words) ?? -1
      if (at < 0) return
      editor.commands.setTextSelection({
        from: position + at,
        to: position + at + words.length,
      })
    })
  })
}

/** A button by its name. */
export const tool = (name: string) => screen.getByRole('button', { name })

/** Pastes what a clipboard holds, by its types. */
export function paste(text: HTMLElement, data: Record<string, string>, files: File[] = []) {
  const event = createEvent.paste(text, {
    clipboardData: {
      getData: (type: string) => data[type] ?? '',
      types: Object.keys(data),
      files,
      items: [],
    },
  })
  fireEvent(text, event)
}
