import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { expect, test } from 'vitest'
import { LinesField, LinksField } from '../../../../src/admin/kit/fields/list-fields'
import { SlugField } from '../../../../src/admin/kit/fields/slug-field'
import { StatePanel } from '../../../../src/admin/kit/fields/state-panel'

/** The present values of the form on the page. */
const values = () => reader.read()
const reader = { read: (): Record<string, unknown> => ({}) }

function Form({ start, children }: { start: Record<string, unknown>; children: ReactNode }) {
  const form = useForm({ defaultValues: start })
  Object.assign(reader, { read: form.getValues })
  return (
    <FormProvider {...form}>
      <input aria-label="Title" {...form.register('title')} />
      {children}
    </FormProvider>
  )
}

const stop = (place: number) => screen.getByLabelText(`Itinerary, stop ${place}`)

test('K1 lines: Enter starts a new line, Backspace removes an empty one', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ itinerary: ['Gate'] }}>
      <LinesField name="itinerary" label="Itinerary" entryName="stop" />
    </Form>,
  )
  await user.type(stop(1), '{Enter}')
  expect(await screen.findByLabelText('Itinerary, stop 2')).toHaveFocus()
  await user.type(stop(2), 'Field')
  expect(values()['itinerary']).toEqual(['Gate', 'Field'])
  await user.clear(stop(2))
  await user.type(stop(2), '{Backspace}')
  expect(values()['itinerary']).toEqual(['Gate'])
})

test('K1 lines: the new line has the focus before the next letter comes', () => {
  render(
    <Form start={{ itinerary: ['Gate'] }}>
      <LinesField name="itinerary" label="Itinerary" entryName="stop" />
    </Form>,
  )
  fireEvent.keyDown(stop(1), { key: 'Enter' })
  expect(stop(2)).toHaveFocus()
})

test('K1 lines: a pasted list becomes as many lines, without its bullets', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ itinerary: ['Meet: '] }}>
      <LinesField name="itinerary" label="Itinerary" entryName="stop" />
    </Form>,
  )
  await user.click(stop(1))
  await user.paste('• Gate\r\n2. Field\n\n - Factory ')
  expect(values()['itinerary']).toEqual(['Meet: Gate', 'Field', 'Factory'])
})

test('K14 lines: the buttons change their order and remove', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ itinerary: ['Gate', 'Field', 'Field'] }}>
      <LinesField name="itinerary" label="Itinerary" entryName="stop" />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Move stop 1 down' }))
  expect(values()['itinerary']).toEqual(['Field', 'Gate', 'Field'])
  await user.click(screen.getByRole('button', { name: 'Remove stop 3' }))
  expect(values()['itinerary']).toEqual(['Field', 'Gate'])
})

test('K1 links: title and URL, added and removed', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ externalLinks: [] }}>
      <LinksField name="externalLinks" label="Links" />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Add a link' }))
  await user.type(await screen.findByLabelText('Text of link 1'), 'Map')
  await user.type(screen.getByLabelText('Address of link 1'), 'https://example.org/map')
  expect(values()['externalLinks']).toEqual([{ title: 'Map', url: 'https://example.org/map' }])
  await user.click(screen.getByRole('button', { name: 'Remove link 1' }))
  expect(values()['externalLinks']).toEqual([])
})

test('K3 the slug follows the title until it is edited', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ title: '', slug: '' }}>
      <SlugField prefix="/tours/" wasPublished={false} />
    </Form>,
  )
  await user.type(screen.getByLabelText('Title'), 'Tea & Bees')
  expect(screen.getByLabelText('Web address')).toHaveValue('tea-and-bees')
  await user.clear(screen.getByLabelText('Web address'))
  await user.type(screen.getByLabelText('Web address'), 'honey')
  await user.type(screen.getByLabelText('Title'), '!!')
  expect(screen.getByLabelText('Web address')).toHaveValue('honey')
  await user.click(screen.getByRole('button', { name: 'Generate from the title' }))
  expect(screen.getByLabelText('Web address')).toHaveValue('tea-and-bees')
})

/** Writes a title and an address at once, as restoring unsaved work and merging with others do. */
function Merge({ title, slug }: { title: string; slug: string }) {
  const { setValue } = useFormContext<{ title: string; slug: string }>()
  const merge = () => {
    setValue('title', title, { shouldDirty: true })
    setValue('slug', slug, { shouldDirty: true })
  }
  return (
    <button type="button" onClick={merge}>
      Merge
    </button>
  )
}

test.each([
  ['an own one', 'honey', 'honey'],
  ['one that followed the title', 'tea-and-bees', 'tea-and-bees-walk'],
])('an address that came with a restored title stays if it was %s', async (_, slug, later) => {
  const user = userEvent.setup()
  render(
    <Form start={{ title: '', slug: '' }}>
      <SlugField prefix="/tours/" wasPublished={false} />
      <Merge title="Tea & Bees" slug={slug} />
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Merge' }))
  expect(screen.getByLabelText('Web address')).toHaveValue(slug)
  await user.type(screen.getByLabelText('Title'), ' walk')
  expect(screen.getByLabelText('Web address')).toHaveValue(later)
})

test('K3 after the first publication the slug stays, and editing it explains what happens to the old URL', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ title: 'Tea', slug: 'tea' }}>
      <SlugField prefix="/tours/" wasPublished />
    </Form>,
  )
  await user.type(screen.getByLabelText('Title'), ' and bees')
  expect(screen.getByLabelText('Web address')).toHaveValue('tea')
  expect(screen.queryByRole('status')).toBeNull()
  await user.type(screen.getByLabelText('Web address'), '-walk')
  expect(screen.getByRole('status')).toHaveTextContent(
    'The old address /tours/tea will lead to the new one.',
  )
})

test.each([
  [false, ['Draft', 'Ready for the site', 'Off the site']],
  [true, ['Draft', 'On the site', 'Take off the site']],
])('K77 the status of an entry that is on the site (%s) is offered as %o', (isOnSite, names) => {
  render(
    <Form start={{ status: 'draft', publishAt: '' }}>
      <StatePanel isOnSite={isOnSite} isKept={false} />
    </Form>,
  )
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual(
    names,
  )
  expect(screen.getByRole('radio', { name: 'Draft' })).toHaveAccessibleDescription(
    isOnSite ? 'Leaves the site with the next Publish.' : 'Only the studio shows it.',
  )
})

test('K9 K10 K86 a status is chosen; only published entries can be scheduled', async () => {
  const user = userEvent.setup()
  render(
    <Form start={{ status: 'draft', publishAt: '' }}>
      <StatePanel isOnSite={false} isKept={false} />
    </Form>,
  )
  expect(screen.queryByLabelText('Not before')).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Ready for the site' }))
  expect(values()['status']).toBe('published')
  await user.type(screen.getByLabelText('Not before'), '2030-01-01T08:00')
  expect(values()['publishAt']).toBe('2030-01-01T08:00')
  expect(
    screen.getByText(/the first Publish after it, or with the nightly build/),
  ).toBeInTheDocument()
})
