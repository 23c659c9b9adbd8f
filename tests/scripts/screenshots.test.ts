import { expect, test, vi } from 'vitest'
import { runStep } from '../../scripts/checks/steps'
import { main } from '../../scripts/commands/screenshots'

vi.mock('../../scripts/checks/steps', () => ({
  runStep: vi.fn<typeof runStep>(() => Promise.resolve(true)),
}))
vi.mock('../../scripts/browser/ensure-browser', () => ({ ensureBrowser: () => '' }))

test('all states that are named are photographed: Playwright hears the last of its --grep alone', async () => {
  await main(['faq', 'partners'])
  const { args } = vi.mocked(runStep).mock.calls[0]?.[0] ?? { args: [] }
  const patterns = args.filter((_arg, place) => args[place - 1] === '--grep')
  expect(patterns).toHaveLength(1)
  const pattern = new RegExp(patterns[0] ?? '')
  expect(['faq', 'partners', 'blog'].filter((name) => pattern.test(name))).toEqual([
    'faq',
    'partners',
  ])
})
