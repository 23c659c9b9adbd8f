import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { StatisticsConsent } from '../../../src/app/counting/statistics-consent'
import { answerConsent, readConsent } from '../../../src/lib/statistics-consent'

vi.mock('../../../src/content/facts/counting', () => ({
  counting: {
    countsPresses: false,
    serviceName: 'Plain Numbers',
    serviceScript: 'https://stats.example/script.js',
    serviceServer: '',
    serviceSettings: [{ name: 'data-site', value: 'shamba' }],
  },
}))

const script = () => document.getElementById('statistics')

beforeEach(() => answerConsent(undefined))
afterEach(() => script()?.remove())

test('Q46 nothing is loaded before the visitor allows it, and then with its settings', async () => {
  render(<StatisticsConsent />)
  expect(screen.getByRole('region', { name: 'Statistics' })).toHaveTextContent('Plain Numbers')
  expect(script()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }))
  expect(script()).toHaveAttribute('src', 'https://stats.example/script.js')
  expect(script()).toHaveAttribute('data-site', 'shamba')
  expect(screen.queryByRole('region')).toBeNull()
})

test('Q46 refusing is as easy: one press on a button that looks the same', async () => {
  render(<StatisticsConsent />)
  const [refuse, allow] = screen.getAllByRole('button')
  expect(refuse).toHaveTextContent('Refuse')
  expect(refuse?.className).toBe(allow?.className)
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(script()).toBeNull()
  expect(screen.queryByRole('region')).toBeNull()
})

test.each(['allowed', 'refused'] as const)('Q46 the answer %s is remembered', (answer) => {
  answerConsent(answer)
  render(<StatisticsConsent />)
  expect(screen.queryByRole('region')).toBeNull()
  expect(script() !== null).toBe(answer === 'allowed')
})

test('Q46 taken back, it is asked again, and refused it says when it ends', async () => {
  answerConsent('allowed')
  render(<StatisticsConsent />)
  act(() => answerConsent(undefined))
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
  expect(screen.getByRole('status')).toHaveTextContent('Plain Numbers is not loaded any more')
  expect(screen.getByRole('button', { name: 'Load it again now' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Later' }))
  expect(screen.queryByRole('status')).toBeNull()
})

test('Q46 an answer that the browser does not store holds until the page is left', () => {
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  answerConsent('refused')
  expect(readConsent()).toBe('refused')
  setItem.mockRestore()
})
