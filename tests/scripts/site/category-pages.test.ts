import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { readCategoryPages } from '../../../scripts/site/category-pages'
import { dataFolder } from '../publish/local-data'

test('V61 the query of a category is answered from its page, any other from the list', () => {
  const folder = dataFolder()
  const page = join(folder, 'tours/category/safari-wildlife.html')
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, '<div id="root" data-page="tours" data-category="Safari &amp; Wildlife">')
  const pageOf = readCategoryPages(folder)
  const found = '/tours/category/safari-wildlife'
  expect(pageOf('/tours?category=Safari%20%26%20Wildlife')).toBe(found)
  expect(pageOf('/tours/?q=lion&category=Safari+%26+Wildlife')).toBe(found)
  for (const url of [
    '/tours',
    '/tours?category=',
    '/tours?category=Safari',
    '/gallery?category=Safari%20%26%20Wildlife',
  ]) {
    expect(pageOf(url)).toBe(url)
  }
})

test('V61 a site without categories is served as it is', () => {
  expect(readCategoryPages(dataFolder())('/tours?category=Any')).toBe('/tours?category=Any')
})
