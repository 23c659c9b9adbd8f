import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { onTestFinished, expect, test } from 'vitest'
import { preview } from 'vite'
import { siteServer, type SiteServer } from '../../../scripts/site/site-server'
import { dataFolder, makeSite } from '../publish/local-data'
import { freePort } from './host-servers'

type Ask<Answer> = (path: string, encoding?: string) => Promise<Answer>

async function start(site: SiteServer): Promise<Ask<Response>> {
  const port = await freePort()
  const server = await preview({
    configFile: false,
    root: dataFolder(),
    logLevel: 'silent',
    plugins: [site.plugin],
    preview: { port, strictPort: true, host: '127.0.0.1' },
  })
  onTestFinished(() => server.close())
  return (path, encoding = 'identity') =>
    fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'manual',
      headers: { 'Accept-Encoding': encoding },
    })
}

async function serve(site: SiteServer): Promise<Ask<[number, string]>> {
  const get = await start(site)
  return async (path, encoding) => {
    const response = await get(path, encoding)
    const text = await response.text()
    return [response.status, response.headers.get('location') ?? text.trim()]
  }
}

test('Y10 a switch gives the new pages at once and keeps the lasting files of the old ones', async () => {
  const folder = dataFolder()
  const [one, two] = [makeSite(join(folder, 'one'), 'one'), makeSite(join(folder, 'two'), 'two')]
  const site = siteServer({ siteDir: one, previous: [] })
  const ask = await serve(site)
  expect(await ask('/')).toEqual([200, 'home of one'])
  expect(await ask('/assets/two.js')).toEqual([404, 'Not found'])

  const show = site.prepare({ siteDir: two, previous: [one] })
  expect(await ask('/tours')).toEqual([200, 'tours of one'])
  show()
  expect(await ask('/')).toEqual([200, 'home of two'])
  expect(await ask('/tours?page=2')).toEqual([200, 'tours of two'])
  expect(await ask('/admin/tours')).toEqual([200, 'shell of two'])
  expect(await ask('/nowhere')).toEqual([404, 'nothing in two'])
  expect(await ask('/blog/nowhere')).toEqual([404, 'no article in two'])
  expect(await ask('/assets/two.js')).toEqual([200, 'script of two'])
  expect(await ask('/assets/one.js')).toEqual([200, 'script of one'])
  expect(await ask('/pictures/one/480.avif')).toEqual([200, 'picture of one'])
  expect(await ask('/assets/three.js')).toEqual([404, 'Not found'])
})

test('Y9 the redirects are those of the release that is served', async () => {
  const folder = dataFolder()
  const [one, two] = [makeSite(join(folder, 'one'), 'one'), makeSite(join(folder, 'two'), 'two')]
  const site = siteServer({ siteDir: one, previous: [] })
  const ask = await serve(site)
  expect(await ask('/tours/old-one?from=mail')).toEqual([301, '/tours/new-one?from=mail'])
  site.prepare({ siteDir: two, previous: [one] })()
  expect(await ask('/tours/old-one')).toEqual([404, 'nothing in two'])
  expect(await ask('/tours/old-two')).toEqual([301, '/tours/new-two'])
})

test('a folder without a complete site is refused, and the old site stays', async () => {
  const folder = dataFolder()
  const one = makeSite(join(folder, 'one'), 'one')
  const two = makeSite(join(folder, 'two'), 'two')
  rmSync(join(two, '404.html'))
  const site = siteServer({ siteDir: one, previous: [] })
  const ask = await serve(site)
  expect(() => site.prepare({ siteDir: two, previous: [] })).toThrow('404.html')
  expect(await ask('/')).toEqual([200, 'home of one'])
})

test('Z10 a picture that is deleted while the site is served is not found, and the server keeps running', async () => {
  const folder = dataFolder()
  const one = makeSite(join(folder, 'one'), 'one')
  const ask = await serve(siteServer({ siteDir: one, previous: [] }))
  expect(await ask('/pictures/one/480.avif')).toEqual([200, 'picture of one'])
  rmSync(join(one, 'pictures'), { recursive: true })
  rmSync(join(one, 'images'), { recursive: true })
  expect((await ask('/pictures/one/480.avif'))[0]).toBe(404)
  expect((await ask('/images/gallery/uploads/one.jpg'))[0]).toBe(404)
  expect(await ask('/')).toEqual([200, 'home of one'])
})

test('a picture is found by its address, whatever letters and spaces its name has', async () => {
  const picture = 'images/tours/Our goats é 🐐 (1).jpg'
  const one = makeSite(join(dataFolder(), 'one'), 'one', {}, [picture])
  const ask = await serve(siteServer({ siteDir: one, previous: [] }))
  expect((await ask(`/${encodeURI(picture)}`))[0]).toBe(200)
  expect((await ask('/images/tours/%E0%A4%A.jpg'))[0]).toBe(404)
})

test('Q16 pages that answer many addresses are compressed for browsers that can read it', async () => {
  const site = siteServer({ siteDir: makeSite(join(dataFolder(), 'one'), 'one'), previous: [] })
  const get = await start(site)
  const answers = [
    await get('/admin', 'gzip, br'),
    await get('/nowhere', 'br'),
    await get('/admin'),
  ]
  expect(answers.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'br', null])
  expect(answers.map(({ headers }) => headers.get('vary'))).toEqual(
    answers.map(() => 'Accept-Encoding'),
  )
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual([
    'shell of one',
    'nothing in one',
    'shell of one',
  ])
})
