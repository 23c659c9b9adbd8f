import { act, renderHook, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { useRowOrder } from '../../../../src/admin/kit/sorting/use-row-order'
import { adminId, server, storeSession, useFakeBackend } from '../../support/fake-backend'
import { deferred } from '../../../deferred'

useFakeBackend()
beforeEach(() => storeSession(adminId))

const rowsOf = (...ids: number[]) => ids.map((id) => ({ id }))

test('another page shows its own rows while a move is being saved', async () => {
  const { promise: answered, resolve: answer } = deferred()
  server.use(
    http.post('*/rest/v1/rpc/move_row', async () => {
      await answered
      return HttpResponse.json(1)
    }),
  )
  const options = { table: 'tours', total: 4, onFailed: () => {}, reload: async () => {} } as const
  const { result, rerender } = renderHook(
    (page: { rows: { id: number }[]; offset: number }) => useRowOrder({ ...options, ...page }),
    { initialProps: { rows: rowsOf(1, 2), offset: 0 } },
  )
  act(() => result.current.move(0, 1))
  expect(result.current.rows).toEqual(rowsOf(2, 1))
  rerender({ rows: rowsOf(3, 4), offset: 2 })
  expect(result.current.rows).toEqual(rowsOf(3, 4))
  rerender({ rows: rowsOf(1, 2), offset: 0 })
  expect(result.current.rows).toEqual(rowsOf(2, 1))
  answer()
  await waitFor(() => expect(result.current.rows).toEqual(rowsOf(1, 2)))
})
