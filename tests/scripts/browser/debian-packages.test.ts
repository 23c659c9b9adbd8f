import { spawnSync } from 'node:child_process'
import { afterEach, expect, test, vi } from 'vitest'
import { ensureEngines } from '../../../scripts/engines/find-engines'
import { ensureNginx } from '../../../scripts/site/find-nginx'

// Root on a machine without a network, on which nothing is installed.
vi.mock('node:fs', async (original) => ({
  ...(await original<typeof import('node:fs')>()),
  existsSync: () => false,
}))
vi.mock('node:child_process', async (original) => ({
  ...(await original<typeof import('node:child_process')>()),
  spawnSync: vi.fn<(program: string, args: string[]) => object>((_program, [option]) =>
    option === '--version' ? { status: 0 } : { status: 100, stderr: 'E: No network\n' },
  ),
}))

afterEach(() => vi.mocked(spawnSync).mockClear())

test.each([
  ['nginx', ensureNginx],
  ['the other engines', ensureEngines],
])('npm test goes on without %s where no package can be had, and says so', (_what, ensure) => {
  vi.spyOn(process, 'getuid').mockReturnValue(0)
  const said = [vi.spyOn(console, 'log'), vi.spyOn(console, 'warn')].map((spy) =>
    spy.mockReturnValue(),
  )
  expect(ensure).not.toThrow()
  expect(spawnSync).toHaveBeenCalled()
  expect(said.flatMap((spy) => spy.mock.calls.flat()).join('\n')).toContain('E: No network')
})
