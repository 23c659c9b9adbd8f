import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { jobIds, type JobId } from '../../../src/admin/help/guide'
import { guide as english } from '../../../src/admin/help/guide-en'
import { guide as swahili } from '../../../src/admin/help/guide-sw'
import { useBrowserStubs } from '../support/browser-stubs'
import { adminId, backend, storeSession, strangerId, useFakeBackend } from '../support/fake-backend'
import { findPage, openStudio } from '../support/render-studio'

useFakeBackend()
useBrowserStubs()
beforeEach(() => window.localStorage.clear())

test('X23 the menu leads to a list of all jobs, and a job to the next one', async () => {
  storeSession(adminId)
  const { user } = openStudio('/admin')
  await findPage('Dashboard')
  const header = within(screen.getByRole('banner'))
  expect(header.getByRole('link', { name: /^Help/ })).toHaveAttribute('href', '/admin/help')
  await user.click(within(screen.getByRole('complementary')).getByRole('link', { name: 'Help' }))
  await findPage('Help')
  await screen.findByText(english.intro)
  const jobs = within(screen.getByRole('main')).getAllByRole<HTMLAnchorElement>('link', {
    name: /./,
  })
  expect(jobs.map(({ pathname }) => pathname)).toEqual(
    expect.arrayContaining(jobIds.map((id) => `/admin/help/${id}`)),
  )
  const { typo } = english.jobs
  const next = jobIds[jobIds.indexOf('typo') + 1] ?? 'red'
  await user.click(screen.getByRole('link', { name: new RegExp(`^${typo.title}`) }))
  await findPage(typo.title)
  expect(screen.getByRole('link', { name: `Next: ${english.jobs[next].title}` })).toHaveAttribute(
    'href',
    `/admin/help/${next}?lang=en`,
  )
  const quotation = screen.getByText('Edit this')
  expect(quotation.tagName).toBe('STRONG')
})

test('X23 the guide is read without signing in, and in Swahili from then on', async () => {
  const { user } = openStudio('/admin/help/first-sign-in')
  const { title } = english.jobs['first-sign-in']
  await findPage(title)
  expect(screen.queryByRole('navigation', { name: 'Admin Panel' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Kiswahili' }))
  const heading = await screen.findByRole('heading', {
    level: 1,
    name: swahili.jobs['first-sign-in'].title,
  })
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'sw')
  expect(screen.getByText('Login').closest('[lang]')).toHaveAttribute('lang', 'en')
  await user.click(screen.getByRole('link', { name: swahili.words.allJobs }))
  await findPage(swahili.words.help)
  expect(screen.getByRole('link', { name: swahili.words.signIn })).toHaveAttribute('href', '/auth')
})

test('X24 a job prints itself, and one page holds all jobs', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = openStudio('/admin/help/all?lang=sw')
  await findPage(swahili.words.help)
  await screen.findByRole('heading', { level: 2, name: swahili.jobs.typo.title })
  for (const id of jobIds) {
    expect(screen.getByRole('heading', { level: 2, name: swahili.jobs[id].title })).toBeVisible()
  }
  await user.click(screen.getByRole('button', { name: swahili.words.print }))
  expect(print).toHaveBeenCalledOnce()
})

test('X23 an address that names no job says so and lists all', async () => {
  openStudio('/admin/help/gardening')
  await findPage('Help')
  expect(await screen.findByText(english.words.unknown)).toBeVisible()
  expect(screen.getByText(english.jobs.red.title)).toBeVisible()
})

test.each(['', '/first-sign-in', '/red', '/all', '/gardening'])(
  'X29 signed out, the page /admin/help%s leads to the sign-in, once',
  async (path) => {
    openStudio(`/admin/help${path}?lang=en`)
    const link = await screen.findByRole('link', { name: english.words.signIn })
    expect(link).toHaveAttribute('href', '/auth')
  },
)

test('X29 whoever is signed in sees no way to the sign-in', async () => {
  storeSession(adminId)
  openStudio('/admin/help/first-sign-in?lang=en')
  await screen.findByRole('link', { name: english.words.allJobs })
  expect(screen.queryByRole('link', { name: english.words.signIn })).toBeNull()
})

const ofAdministrators: readonly JobId[] = ['phone-and-hours', 'assistant']
const ofEditors: readonly JobId[] = ['typo', 'consent', 'roll-back']

test.each([
  { role: 'contributor', rights: ['write'], others: [...ofEditors, ...ofAdministrators] },
  { role: 'editor', rights: ['write', 'publish'], others: ofAdministrators },
  { role: 'admin', rights: ['write', 'publish', 'manage'], others: [] },
])('X30 the list tells $role which jobs others do', async ({ role, rights, others }) => {
  storeSession(strangerId)
  const since = '2026-11-01T08:00:00+00:00'
  backend.procedures['my_access'] = () => [{ role, until: null, has_ended: false, since, rights }]
  openStudio('/admin/help?lang=en')
  await findPage('Help')
  for (const id of jobIds) {
    const link = await screen.findByRole('link', { name: new RegExp(`^${english.jobs[id].title}`) })
    const who = ofEditors.includes(id) ? 'An Editor or an Administrator' : 'Only an Administrator'
    const told = others.includes(id) ? `${who} does this.` : ''
    expect(link).toHaveTextContent(`${english.jobs[id].title}${english.jobs[id].summary}${told}`)
  }
})

test('X30 a job says who does it', async () => {
  openStudio('/admin/help/assistant?lang=en')
  await findPage(english.jobs.assistant.title)
  const words = `${english.jobs.assistant.summary} Only an Administrator does this.`
  expect(screen.getByText((_text, element) => element?.textContent === words)).toBeVisible()
})
