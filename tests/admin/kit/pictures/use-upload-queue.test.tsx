import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { UploadQueue } from '../../../../src/admin/kit/pictures/upload-queue'
import { useUploadQueue } from '../../../../src/admin/kit/pictures/use-upload-queue'
import { createBench, files, untilIdle, type Details, type Row } from './queue-bench'

function Counter({ queue }: { queue: UploadQueue<Details, Row> }) {
  const { summary } = useUploadQueue(() => queue)
  return (
    <p>
      {summary.done} of {summary.total}
    </p>
  )
}

test('K5 a component shows the current state of the queue', async () => {
  const { queue } = createBench()
  render(<Counter queue={queue} />)
  expect(screen.getByText('0 of 0')).toBeVisible()
  await act(async () => {
    queue.add(files(2), { category: 'Tea' })
    await untilIdle(queue)
  })
  expect(screen.getByText('2 of 2')).toBeVisible()
})
