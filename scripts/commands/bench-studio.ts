import { measureGalleryDay, phone } from '../bench/gallery-day'
import { measureLists } from '../bench/list-speed'
import { measurePages } from '../bench/page-speed'
import { measurePublish } from '../bench/publish-speed'
import { openBrowser, signIn } from '../bench/studio-browser'
import { withStudioServer } from '../bench/studio-server'

const galleryPort = 4476

async function measureGallery(site: string): Promise<void> {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage(phone)
    await signIn(page, site)
    await measureGalleryDay(page, site)
  } finally {
    await browser.close()
  }
}

const parts: Readonly<Record<string, () => Promise<void>>> = {
  pages: measurePages,
  gallery: () => withStudioServer(galleryPort, measureGallery),
  lists: measureLists,
  publish: measurePublish,
}

/**
 * `npm run bench:studio` measures the studio in Chromium: how soon its pages are usable on a phone with a
 * slow network, how many presses twenty photos of a phone take, then its lists with very many rows, then how
 * long a publish of one word takes. `-- pages`, `-- gallery`, `-- lists` or `-- publish` measures one of them.
 */
export async function main([part = '']: string[]): Promise<void> {
  for (const measure of parts[part] ? [parts[part]] : Object.values(parts)) await measure()
}
