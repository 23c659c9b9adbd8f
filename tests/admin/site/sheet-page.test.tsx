import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, test } from 'vitest'
import { draftKey } from '../../../src/admin/kit/drafts/draft-store'
import {
  factKeys,
  factSheets,
  type FactKey,
  type FactsOf,
} from '../../../src/content/collections/facts/sheets'
import { allFacts } from '../../../src/content/facts/all'
import { useEditorStubs } from '../kit/rich-text/field-support'
import {
  adminId,
  backend,
  seen,
  server,
  storeSession,
  useFakeBackend,
} from '../support/fake-backend'
import { expectConsoleErrors, findPage, findToast, openStudio } from '../support/render-studio'

useFakeBackend()
useEditorStubs()
beforeEach(() => {
  storeSession(adminId)
  backend.tables['site_facts'] = factKeys.map((key) => ({
    id: factSheets[key].id,
    key,
    // The database keeps the parts of an object in an order of its own.
    value: Object.fromEntries(Object.entries(structuredClone(allFacts[key])).toSorted()),
    version: 1,
  }))
})

const rowOf = (key: FactKey) => {
  const row = backend.tables['site_facts']?.find((found) => found['key'] === key)
  if (!row) throw new Error(`There is no row ${key}`)
  return row
}
const stored = <Key extends FactKey>(key: Key) => rowOf(key)['value'] as FactsOf<Key>
const write = (field: HTMLElement, text: string) =>
  fireEvent.change(field, { target: { value: text } })

async function openSheet(key: FactKey) {
  // A test may go from sheet to sheet, as to other documents.
  cleanup()
  const { user } = openStudio(`/admin/site/${key}`)
  await screen.findByRole('button', { name: 'Save' })
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }))
  return { user, press, save: () => press('Save') }
}

