import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { build } from 'vite'
import { expect, onTestFinished, test, vi } from 'vitest'
import { pictureModule } from '../../../scripts/images/picture-module'
import { importModule } from '../../../scripts/site/import-module'
import { describeContent, writeManifest } from '../../../scripts/site/manifest'
import { isUnprinted, keptPdfs } from '../../../scripts/site/brochure-cache'
import type { ContentManifest } from '../../../src/publish/rows'
import { dataFolder } from '../publish/local-data'

const repository = join(import.meta.dirname, '../../..')
const frozen = join(repository, 'tests/frozen/content')
const cards = join(repository, 'src/content/tour-cards.ts')

/** The frozen content with one tour called otherwise. */
function changedContent(): string {
  const folder = dataFolder()
  cpSync(frozen, folder, { recursive: true })
  const tours = readFileSync(join(folder, 'tours.ts'), 'utf8')
  const changed = tours.replaceAll('flower-farm-tour-naivasha', 'changed-tour')
  writeFileSync(
    join(folder, 'tours.ts'),
    changed.replace(/title: (['"]).*\1,/, "title: 'Changed',"),
  )
  return folder
}

type Cards = typeof import('../../../src/content/tour-cards')

test('modules of a folder stand in for those of the content, also below modules that derive from them', async () => {
  const present = await importModule<Cards>(cards, undefined)
  const changed = await importModule<Cards>(cards, changedContent())
  expect(changed.tourCards[0]?.title).toBe('Changed')
  expect(present.tourCards.map(({ title }) => title)).not.toContain('Changed')
  expect(changed.tourCards.slice(1).length).toBeGreaterThan(3)
})

test('what the folder lacks comes from the content, whoever asks', async () => {
  const folder = dataFolder()
  mkdirSync(join(folder, 'articles'))
  // Asks for two modules that the folder does not have, and one that it has.
  writeFileSync(
    join(folder, 'articles/probe.ts'),
    [
      "import { tourCategories } from '../categories'",
      "import { homeFeatured } from '../home-featured'",
      "import { plainTitle } from '../../lib/tour-title'",
      "export const found = [tourCategories.length, homeFeatured, plainTitle('Farm 🌱')]",
    ].join('\n'),
  )
  writeFileSync(join(folder, 'home-featured.ts'), 'export const homeFeatured = [7, 6, 5]')
  const probe = join(folder, 'articles/probe.ts')
  const { found } = await importModule<{ found: unknown }>(probe, folder)
  expect(found).toEqual([5, [7, 6, 5], 'Farm'])
})

test('importing leaves NODE_ENV as it was', async () => {
  vi.stubEnv('NODE_ENV', undefined)
  onTestFinished(() => void vi.unstubAllEnvs())
  await importModule(cards, undefined)
  expect(process.env['NODE_ENV']).toBeUndefined()
})

async function manifestIn(
  folder: string,
  contentDir: string,
  isLocal = false,
): Promise<ContentManifest> {
  const content = await describeContent(contentDir, isLocal, new Date())
  await writeManifest(folder, content)
  const { manifest } = content
  expect(JSON.parse(readFileSync(join(folder, 'content-manifest.json'), 'utf8'))).toEqual(manifest)
  return manifest
}

test('Y6 the manifest of a build has the hashes of its content, and the snapshot its rows under that hash', async () => {
  vi.stubEnv('COMMIT_REF', 'c0ffee')
  onTestFinished(() => void vi.unstubAllEnvs())
  const [folder, contentDir] = [dataFolder(), changedContent()]
  const before = await manifestIn(dataFolder(), frozen)
  const manifest = await manifestIn(folder, contentDir)
  expect(manifest).toMatchObject({ schema: 3, commit: 'c0ffee', source: 'modules' })
  expect(Date.parse(manifest.builtAt)).toBeGreaterThan(Date.now() - 60_000)
  expect([manifest.hash, manifest.items]).toEqual([before.hash, before.items])
  const snapshot: unknown = JSON.parse(readFileSync(join(folder, 'content-snapshot.json'), 'utf8'))
  expect(snapshot).toMatchObject({
    schema: 3,
    hash: manifest.hash,
    items: manifest.items,
    home_featured: manifest.home,
    redirects: manifest.redirects,
  })
  expect(JSON.stringify(snapshot)).toContain('"title":"Changed"')
})

test('Z43 the content lists the other sites whose pictures it shows, and no others', async () => {
  const contentDir = changedContent()
  const before = await describeContent(contentDir, false, new Date())
  expect(before.pictureOrigins).toEqual([])
  const tours = readFileSync(join(contentDir, 'tours.ts'), 'utf8')
  const foreign = "'<img src=https://more.example/a.png><a href=https://link.example>b</a>',"
  const shown = tours
    .replace(/image: (['"])[^'"]*\1,/, "image: 'https://photos.example/goat.jpg',")
    .replace('fullDescription: [', (found) => found + foreign)
  writeFileSync(join(contentDir, 'tours.ts'), shown)
  const { pictureOrigins } = await describeContent(contentDir, false, new Date())
  expect(pictureOrigins).toEqual(['https://more.example', 'https://photos.example'])
})

test('the manifest says where content came from, as long as it is that content', async () => {
  const contentDir = changedContent()
  const { hash } = await manifestIn(dataFolder(), contentDir)
  const tell = (text: string) => writeFileSync(join(contentDir, 'content-source.json'), text)
  tell(JSON.stringify({ hash, source: 'snapshot' }))
  expect((await manifestIn(dataFolder(), contentDir)).source).toBe('snapshot')
  tell(JSON.stringify({ hash: 'another', source: 'database' }))
  expect((await manifestIn(dataFolder(), contentDir)).source).toBe('modules')
  tell('{"hash": "cut o')
  expect((await manifestIn(dataFolder(), contentDir)).source).toBe('modules')
})

test('Y6 with the local database the items are those of the seed, unless it published them', async () => {
  const contentDir = changedContent()
  const published = { hash: 'pulled', items: ['tour:1=a'] }
  const seeded = { hash: 'seeded', items: ['tour:1=b'] }
  writeFileSync(
    join(contentDir, 'published-rows.ts'),
    `export const publishedHashes = ${JSON.stringify(published)}
     export const seededHashes = ${JSON.stringify(seeded)}`,
  )
  expect(await manifestIn(dataFolder(), contentDir)).toMatchObject(published)
  expect(await manifestIn(dataFolder(), contentDir, true)).toMatchObject(seeded)

  writeFileSync(join(contentDir, 'content-source.json'), '{"hash":"any","source":"database"}')
  expect(await manifestIn(dataFolder(), contentDir, true)).toMatchObject(published)
})

/** A project with one file for each thing that PDFs are made of. */
function inputsOfPdfs(): string {
  const root = dataFolder()
  for (const folder of ['scripts/site', 'src/components/tours', 'src/content', 'src/lib']) {
    mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(join(root, folder, 'module.ts'), folder)
  }
  for (const file of ['package-lock.json', 'tailwind.config.ts'])
    writeFileSync(join(root, file), '')
  return root
}

test('a brochure is cached by its content, and the oldest is deleted', async () => {
  const root = inputsOfPdfs()
  const contents = Array.from({ length: 5 }, (_, number) => {
    const folder = dataFolder()
    writeFileSync(join(folder, 'tours.ts'), `tour ${number}`)
    return folder
  })
  const group = 'brochure.pdf'
  const read = async (content: string | undefined) => {
    const files = await (await keptPdfs(root, content))(group).read()
    return files?.map(({ content }) => content.toString()).join()
  }
  const keep = async (content: string | undefined, group: string, text: string) => {
    const kept = (await keptPdfs(root, content))(group)
    await kept.keep([{ name: group, content: Buffer.from(text) }])
  }
  for (const content of contents) {
    await keep(content, group, content)
  }
  // Another group does not count among them.
  await keep(contents[4], 'school-sheets.pdfs', 'a sheet')
  expect(await Promise.all(contents.map(read))).toEqual([undefined, ...contents.slice(1)])
  expect(await read(undefined)).toBeUndefined()
  writeFileSync(join(contents[4] ?? '', 'tours.ts'), 'another tour')
  expect(await read(contents[4])).toBeUndefined()
})

test('V151 content that no PDF shows leaves them all as they are, and none imports it', async () => {
  const root = inputsOfPdfs()
  const content = dataFolder()
  const read = async () => (await keptPdfs(root, content))('brochure.pdf').read()
  const files = [{ name: 'brochure.pdf', content: Buffer.from('a brochure') }]
  await (await keptPdfs(root, content))('brochure.pdf').keep(files)
  for (const name of ['articles.ts', 'gallery.ts', 'facts/legal.ts', 'content-source.json']) {
    mkdirSync(dirname(join(content, name)), { recursive: true })
    writeFileSync(join(content, name), 'changed')
    expect([name, await read()]).toEqual([name, files])
  }
  const folder = join(repository, 'src/content')
  const modules = (await modulesOf('scripts/site/pdf-makers.ts')).map((id) => relative(folder, id))
  expect(modules).toContain('tours.ts')
  expect(modules).toContain('facts/company.ts')
  expect(modules.filter(isUnprinted)).toEqual([])
})

/** Paths of all modules that a module of the project imports, itself and through others. */
async function modulesOf(file: string): Promise<string[]> {
  const found: string[] = []
  await build({
    root: repository,
    configFile: false,
    logLevel: 'warn',
    plugins: [{ name: 'test:modules', moduleParsed: ({ id }) => void found.push(id) }],
    build: { ssr: join(repository, file), write: false, minify: false },
  })
  return found
}

test('V151 a sheet is made again only after a change of its tour or of what all sheets show', async () => {
  const root = inputsOfPdfs()
  const content = dataFolder()
  mkdirSync(join(content, 'facts'))
  const write = (name: string, text: string) => writeFileSync(join(content, name), text)
  const make = vi.fn<(words: string) => Buffer>((words) => Buffer.from(words))
  /** Builds the sheets of two tours, and says which were made. */
  const build = async (one: string, two: string) => {
    make.mockClear()
    const kept = (await keptPdfs(root, content))('tour-sheets.pdfs')
    const files = []
    for (const [name, words] of Object.entries({ one, two })) {
      files.push(await kept.takeOrMake(name, { words }, () => Promise.resolve(make(words))))
    }
    await kept.keep(files)
    expect(files.map(({ content }) => content.toString())).toEqual([one, two])
    return make.mock.calls.flat()
  }
  write('tours.ts', 'first')
  write('facts/site.ts', 'phone')
  expect(await build('goats', 'bees')).toEqual(['goats', 'bees'])
  write('tours.ts', 'second')
  expect(await build('goats', 'more bees')).toEqual(['more bees'])
  // An article has no sheet, and every publish writes where its content came from.
  write('articles.ts', 'a story')
  write('content-source.json', '{"hash":"of this publish"}')
  expect(await build('goats', 'more bees')).toEqual([])
  // What an earlier build made of a tour is found again.
  expect(await build('goats', 'bees')).toEqual([])
  write('facts/site.ts', 'another phone')
  expect(await build('goats', 'bees')).toEqual(['goats', 'bees'])
})

test('V151 PDFs that were made before their pictures were there are made again', async () => {
  const root = inputsOfPdfs()
  const [content, further] = [dataFolder(), dataFolder()]
  const address = (name: string) => `/images/tours/${name}.jpg`
  const picture = { key: '0123abcd', width: 960, height: 640, tone: '#333', preview: '#333' }
  mkdirSync(join(content, 'pictures'))
  writeFileSync(
    join(content, 'pictures/tours.ts'),
    pictureModule('tours', [
      [address('goat'), picture],
      [address('upload'), picture],
    ]),
  )
  const keptOf = async () => (await keptPdfs(root, content, [further]))('brochure.pdf')
  const places = { goat: join(root, 'node_modules/.shamba/pictures'), upload: further }
  for (const [name, place] of Object.entries(places)) {
    await (await keptOf()).keep([{ name: 'brochure.pdf', content: Buffer.from(name) }])
    expect(await (await keptOf()).read()).toBeDefined()
    mkdirSync(join(place, 'images/tours'), { recursive: true })
    writeFileSync(join(place, address(name)), 'a picture')
    expect(await (await keptOf()).read()).toBeUndefined()
  }
})
