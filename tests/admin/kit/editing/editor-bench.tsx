import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { useFormContext } from 'react-hook-form'
import { beforeEach, vi } from 'vitest'
import { z } from 'zod'
import { NothingChanged } from '../../../../src/admin/data/errors'
import { createQueryClient } from '../../../../src/admin/data/query-client'
import { draftKey } from '../../../../src/admin/kit/drafts/draft-store'
import { EditorForm } from '../../../../src/admin/kit/editing/editor-form'
import { useEditor, type Saved } from '../../../../src/admin/kit/editing/use-editor'
import { formResolver } from '../../../../src/admin/kit/form-resolver'
import { takeToasts } from '../../../../src/lib/toast'

type Values = { title: string; place: string }

export const key = draftKey('user-1', 'tours', 7)
const schema = z.object({
  title: z.string().trim().min(1, 'Write the title.'),
  place: z.string(),
})
const labels = { title: 'Title', place: 'Place' }

/** The row as the database has it; the fake server behind every test. */
export const bench: { row: Saved<Values> | null } = { row: null }
/** Writes to `bench.row` unless a test says otherwise. */
export const save = vi.fn<(values: Values, version: number | null) => Promise<Saved<Values>>>()

function Fields() {
  const { register } = useFormContext<Values>()
  return (
    <>
      <input aria-label="Title" {...register('title')} />
      <input aria-label="Place" {...register('place')} />
    </>
  )
}

function TestEditor({ start }: { start: Saved<Values> }) {
  const editor = useEditor<Values>({
    storeKey: key,
    start,
    isNew: start.version === null,
    resolver: formResolver(schema),
    save,
    reload: () => Promise.resolve(bench.row),
    texts: { saved: 'Tour updated successfully', failed: 'Failed to update tour' },
  })
  return (
    <EditorForm label="Tour" editor={editor} labels={labels}>
      <Fields />
    </EditorForm>
  )
}

/** Opens the editor of a stored tour, or of a new one with version null. */
export function openEditor(
  start: Saved<Values> = { values: { title: 'Tea', place: 'Limuru' }, version: 1 },
) {
  bench.row = start
  const user = userEvent.setup()
  const view = render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <TestEditor start={start} />
      </QueryClientProvider>
    </StrictMode>,
  )
  return { user, ...view }
}

export const title = () => screen.getByLabelText('Title')
export const place = () => screen.getByLabelText('Place')
/** Titles of the toasts since the last call. */
export const titles = () => takeToasts().map((toast) => toast.title)

/** A fresh device and server before each test. */
export function useEditorBench(): void {
  beforeEach(() => {
    window.localStorage.clear()
    takeToasts()
    save.mockReset()
    save.mockImplementation((values, version) => {
      if (bench.row === null || (version !== null && version !== bench.row.version)) {
        return Promise.reject(new NothingChanged('No row was changed'))
      }
      bench.row = { values, version: (version ?? 0) + 1 }
      return Promise.resolve(bench.row)
    })
  })
}