test('K91 the page Site leads to every sheet, and the palette finds one by what is in it', async () => {
  const { user } = openStudio('/admin/site')
  await findPage('Site')
  for (const key of factKeys) {
    const link = screen.getByRole('link', { name: new RegExp(`^${factSheets[key].part.label}`) })
    expect(link).toHaveAttribute('href', `/admin/site/${key}`)
  }
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

test('K92 one line, a number and the days and hours of a list are saved over the version read', async () => {
  const { user, press, save } = await openSheet('company')
  write(screen.getByLabelText('Phone number'), '  +254 711 222 333 ')
  write(screen.getByLabelText('Hours until you answer'), '12')
  await press(/^row of hours 1/)
  await press('Wednesday')
  await user.selectOptions(screen.getByLabelText('Closes at'), '6 PM')
  const sentences = screen.getByText('Visitors will read').parentElement
  expect(sentences).toHaveTextContent('9 AM-6 PM Monday and Tuesday and Thursday and Friday')
  await save()
  await findToast('Company saved')
  expect(stored('company')).toEqual({
    ...allFacts.company,
    phone: '+254 711 222 333',
    responseHours: 12,
    openingHours: [{ days: [1, 2, 4, 5], opens: 9, closes: 18 }, allFacts.company.openingHours[1]],
  })
  const [request] = seen('PATCH', 'site_facts')
  expect(request?.query.get('version')).toBe('eq.1')
  expect(request?.body).toEqual({ value: stored('company') })
})

test('K92 choices, boxes, and entries of other sheets are chosen by their words', async () => {
  const { user, press, save } = await openSheet('services')
  await press(/^service 1/)
  const choice = screen.getByLabelText('Tours that belong to it')
  await waitFor(() => expect(within(choice).getByText('Safari & Wildlife')).toBeInTheDocument())
  await user.selectOptions(choice, 'safari-wildlife')
  await save()
  await findToast('Services saved')
  expect(stored('services').services[0]?.category).toBe('safari-wildlife')

  const categories = await openSheet('categories')
  await categories.press(/^category 2/)
  await user.selectOptions(screen.getByLabelText('Colour'), 'Violet')
  await user.click(screen.getByRole('checkbox', { name: 'Retired' }))
  await categories.save()
  await findToast('Tour categories saved')
  expect(stored('categories').categories[1]).toMatchObject({ colour: 'dusk', retired: true })

  const advice = await openSheet('advice')
  await advice.press(/^piece of advice 1/)
  const question = screen.getByLabelText('Question that says more')
  await waitFor(() => expect(within(question).getByText('How do I book?')).toBeInTheDocument())
  await user.selectOptions(question, 'How do I book?')
  await advice.save()
  await findToast('Know before you go saved')
  expect(stored('advice').items[0]?.question).toBe('q-booking')
})

test('K92 a picture has its address and its description, a logo only an address', async () => {
  const hero = await openSheet('hero')
  await hero.press(/^slide 1/)
  write(screen.getByLabelText('What the picture shows'), 'Tea at dawn')
  write(screen.getByLabelText('Address of the picture'), '/images/hero/2.jpg')
  await hero.save()
  await findToast('Hero saved')
  expect(stored('hero').slides[0]).toMatchObject({
    image: '/images/hero/2.jpg',
    imageAlt: 'Tea at dawn',
  })

  const partners = await openSheet('partners')
  await partners.press(/^partner 1/)
  expect(screen.queryByLabelText('What the picture shows')).toBeNull()
  write(screen.getByLabelText('Website'), 'https://example.org/growers')
  await partners.save()
  await findToast('Partners saved')
  expect(stored('partners').partners[0]?.website).toBe('https://example.org/growers')
})

test('K92 the sentences of the cancellation policy follow the numbers while they are typed', async () => {
  const { press, save } = await openSheet('policy')
  await press(/^refund 1/)
  write(screen.getByLabelText('Days before the trip, at least'), '45')
  write(screen.getByLabelText('Processing fee in per cent'), '0')
  const sentences = screen.getByText('Visitors will read').parentElement
  expect(sentences).toHaveTextContent('45+ days before the trip: Full refund')
  expect(sentences).toHaveTextContent('15-44 days: 75% refund')
  await save()
  await findToast('Cancellation policy saved')
  expect(stored('policy').steps[0]).toEqual({ minDays: 45, refundPercent: 100, feePercent: 0 })
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

test('K94 a reworded question keeps its address, a new one gets its own once', async () => {
  const { user, press, save } = await openSheet('faq')
  await press(/^section 1/)
  await press(/^question 1/)
  write(screen.getByRole('textbox', { name: 'Question' }), 'What is a farm visit?')
  await press(/^question 1/)
  await press('Add a question')
  write(screen.getByRole('textbox', { name: 'Question' }), 'Is there tea?')
  await user.click(await screen.findByRole('textbox', { name: 'Answer' }))
  await user.paste('Always.')
  await save()
  await findToast('FAQ saved')
  const ids = () => stored('faq').sections[0]?.questions.map(({ id }) => id)
  const [first] = allFacts.faq.sections[0]?.questions ?? []
  expect(ids()?.[0]).toBe(first?.id)
  expect(ids()?.at(-1)).toBe('q-is-there-tea')
  write(screen.getByRole('textbox', { name: 'Question' }), 'Is there coffee?')
  await save()
  await waitFor(() => expect(rowOf('faq')['version']).toBe(3))
  expect(ids()?.at(-1)).toBe('q-is-there-tea')
  expect(stored('faq').sections[0]?.questions.at(-1)).toMatchObject({
    question: 'Is there coffee?',
    answer: ['Always.'],
  })
})

test('K96 entries are added, removed with an undo, and moved; at the limits a sentence says why not', async () => {
  const { press, save } = await openSheet('hero')
  const names = allFacts.hero.slides.map(({ title }) => title)
  await press(`Move slide 1: ${names[0]} down`)
  await press(`Remove slide 3: ${names[2]}`)
  expect(screen.getByText('At least 3 must stay. Add one to remove another.')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Remove slide/ })).toBeNull()
  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus()
  await press('Undo')
  await press('Add a slide')
  await press('Add a slide')
  expect(screen.getByText('No more than 6 fit here. Remove one to add another.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a slide' })).toBeDisabled()
  await press('Remove slide 6')
  await press('Remove slide 5')
  await save()
  await findToast('Hero saved')
  expect(stored('hero').slides.map(({ title }) => title)).toEqual([
    names[1],
    names[0],
    names[2],
    names[3],
  ])
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
    await screen.findByRole('region', { name: 'Someone else has changed this, too' }),
  )
  await user.click(panel.getByRole('radio', { name: 'Theirs', description: 'Theirs again' }))
  await user.click(panel.getByRole('button', { name: 'Save with these choices' }))
  await waitFor(() => expect(rowOf('company')['version']).toBe(10))
  expect(stored('company').tagline).toBe('Theirs again')
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

test('K103 a fact is put into a paragraph at the cursor, with what it becomes', async () => {
  const { user, press, save } = await openSheet('policy')
  const field = screen.getByLabelText<HTMLTextAreaElement>('When fees are waived')
  write(field, 'Call  first.')
  field.setSelectionRange(5, 5)
  await user.click(screen.getByLabelText('Insert a fact into When fees are waived'))
  const [phone] = screen
    .getAllByRole('button', { name: new RegExp(`phone number.*\\${allFacts.company.phone}`) })
    .filter((button) => button.closest('details')?.open)
  if (phone) await user.click(phone)
  expect(field).toHaveValue('Call {phone} first.')
  expect(field).toHaveFocus()
  await save()
  await findToast('Cancellation policy saved')
  expect(stored('policy').waiver).toBe('Call {phone} first.')
  await press('Save')
})
