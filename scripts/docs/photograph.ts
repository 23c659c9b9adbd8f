import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { newsletterStorageKey } from '../../src/content/limits'
import { openBrowser, signIn } from '../bench/studio-browser'
import { ensureEmojiFont } from '../browser/ensure-emoji-font'
import { readSettings } from '../settings'
import { projectRoot } from '../site/build-site'

/** Size of a window, in pixels; the pictures have the same size. */
const viewport = { width: 1200, height: 750 }

/** Longest file that README should load, in bytes. */
const longestFile = 120_000

const views = [
  { name: 'site', path: '/', isStudio: false },
  { name: 'studio', path: '/admin/gallery', isStudio: true },
]

/**
 * Photographs the site and the studio, which `npm start` serves meanwhile, into `docs/pictures`.
 *
 * @throws Error when nothing answers, or when a picture is larger than 120 KB
 */
export async function photographProduct(): Promise<void> {
  const site = `http://localhost:${readSettings().port}`
  const folder = join(projectRoot, 'docs/pictures')
  mkdirSync(folder, { recursive: true })
  ensureEmojiFont()
  const browser = await openBrowser()
  try {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    // The newsletter dialog would cover the page.
    await page.addInitScript((key) => {
      window.localStorage.setItem(key, 'true')
    }, newsletterStorageKey)
    for (const { name, path, isStudio } of views) {
      if (isStudio) await signIn(page, site)
      await page.goto(`${site}${path}`)
      await page.waitForLoadState('networkidle')
      const file = join(folder, `${name}.webp`)
      await sharp(await page.screenshot())
        .webp({ quality: 80 })
        .toFile(file)
      const { size } = statSync(file)
      console.log(`${file}: ${Math.round(size / 1000)} KB`)
      if (size > longestFile) throw new Error(`${file} is larger than ${longestFile} bytes.`)
    }
  } finally {
    await browser.close()
  }
}
