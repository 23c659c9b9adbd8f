import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startTransition, Suspense, useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lazyPart } from '../../src/lib/lazy-part'

function Field({ label }: { label: string }) {
  return <input aria-label={label} />
}

const part = lazyPart(() => Promise.resolve(Field))

function Page() {
  const [label, setLabel] = useState<string>()
  return (
    <Suspense>
      <button type="button" onClick={() => startTransition(() => setLabel('First'))}>
        Open
      </button>
      <button type="button" onClick={() => setLabel('Second')}>
        Rename
      </button>
      {label !== undefined && <part.Component label={label} />}
    </Suspense>
  )
}

// Outside `act`, as in a browser, React goes on with the suspended child alone once it is there.
test('a part that came during a transition is not replaced when its parent renders again', async () => {
  render(<Page />)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  onTestFinished(() => void vi.unstubAllGlobals())
  screen.getByRole('button', { name: 'Open' }).click()
  const input = await screen.findByRole('textbox', { name: 'First' })
  await userEvent.type(input, 'typed')
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  expect(screen.getByRole('textbox', { name: 'Second' })).toBe(input)
  expect(input).toHaveValue('typed')
})

test('on the server a part that cannot be loaded ends the build instead of waiting for ever', async () => {
  vi.stubEnv('SSR', true)
  onTestFinished(() => void vi.unstubAllEnvs())
  const broken = lazyPart(() => Promise.reject(new Error('the file is missing')))
  await expect(broken.load()).rejects.toThrow('the file is missing')
})
