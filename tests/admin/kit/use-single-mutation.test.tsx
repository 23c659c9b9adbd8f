// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../../src/admin/data/query-client'
import { useSingleMutation } from '../../../src/admin/kit/use-single-mutation'

/** A mutation that ends when the test says so. */
function renderMutation() {
  const ends: (() => void)[] = []
  const mutationFn = vi.fn<(word: string) => Promise<void>>(
    () => new Promise((resolve) => ends.push(resolve)),
  )
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(() => useSingleMutation({ mutationFn }), { wrapper })
  return {
    result,
    words: () => mutationFn.mock.calls.map(([word]) => word),
    end: () => ends.at(-1)?.(),
  }
}

test('M4 M8 two calls before a render run the mutation once', async () => {
  const { result, words, end } = renderMutation()
  const { mutate, mutateAsync } = result.current
  let ignored: Promise<unknown> | undefined
  act(() => {
    mutate('first')
    mutate('second')
    ignored = mutateAsync('third')
  })
  await waitFor(() => expect(result.current.isPending).toBe(true))
  expect(await ignored).toBeUndefined()
  expect(words()).toEqual(['first'])
  end()
  await waitFor(() => expect(result.current.isPending).toBe(false))
})

test('M4 M8 the mutation can run again when it has ended', async () => {
  const { result, words, end } = renderMutation()
  act(() => result.current.mutate('first'))
  await waitFor(() => expect(words()).toEqual(['first']))
  end()
  await waitFor(() => expect(result.current.isSuccess).toBe(true))
  act(() => result.current.mutate('second'))
  await waitFor(() => expect(words()).toEqual(['first', 'second']))
})
