import { expect, test } from 'vitest'
import {
  commandsOf,
  includesWords,
  matchesCommand,
  pageActions,
  sitePages,
} from '../../../../src/admin/frame/palette/palette-commands'
import { studioPages } from '../../../../src/admin/frame/sidebar-items'

const pages = commandsOf([studioPages.content, studioPages.wholeSite])

const called = (typed: string) =>
  [...pages, ...pageActions, ...sitePages]
    .filter((command) => matchesCommand(command, typed))
    .map(({ name }) => name)

test('D18 command names are unique', () => {
  const names = called('')
  expect(new Set(names).size).toBe(names.length)
  expect(names).toHaveLength(pages.length + pageActions.length + sitePages.length)
})

test.each([
  ['dash', ['Dashboard']],
  ['TOUR new', ['Add New Tour']],
  ['photos', ['Upload Images']],
  ['roles', ['People']],
  ['placeholder', ['Launch check']],
  ['site faq', ['FAQ on the site']],
  ['ours', []],
  ['', called('')],
])('D18 %j finds %j', (typed, names) => {
  expect(called(typed)).toEqual(names)
})

test('D18 a title matches when it contains every word, like the server’s search', () => {
  expect(includesWords('Goat Farm Tour 🐐', 'farm oat')).toBe(true)
  expect(includesWords('Goat Farm Tour 🐐', 'farm tea')).toBe(false)
  expect(includesWords('Anything', ' ')).toBe(true)
})
