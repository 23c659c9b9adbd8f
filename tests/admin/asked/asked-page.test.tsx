import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { factSheets } from '../../../src/content/collections/facts/sheets'
import { counting } from '../../../src/content/facts/counting'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, storeSession, useFakeBackend } from '../support/fake-backend'
import { useFakeSite } from '../support/fake-site'
import { findPage, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
useFakeSite()
beforeEach(() => storeSession(adminId))

const rows = [
  { week: '2026-11-23', kind: 'call', tour: null, title: null, total: 2 },
  { week: '2026-11-23', kind: 'send', tour: 3, title: 'Goat Farm Tour 🐐', total: 1500 },
  { week: '2026-11-09', kind: 'shortlist', tour: 3, title: 'Goat Farm Tour 🐐', total: 4 },
  { week: '2026-11-09', kind: 'mail', tour: 77, title: null, total: 1 },
]

function haveNumbers(isOn: boolean, found: readonly object[] = rows) {
  const asked: unknown[] = []
  backend.tables['site_facts'] = [
    { id: factSheets.counting.id, key: 'counting', value: { ...counting, countsPresses: isOn } },
  ]
  backend.procedures['presses_by_week'] = (args) => {
    asked.push(args)
    return found
  }
  return asked
}

const cellsOf = (table: string) =>
  within(screen.getByRole('region', { name: table }))
    .getAllByRole('row')
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

test('Q44 the presses stand by week and by tour, weeks without any included', async () => {
  haveNumbers(true)
  openStudio('/admin/asked')
  await findPage('How many asked?')
  expect(await screen.findByText('1,507 presses.')).toBeVisible()
  expect(cellsOf('By week')).toEqual([
    ['Week of', 'All', 'Send', 'Mail', 'Call', 'Brochure', 'Keep'],
    ['November 23, 2026', '1,502', '1,500', '0', '2', '0', '0'],
    ['November 16, 2026', '0', '0', '0', '0', '0', '0'],
    ['November 9, 2026', '5', '0', '1', '0', '0', '4'],
  ])
  expect(cellsOf('By tour').slice(1)).toEqual([
    ['Goat Farm Tour', '1,504', '1,500', '0', '0', '0', '4'],
    ['No tour in particular', '2', '0', '0', '2', '0', '0'],
    ['Tour 77, deleted', '1', '0', '1', '0', '0', '0'],
  ])
})

test('Q44 another period is read anew', async () => {
  const asked = haveNumbers(true)
  const { user } = openStudio('/admin/asked')
  await user.selectOptions(await screen.findByLabelText('Period'), '52 weeks')
  await waitFor(() => expect(asked).toEqual([{ weeks: 12 }, { weeks: 52 }]))
})

test('Q44 while it is off, the page says so and leads to the switch', async () => {
  haveNumbers(false, [])
  openStudio('/admin/asked')
  expect(await screen.findByText('Nothing is counted at present.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Site, Counting' })).toHaveAttribute(
    'href',
    '/admin/site/counting',
  )
  expect(await screen.findByText('No presses in these weeks.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Download CSV' })).toBeNull()
})

test('Q44 switched on, but not published, it says when it begins', async () => {
  haveNumbers(true, [])
  openStudio('/admin/asked')
  expect(await screen.findByText('Counting begins with the next Publish.')).toBeVisible()
})

test('Q45 the numbers are saved as a file for spreadsheets, in which no title is a formula', async () => {
  haveNumbers(true, [{ ...rows[1], title: '=HYPERLINK("x")' }])
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file)
    return '#saved'
  })
  // The browser of the tests saves nothing.
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  openStudio('/admin/asked')
  fireEvent.click(await screen.findByRole('button', { name: 'Download CSV' }))
  // Reading it as text drops the mark at its beginning.
  expect(await saved[0]?.text()).toBe(
    '"Week","Tour","Press","Number"\r\n"2026-11-23","\'=HYPERLINK(""x"")","Send",1500\r\n',
  )
})
