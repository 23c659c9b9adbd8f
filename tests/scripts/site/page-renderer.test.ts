import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { threadRenderer, type PageRenderer } from '../../../scripts/site/page-renderer'
import { temporaryFolder } from '../../database/temporary-folder'

let renderer: PageRenderer

beforeEach(async () => {
  const file = join(temporaryFolder(), 'entry-server.mjs')
  await writeFile(
    file,
    `export async function renderPage(path) {
      if (path === '/broken') throw new Error('The page /broken cannot be rendered.')
      if (path === '/ends') process.exit()
      await new Promise((resolve) => setTimeout(resolve, path === '/slow' ? 20 : 0))
      return { pageId: path.slice(1), html: '<p>' + path + '</p>' }
    }`,
  )
  renderer = threadRenderer(file)
})

afterEach(() => renderer.end())

test('K165 other threads render the pages that were asked for, in whichever order they end', async () => {
  const pages = await Promise.all(['/slow', '/fast'].map(renderer.render))
  expect(pages).toEqual([
    { pageId: 'slow', html: '<p>/slow</p>' },
    { pageId: 'fast', html: '<p>/fast</p>' },
  ])
})

test('K165 what a page throws ends the build, and so does a thread that has ended', async () => {
  await expect(renderer.render('/broken')).rejects.toThrow('The page /broken cannot be rendered.')
  await expect(renderer.render('/ends')).rejects.toThrow('A thread that renders pages has ended.')
  await expect(renderer.render('/later')).rejects.toThrow('A thread that renders pages has ended.')
})
