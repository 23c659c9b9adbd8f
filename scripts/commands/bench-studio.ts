import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { localAdminEmail } from '../../supabase/local/admin-account'
import { measureGalleryDay, phone } from '../bench/gallery-day'
import { ensureBrowser } from '../browser/ensure-browser'
import { readSettings } from '../settings'
import { projectRoot } from '../site/build-site'

const port = 4473
const site = `http://localhost:${port}`
const rounds = 20
const rows = { tours: '10000', pictures: '100000' }

/** The lists as people open them; each must have drawn its first entry. */
const lists = [
  ['tours', '/admin/tours'],
  ['tours by title', '/admin/tours?sort=title'],
  ['tours, page 150', '/admin/tours?page=150'],
  ['tours, search', '/admin/tours?q=bench%20tour%2099'],
  ['posts', '/admin/blog'],
  ['pictures', '/admin/gallery'],
  ['pictures, page 1500', '/admin/gallery?page=1500'],
  ['pictures, drafts', '/admin/gallery?state=draft'],
  ['pictures, search', '/admin/gallery?q=picture%20999'],
] as const

/**
 * `npm run bench:studio` fills a separate database with 10,000 tours and 100,000 pictures and
 * prints how long each list takes to show its entries (median and 95th percentile of 20 visits in
 * Chromium, from the click on a link of the studio), the memory of the tab, and how many presses twenty
 * photos of a phone take.
 */
export async function main(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'shamba-bench-'))
  const env = { ...process.env, PORT: String(port), LOCAL_DATA_DIR: dataDir }
  try {
    await run(['bench-data', '--tours', rows.tours, '--pictures', rows.pictures], env)
    const server = spawn(process.execPath, ['scripts/run.cjs', 'start'], {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      await untilReady(server)
      await measure()
    } finally {
      server.kill('SIGTERM')
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, ['scripts/run.cjs', ...args], {
    cwd: projectRoot,
    env,
    stdio: 'inherit',
  })
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`)
}

async function untilReady(server: ChildProcess): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Press Ctrl+C')) resolve()
    })
    server.once('close', (code) => reject(new Error(`The server ended with ${code}`)))
  })
}

async function measure(): Promise<void> {
  const executablePath = ensureBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--js-flags=--expose-gc'],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
    await signIn(page)
    for (const [name, address] of lists) {
      const times: number[] = []
      for (let round = 0; round < rounds; round++) times.push(await timeOf(page, address))
      times.sort((one, other) => one - other)
      const at = (part: number) => times[Math.ceil(times.length * part) - 1]?.toFixed(0)
      console.log(`${name.padEnd(22)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms`)
    }
    const session = await page.context().newCDPSession(page)
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length)
    console.log(
      `memory of the tab      ${(usedSize / 1024 ** 2).toFixed(0)} MB of JavaScript, ${nodes} elements`,
    )
    const phonePage = await browser.newPage(phone)
    await signIn(phonePage)
    await measureGalleryDay(phonePage, site)
  } finally {
    await browser.close()
  }
}

async function signIn(page: Page): Promise<void> {
  await page.goto(`${site}/auth`)
  await page.getByLabel('Email').fill(localAdminEmail)
  await page.getByLabel('Password', { exact: true }).fill(readSettings().adminPassword)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('heading', { name: 'Dashboard' }).waitFor()
}

/** From the change of the address inside the studio to the first entry of the list, in ms. */
async function timeOf(page: Page, address: string): Promise<number> {
  await page.goto(`${site}/admin/settings`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  return page.evaluate(async (to) => {
    const begun = performance.now()
    history.pushState({ idx: 1 }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    while (!document.querySelector('main li :is(img, h2, h3)')) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - begun
  }, address)
}
