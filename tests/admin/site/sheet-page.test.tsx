import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { draftKey } from '../../../src/admin/kit/drafts/draft-store'
import { factKeys } from '../../../src/content/collections/facts/sheets'
import { allFacts } from '../../../src/content/facts/all'
import { services } from '../../../src/content/services'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { adminId, backend, seen, server, useFakeBackend } from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'
import { openSheet, rowOf, stored, storeSheets, write } from './open-sheet'

useFakeBackend()
useEditorStubs()
beforeEach(storeSheets)

test('K91 the page Site leads to every sheet, and the palette finds one by what is in it', async () => {
  const { user } = openStudio('/admin/site')
  await findPage('Site')
  const paths = screen
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
    .filter((path) => path?.startsWith('/admin/site/'))
  expect(new Set(paths)).toEqual(new Set(factKeys.map((key) => `/admin/site/${key}`)))
  await user.keyboard('{Control>}k{/Control}')
  await user.type(await screen.findByRole('combobox'), 'phone')
  await user.click(await screen.findByRole('option', { name: /^Company/ }))
  await findPage('Company')
  expect(window.location.pathname).toBe('/admin/site/company')
})

test('K91 an address that names no sheet says so and leads back', async () => {
  openStudio('/admin/site/nonsense')
  await findPage('Page not found')
  expect(screen.getByRole('link', { name: 'Back to Site' })).toHaveAttribute('href', '/admin/site')
})

test('K93 a damaged sheet opens repaired, says so, and can be saved', async () => {
  rowOf('company')['value'] = {
    ...allFacts.company,
    phone: 7,
    social: 'none',
    openingHours: [{ days: 'x' }],
  }
  const { press, save } = await openSheet('company')
  expect(screen.getByText(/could not be read/)).toBeVisible()
  expect(screen.getByLabelText('Phone number')).toHaveValue('')
  write(screen.getByLabelText('Phone number'), '+254 711 222 333')
  await press(/^row of hours 1/)
  await press('Monday')
  await save()
  await findToast('Company saved')
  expect(stored('company').social).toEqual([])
})

test('K93 a sheet that is not stored yet opens as the site has it and is added', async () => {
  backend.tables['site_facts'] = []
  const { save } = await openSheet('company')
  expect(screen.getByLabelText('Company name')).toHaveValue(allFacts.company.name)
  write(screen.getByLabelText('Tagline'), 'Sow. Reap. Share.')
  await save()
  await findToast('Company saved')
  expect(seen('POST', 'site_facts')[0]?.body).toEqual({
    id: 1,
    key: 'company',
    value: { ...allFacts.company, tagline: 'Sow. Reap. Share.' },
  })
})

test('K167 a sheet in which nothing was changed is not written', async () => {
  const { save } = await openSheet('faq')
  await save()
  await findToast('Nothing has changed since it was saved.')
  expect(seen('PATCH', 'site_facts')).toEqual([])
})

test('K167 a damaged sheet is written although nothing was typed', async () => {
  rowOf('company')['value'] = { ...allFacts.company, social: 'none' }
  const { save } = await openSheet('company')
  await save()
  await findToast('Company saved')
  expect(stored('company').social).toEqual([])
})

test('K97 every error is listed with its place, and its link opens the entry that it is in', async () => {
  const { user, press, save } = await openSheet('faq')
  await press(/^section 2/)
  await press(/^question 1/)
  write(screen.getByRole('textbox', { name: 'Question' }), 'Call {fon}?')
  await press(/^section 2/)
  write(screen.getByLabelText('Sentence under the last question'), '')
  await save()
  const problems = within(await screen.findByRole('alert'))
  const link = problems.getByRole('button', {
    name: 'Sections 2, Questions 1, Question: The site does not know {fon}: correct the word, or remove the braces.',
  })
  expect(problems.getAllByRole('button')).toHaveLength(2)
  await user.click(link)
  const field = screen.getByRole('textbox', { name: 'Question' })
  expect(field).toHaveFocus()
  expect(field).toBeInvalid()
  expect(seen('PATCH', 'site_facts')).toEqual([])
})

