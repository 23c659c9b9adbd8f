import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { allFacts } from '../../../src/content/facts/all'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { seen, useFakeBackend } from '../support/fake-backend'
import { findToast } from '../support/render-studio'
import { openSheet, rowOf, stored, storeSheets, write } from './open-sheet'

useFakeBackend()
useEditorStubs()
beforeEach(storeSheets)

test('K92 one line, a number and the days and hours of a list are saved over the version read', async () => {
  const { user, press, save } = await openSheet('company')
  write(screen.getByLabelText('Phone number'), '  +254 711 222 333 ')
  write(screen.getByLabelText('Hours until you answer'), '12')
  await press(/^row of hours 1/)
  await press('Wednesday')
  await user.selectOptions(screen.getByLabelText('Opens at'), '8:30 AM')
  await user.selectOptions(screen.getByLabelText('Closes at'), '6 PM')
  const sentences = screen.getByText('Visitors will read').parentElement
  expect(sentences).toHaveTextContent('8:30 AM-6 PM Monday, Tuesday, Thursday and Friday')
  await save()
  await findToast('Company saved')
  expect(stored('company')).toEqual({
    ...allFacts.company,
    phone: '+254 711 222 333',
    responseHours: 12,
    openingHours: [
      { days: [1, 2, 4, 5], opens: 8.5, closes: 18 },
      allFacts.company.openingHours[1],
    ],
  })
  const [request] = seen('PATCH', 'site_facts')
  expect(request?.query.get('version')).toBe('eq.1')
  expect(request?.body).toEqual({ value: stored('company') })
})

test('K169 numbers are saved as they are meant when they are written as in Kenya', async () => {
  const { save } = await openSheet('company')
  write(screen.getByLabelText('Phone number'), '0722 123 456')
  write(screen.getByLabelText('Chat number'), '722 123 456')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Enter the chat number with its country code',
  )
  write(screen.getByLabelText('Chat number'), '020 2123456')
  await save()
  await findToast('Company saved')
  expect(stored('company')).toMatchObject({
    phone: '+254 722 123 456',
    chatPhone: '+254 20 212 3456',
  })
  expect(screen.getByLabelText('Phone number')).toHaveValue('+254 722 123 456')
})

test('K166 a day that is open twice at one time is refused at the second row, by its name', async () => {
  const { press, save } = await openSheet('company')
  await press(/^row of hours 1/)
  await press('Saturday')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Opening hours 2, Days: Saturday stands twice',
  )
  expect(screen.getByText(/^row of hours 2/)).toHaveTextContent('needs attention')
  expect(seen('PATCH', 'site_facts')).toEqual([])
})

test('K92 a service names its tours by a category of another sheet', async () => {
  const { user, press, save } = await openSheet('services')
  await press(/^service 1/)
  const choice = screen.getByLabelText('Tours that belong to it')
  await waitFor(() => expect(within(choice).getByText('Safari & Wildlife')).toBeInTheDocument())
  await user.selectOptions(choice, 'safari-wildlife')
  await save()
  await findToast('Services saved')
  expect(stored('services').services[0]?.category).toBe('safari-wildlife')
})

test('K92 a choice and a box are saved', async () => {
  const { user, press, save } = await openSheet('categories')
  await press(/^category 2/)
  await user.selectOptions(screen.getByLabelText('Colour'), 'Violet')
  await user.click(screen.getByRole('checkbox', { name: 'Retired' }))
  await save()
  await findToast('Tour categories saved')
  expect(stored('categories').categories[1]).toMatchObject({ colour: 'dusk', retired: true })
})

test('K92 a piece of advice leads to a question of another sheet', async () => {
  const { user, press, save } = await openSheet('advice')
  await press(/^piece of advice 1/)
  const question = screen.getByLabelText('Question that says more')
  await waitFor(() => expect(within(question).getByText('How do I book?')).toBeInTheDocument())
  await user.selectOptions(question, 'How do I book?')
  await save()
  await findToast('Know before you go saved')
  expect(stored('advice').items[0]?.question).toBe('q-booking')
})

test('K92 a picture has its address and its description', async () => {
  const { press, save } = await openSheet('hero')
  await press(/^slide 1/)
  write(screen.getByLabelText('What the picture shows'), 'Tea at dawn')
  write(screen.getByLabelText('Address of the picture'), '/images/hero/2.jpg')
  await save()
  await findToast('Hero saved')
  expect(stored('hero').slides[0]).toMatchObject({
    image: '/images/hero/2.jpg',
    imageAlt: 'Tea at dawn',
  })
})

test('K92 a logo has only an address', async () => {
  const { press, save } = await openSheet('partners')
  await press(/^partner 1/)
  expect(screen.queryByLabelText('What the picture shows')).toBeNull()
  write(screen.getByLabelText('Website'), 'https://example.org/growers')
  await save()
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

const firstQuestions = () => stored('faq').sections[0]?.questions

test('K94 a reworded question keeps its address', async () => {
  const { press, save } = await openSheet('faq')
  await press(/^section 1/)
  await press(/^question 1/)
  write(screen.getByLabelText('Question'), 'What is a farm visit?')
  await save()
  await findToast('FAQ saved')
  const [before] = allFacts.faq.sections[0]?.questions ?? []
  expect(firstQuestions()?.[0]).toEqual({ ...before, question: 'What is a farm visit?' })
})

test('K94 a new question gets its address with the first save and keeps it', async () => {
  const { user, press, save } = await openSheet('faq')
  await press(/^section 1/)
  await press('Add a question')
  write(screen.getByLabelText('Question'), 'Is there tea?')
  await user.click(await screen.findByLabelText('Answer'))
  await user.paste('Always.')
  await save()
  await findToast('FAQ saved')
  expect(firstQuestions()?.at(-1)?.id).toBe('q-is-there-tea')
  write(screen.getByLabelText('Question'), 'Is there coffee?')
  await save()
  await waitFor(() => expect(rowOf('faq')['version']).toBe(3))
  expect(firstQuestions()?.at(-1)).toMatchObject({
    id: 'q-is-there-tea',
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

test('K103 K150 a fact is put into a paragraph at the cursor, with what is saved of it', async () => {
  const phone = '+254 722 123 456'
  rowOf('company')['value'] = { ...allFacts.company, phone }
  const { user, press, save } = await openSheet('policy')
  const field = screen.getByLabelText<HTMLTextAreaElement>('When fees are waived')
  write(field, 'Call  first.')
  field.setSelectionRange(5, 5)
  await user.click(screen.getByLabelText('Insert a fact into When fees are waived'))
  const buttons = await screen.findAllByRole('button', {
    name: new RegExp(`phone number.*\\${phone}`),
  })
  const button = buttons.find((found) => found.closest('details')?.open)
  if (button) await user.click(button)
  expect(field).toHaveValue('Call {phone} first.')
  expect(field).toHaveFocus()
  await save()
  await findToast('Cancellation policy saved')
  expect(stored('policy').waiver).toBe('Call {phone} first.')
  await press('Save')
})
