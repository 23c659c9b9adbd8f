import { afterEach, beforeEach, expect, test, vi } from 'vitest'

type FirstUse = typeof import('../../src/lib/first-use')

/** A fresh copy of the module, as a new document has it. */
async function load(): Promise<FirstUse> {
  vi.resetModules()
  return import('../../src/lib/first-use')
}

/** Whether the page counts as used after what has happened so far. */
async function isUsed({ firstUse }: FirstUse): Promise<boolean> {
  return Promise.race([
    firstUse().then(() => true),
    new Promise<boolean>((resolve) => {
      setTimeout(resolve, 0, false)
    }),
  ])
}

beforeEach(() => {
  document.body.innerHTML = '<div id="root" data-page="tours"></div>'
})

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  Reflect.deleteProperty(navigator, 'connection')
})

test.each(['scroll', 'pointermove', 'keydown', 'focusin'])('a %s uses the page', async (type) => {
  const module = await load()
  expect(await isUsed(module)).toBe(false)
  window.dispatchEvent(new Event(type))
  expect(await isUsed(module)).toBe(true)
})

test('Q21 with Save-Data a press uses the page, scrolling does not', async () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } })
  const module = await load()
  expect(await isUsed(module)).toBe(false)
  window.dispatchEvent(new Event('scroll'))
  expect(await isUsed(module)).toBe(false)
  window.dispatchEvent(new Event('click'))
  expect(await isUsed(module)).toBe(true)
})

test.each(['/tours?q=goat', '/faq#q-pets'])('%s says more than the HTML knows', async (address) => {
  window.history.replaceState(null, '', address)
  expect(await isUsed(await load())).toBe(true)
})

test('nobody waits on a page that was not pre-rendered', async () => {
  document.body.replaceChildren()
  expect(await isUsed(await load())).toBe(true)
})

test('a button pressed before React came uses the page', async () => {
  window.earlyTap = document.createElement('button')
  expect(await isUsed(await load())).toBe(true)
  window.earlyTap = undefined
})

test('a navigation uses the page', async () => {
  const module = await load()
  expect(await isUsed(module)).toBe(false)
  module.beginUse()
  expect(await isUsed(module)).toBe(true)
})