test('K98 another person’s change to another part is merged, and to the same part it is a question', async () => {
  const { user, save } = await openSheet('company')
  write(screen.getByLabelText('Phone number'), '+254 711 222 333')
  Object.assign(rowOf('company'), { value: { ...allFacts.company, tagline: 'Theirs' }, version: 5 })
  await save()
  await findToast('Company saved')
  expect(stored('company')).toMatchObject({ phone: '+254 711 222 333', tagline: 'Theirs' })

  write(screen.getByLabelText('Tagline'), 'Mine')
  Object.assign(rowOf('company'), {
    value: { ...stored('company'), tagline: 'Theirs again' },
    version: 9,
  })
  await save()
  const panel = within(
    await screen.findByRole('region', {
      name: 'This was changed in another tab or by somebody else',
    }),
  )
  await user.click(
    panel.getByRole('radio', { name: 'Saved meanwhile', description: 'Theirs again' }),
  )
  await user.click(panel.getByRole('button', { name: 'Save with these choices' }))
  await findToast('Nothing has changed since it was saved.')
  expect(rowOf('company')).toMatchObject({ version: 9, value: { tagline: 'Theirs again' } })
  expect(screen.getByLabelText('Tagline')).toHaveValue('Theirs again')
})

test('K98 a refused save keeps what was typed and never shows text of the database', async () => {
  expectConsoleErrors()
  const { save } = await openSheet('company')
  server.use(
    http.patch('*/rest/v1/site_facts', () =>
      HttpResponse.json({ code: '23514', message: 'secret_rule' }, { status: 400 }),
    ),
  )
  write(screen.getByLabelText('Tagline'), 'Mine')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('Company: not saved')
  expect(screen.queryByText(/secret_rule/)).toBeNull()
  expect(screen.getByLabelText('Tagline')).toHaveValue('Mine')
})

test('K99 what was typed is kept on the device, listed on the page Site, and offered again', async () => {
  await openSheet('company')
  write(screen.getByLabelText('Tagline'), 'Kept here')
  await waitFor(() =>
    expect(window.localStorage.getItem(draftKey(adminId, 'site_facts', 1))).toContain('Kept here'),
  )
  cleanup()
  openStudio('/admin/site')
  await findPage('Site')
  expect(screen.getByRole('link', { name: /^Company/ })).toHaveTextContent(
    'Unsaved changes on this device',
  )
  const { press, save } = await openSheet('company')
  await press('Restore')
  expect(screen.getByLabelText('Tagline')).toHaveValue('Kept here')
  await save()
  await findToast('Company saved')
  expect(stored('company').tagline).toBe('Kept here')
})

test('K101 a category that tours have comes back as retired', async () => {
  const { press, save } = await openSheet('categories')
  server.use(
    http.patch(
      '*/rest/v1/site_facts',
      () => HttpResponse.json({ code: 'PT409', message: 'in use: Farm Tours' }, { status: 409 }),
      { once: true },
    ),
  )
  await press('Remove category 1: Farm Tours')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    '“Farm Tours” cannot be removed: tours have it.',
  )
  await press('Put “Farm Tours” back as retired')
  await save()
  await findToast('Tour categories saved')
  expect(stored('categories')).toEqual({
    categories: allFacts.categories.categories.map((category) =>
      category.name === 'Farm Tours' ? { ...category, retired: true } : category,
    ),
  })
})

test('K102 two categories of one name are refused at the second', async () => {
  const { press, save } = await openSheet('categories')
  await press(/^category 2/)
  write(screen.getByLabelText('Name'), 'Farm Tours')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent('“Farm Tours” is there twice')
  expect(screen.getByLabelText('Name')).toBeInvalid()
})

test('K108 the preview shows the form as it is, or says what it lacks', async () => {
  const { press } = await openSheet('policy')
  await press(/^refund 1/)
  write(screen.getByLabelText('Days before the trip, at least'), '45')
  await press('Preview')
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Preview: the cancellation policy/)
  await waitFor(() =>
    expect(frame.contentDocument?.body).toHaveTextContent('45+ days before the trip'),
  )
  await press('Close')
  write(screen.getByLabelText('Days before the trip, at least'), 'many')
  await press('Preview')
  expect(
    await screen.findByText(/^Refunds, the longest notice first 1, Days before/),
  ).toHaveTextContent('a whole number from 0 to 365')
})

test('K140 the preview of the services shows an unsaved title on the card of its category', async () => {
  const { press } = await openSheet('services')
  const [first] = services
  if (!first) throw new Error('There is no service')
  await press(/^service 1/)
  write(screen.getByDisplayValue(first.title), 'Mornings at the Well')
  await press('Preview')
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Preview: the services/)
  await waitFor(() => {
    const card = frame.contentDocument?.querySelector('article')
    expect(card).toHaveTextContent('Mornings at the Well')
    expect(card).toHaveTextContent(first.category)
  })
})
