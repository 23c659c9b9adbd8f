import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FactKey } from '../../../src/content/collections/facts/sheets'
import { useEditorStubs } from '../kit/rich-text/field-support'
import { useFakeBackend } from '../support/fake-backend'
import { openSheet, storeSheets, write } from './open-sheet'

useFakeBackend()
useEditorStubs()
beforeEach(storeSheets)

/** What is typed in a field, after the entry that it is in was opened. */
type Change = { sheet: FactKey; entry?: RegExp; label: string; shows: RegExp }

const changes: Change[] = [
  {
    sheet: 'home',
    label: 'Text under the impact figures',
    shows: /^Preview: the texts of the home/,
  },
  { sheet: 'about', entry: /^value 1/, label: 'Title', shows: /^Preview: the about page/ },
  { sheet: 'advice', entry: /^piece of advice 1/, label: 'Text', shows: /^Preview: the advice/ },
  {
    sheet: 'contact',
    entry: /^kind of tour 1/,
    label: 'Label',
    shows: /^Preview: the contact form/,
  },
  { sheet: 'categories', entry: /^category 1/, label: 'Name', shows: /^Preview: the tour categ/ },
  {
    sheet: 'series',
    label: 'Text under the pictures of all series',
    shows: /^Preview: the texts of the gallery/,
  },
]

test.each(changes)(
  'K152 the preview of $sheet shows an unsaved text',
  async ({ sheet, entry, label, shows }) => {
    const { press } = await openSheet(sheet)
    if (entry) await press(entry)
    write(screen.getByLabelText(label), 'Karibu at the well')
    await press('Preview')
    const frame = await screen.findByTitle<HTMLIFrameElement>(shows)
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('Karibu at the well'))
  },
)

test('K152 the preview of the legal texts shows the facts in them, and no removed paragraph', async () => {
  const { press } = await openSheet('legal')
  await press(/^Remove paragraph 1: This site sets/)
  await press('Preview')
  const frame = await screen.findByTitle<HTMLIFrameElement>(/^Preview: the legal texts/)
  await waitFor(() =>
    expect(frame.contentDocument?.body).toHaveTextContent('An enquiry opens WhatsApp'),
  )
  expect(frame.contentDocument?.body).not.toHaveTextContent('advertising cookies')
})
