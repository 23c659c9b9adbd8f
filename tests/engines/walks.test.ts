import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { site } from '../../src/content/site'
import type { Engine } from '../../scripts/engines/engine'
import { findEngines } from '../../scripts/engines/find-engines'
import { createWalker } from '../../scripts/engines/walker'
import { startFaultProxy, type FaultProxy } from '../../e2e/fault-proxy'
import { freePort, startCommand, waitForText, type RunningCommand } from '../commands/run-command'

const password = 'a-password-for-tests'
/** More than a build takes on a busy machine. */
const buildMs = 200_000
const dataDir = mkdtempSync(join(tmpdir(), 'shamba-engines-'))
let server: RunningCommand
let origin = ''
let slowSite: FaultProxy

beforeAll(async () => {
  const port = String(await freePort())
  origin = `http://localhost:${port}`
  const env = { PORT: port, LOCAL_DATA_DIR: dataDir, LOCAL_ADMIN_PASSWORD: password }
  server = startCommand(['start'], { env })
  await waitForText(server, 'Ctrl+C')
  slowSite = await startFaultProxy(origin)
})

afterAll(async () => {
  await slowSite.stop()
  server.child.kill('SIGINT')
  await server.ended
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const { found, missing } = findEngines()
for (const { name, packages } of missing) {
  // oxlint-disable-next-line no-console -- whoever runs them must know what did not run
  console.warn(`Not run: the walks in ${name}, which need ${packages.join(' and ')}.`)
}

test('X55 which engines are there is known', () => {
  expect([...found, ...missing].map(({ name }) => name).toSorted()).toEqual(['Firefox', 'WebKit'])
})

describe.each(found)('$name', ({ name, start }) => {
  let engine: Engine
  let walker: ReturnType<typeof createWalker>
  beforeAll(async () => {
    engine = await start()
    walker = createWalker(engine, origin)
  })
  afterAll(() => engine?.close())

  test('X55 a visitor reads the home page, a picture of the gallery and an article', async () => {
    const { open, see, press, until } = walker
    await open('/')
    await see(site.name)
    await open('/gallery')
    const first = await until(
      'a picture',
      `const link = document.querySelector('main a[aria-labelledby] img')?.closest('a')
      return link ? document.getElementById(link.getAttribute('aria-labelledby').split(' ')[0]).textContent : false`,
    )
    await press(String(first))
    await until('the picture viewer', "return document.querySelector('[role=dialog] img') !== null")
    await open('/blog')
    await press('Read More')
    const isArticle = 'return /^.blog.[a-z-]+$/.test(location.pathname)'
    expect(await until('an article', isArticle)).toBe(true)
    // Its last part: what still comes when the next page is opened would be broken off.
    await see('The tour in this story')
  })

  test('X55 a visitor books a tour', async () => {
    const { open, press, type, until } = walker
    await open('/tours/pig-farm-tour')
    // The page shows the tour before its dialog can be used; a press meant for the one must not meet the other.
    const dialogIsUsed =
      "return Object.keys(document.querySelector('[role=dialog]')).some((key) => key.startsWith('__react'))"
    await until('the dialog', dialogIsUsed)
    await press('Book Now')
    await until(
      'the form at rest',
      `const moves = document.getAnimations().filter(({ playState, effect }) => playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime))
      return document.activeElement?.name === 'name' && moves.length === 0`,
    )
    await type('Name', 'Achieng')
    await type('Phone', '0712 345 678')
    const isFilled =
      "return [...document.querySelectorAll('[role=dialog] input')].some((field) => field.value === 'Achieng')"
    expect(await until('the fields', isFilled)).toBe(true)
  })

  test('R19 a page that is opened while the one before still loads is shown', async () => {
    const { open, see, press, until } = createWalker(engine, slowSite.url)
    await open('/faq')
    // Longer than the browser takes to break off the scripts of the page that is left.
    slowSite.meet('GET', '/', { kind: 'delay', milliseconds: 1500 })
    await press('About')
    await until('the address of About', "return location.pathname === '/about'")
    await open('/map')
    slowSite.meet('GET', '/')
    await until('the address of the map', "return location.pathname === '/map'")
    expect(await see('Where We Go')).toBe(true)
  })

  test(
    'X56 the operator signs in, edits a tour and publishes it',
    async () => {
      const { open, see, press, type, until } = walker
      await open('/auth')
      await type('Email', 'admin@example.com')
      await type('Password', password)
      await press('Login')
      await until('the studio', "return location.pathname === '/admin'")
      await open('/admin/tours/3')
      await type('Location', ` as ${name} shows it`)
      await press('Save')
      await until(
        'what waits',
        'return /to publish|not on the site yet/.test(document.body.innerText)',
      )
      await press('Publish')
      // The site is built meanwhile.
      await see('Your changes are on the site', buildMs)
      await open('/tours')
      expect(await see(`as ${name} shows it`)).toBe(true)
    },
    2 * buildMs,
  )
})
