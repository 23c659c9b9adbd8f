import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { copyPictures, readModules } from '../../../scripts/images/update'
import { currentContent } from '../../../scripts/publish/current-content'
import { pull, type PullResult } from '../../../scripts/publish/pull'
import { localPullPlaces } from '../../../scripts/publish/pull-places'
import { pruneReleases } from '../../../scripts/publish/release-folders'
import type { LivePointer } from '../../../scripts/publish/release-pointer'
import { galleryRow, tourRow } from '../../publish/rows'
import { answerOf, picture, pullFolder, runPull, textIn, type PullFolder } from './pull-folder'

const upload = (name: string) => `/storage/v1/object/public/gallery/${name}`

const withUploads = () =>
  answerOf({
    tours: [tourRow(1, { image: upload('tours/goat-1.png') }), tourRow(2), tourRow(3)],
    gallery_images: [
      galleryRow(1),
      galleryRow(2, { url: `https://abc.supabase.co${upload('gallery/wall_2.webp')}` }),
    ],
  })

describe('uploaded pictures', () => {
  test('Y1 each is fetched once, from the configured backend, and prepared', async () => {
    const folder = pullFolder()
    const asked: string[] = []
    const uploads = {
      'tours/goat-1.png': await picture('#804020'),
      'gallery/wall_2.webp': await picture('#208040'),
    }
    expect((await runPull(folder, { answer: withUploads(), uploads, asked })).complained).toEqual(
      [],
    )
    expect(asked.slice(1).toSorted()).toEqual([
      'https://project.test/storage/v1/object/public/gallery/gallery/wall_2.webp',
      'https://project.test/storage/v1/object/public/gallery/tours/goat-1.png',
    ])
    expect(mastersIn(folder.at('cache/uploads'))).toEqual([
      'gallery/uploads/wall_2.webp',
      'tours/uploads/goat-1.png',
    ])
    expect(textIn(folder.at('cache/pictures/images/tours/uploads/goat-1.jpg'))).not.toBeNull()
    expect(textIn(folder.at('content/pictures/tours.ts'))).toContain(
      `'/images/tours/uploads/goat-1.jpg'`,
    )
    const { rows } = await currentContent(folder.at('content'))
    expect(rows?.tours[0]?.image).toBe('/images/tours/uploads/goat-1.jpg')
    expect(JSON.stringify(Object.values(folder.files()))).not.toContain('supabase.co')

    asked.length = 0
    const again = await runPull(folder, { answer: withUploads(), uploads, asked })
    expect([again.said, asked.length]).toEqual([['The content is up to date.'], 1])
  })

  test('Z12 a picture that the cache has is named without being fetched', async () => {
    const folder = pullFolder()
    const uploads = {
      'tours/goat-1.png': await picture('#804020'),
      'gallery/wall_2.webp': await picture('#208040'),
    }
    await runPull(folder, { answer: withUploads(), uploads })
    const named = textIn(folder.at('content/pictures/tours.ts'))
    // A host begins with the commit, and with the cache of the build before.
    rmSync(folder.at('content'), { recursive: true })
    mkdirSync(folder.at('content/pictures'), { recursive: true })
    const { code, complained } = await runPull(folder, { answer: withUploads() })
    expect([code, complained]).toEqual([0, []])
    expect(textIn(folder.at('content/pictures/tours.ts'))).toBe(named)
  })

  test('Z12 a snapshot of the site is enough to find an upload in the store', async () => {
    const folder = pullFolder()
    const uploads = { 'tours/goat-1.png': await picture('#804020') }
    const image = '/images/tours/uploads/goat-1.jpg'
    const answer = answerOf({ tours: [tourRow(1, { image }), tourRow(2), tourRow(3)] })
    expect((await runPull(folder, { answer, uploads })).complained).toEqual([])
    expect(mastersIn(folder.at('cache/uploads'))).toEqual(['tours/uploads/goat-1.png'])
    const { complained } = await runPull(pullFolder(), { answer })
    expect(complained[0]).toContain(
      'The picture is missing: its file tours/goat-1 is not in the store. Upload it again.',
    )
  })

  test('Y1 a missing file and one that is no picture are problems of their rows', async () => {
    const folder = pullFolder()
    const uploads = { 'gallery/wall_2.webp': Buffer.from('<svg xmlns="x"></svg>') }
    const { code, complained } = await runPull(folder, { answer: withUploads(), uploads })
    expect(code).toBe(1)
    expect(complained.toSorted()).toEqual([
      '2 problems: nothing was written.',
      'picture 2 “Picture 2”, url: The file gallery/wall_2.webp is no picture that the site can show. Upload another. (/admin/gallery?image=2)',
      'tour 1 “Tour 1 🐐”, image: The picture is missing: its file tours/goat-1.png is not in the store. Upload it again. (/admin/tours/1)',
    ])
    expect(folder.files()).toEqual({})
  })

  test('Y1 a picture that no row shows any more is deleted with its files', async () => {
    const folder = pullFolder()
    const uploads = {
      'tours/goat-1.png': await picture('#804020'),
      'gallery/wall_2.webp': await picture('#208040'),
    }
    await runPull(folder, { answer: withUploads(), uploads })
    await runPull(folder, { answer: answerOf({ tours: withUploads().tours }), uploads })
    expect(mastersIn(folder.at('cache/uploads'))).toEqual(['tours/uploads/goat-1.png'])
    expect(textIn(folder.at('content/pictures/gallery.ts'))).toBeNull()
    expect(textIn(folder.at('cache/pictures/images/gallery/uploads/wall_2.jpg'))).toBeNull()
    expect(textIn(folder.at('cache/pictures/images/tours/uploads/goat-1.jpg'))).not.toBeNull()
  })

  test('Y1 when the pictures cannot be made, everything is as before', async () => {
    const folder = pullFolder()
    await runPull(folder, { answer: answerOf() })
    const before = folder.files()
    const places = {
      ...folder.places,
      updatePictures: () => Promise.reject(new Error('disk full')),
    }
    const uploads = {
      'tours/goat-1.png': await picture('#804020'),
      'gallery/wall_2.webp': await picture('#208040'),
    }
    await expect(
      runPull(folder, { answer: withUploads(), uploads }, [], { places }),
    ).rejects.toThrow('disk full')
    expect(Object.keys(folder.files())).toEqual(Object.keys(before))
    expect(textIn(folder.at('content/tours.ts'))).toBe(
      before['content/tours.ts']?.replace(/^\S+ /, ''),
    )
  })
})

test('Y1 when the modules cannot be written, no picture stays behind, not even in the lists', async () => {
  const folder = pullFolder()
  await folder.places.updatePictures(new Set())
  writeFileSync(folder.at('content/articles'), 'a file where a folder should be')
  const before = folder.files()
  const uploads = {
    'tours/goat-1.png': await picture('#804020'),
    'gallery/wall_2.webp': await picture('#208040'),
  }
  await expect(runPull(folder, { answer: withUploads(), uploads })).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  )
  const after = folder.files()
  const left = Object.keys(after).filter((name) => !(name in before))
  // Files that nothing names: the next run of the pipeline deletes them.
  expect(left.filter((name) => !/^(?:public|prepared|cache)\//.test(name))).toEqual([])
  expect(textIn(folder.at('content/pictures/index.ts'))).toBe(
    before['content/pictures/index.ts']?.replace(/^\S+ /, ''),
  )
})

describe('the local stack', () => {
  test('Y1 it prepares its uploads beside the pictures of the project', async () => {
    const folder = pullFolder()
    const { asked, pullInto } = localPulls(folder)
    expect(await pullInto('live', withUploads())).toMatchObject({ state: 'done', isChanged: true })
    const named = textIn(folder.at('content/live/pictures/tours.ts'))
    expect(named).toContain(`'/images/tours/uploads/goat-1.jpg'`)
    expect(named).toContain(`'/images/tours/goat-farm-tour.jpg'`)
    expect(readdirSync(folder.at('pictures/images'), { recursive: true })).not.toContain(
      'tours/goat-farm-tour.jpg',
    )
    expect(textIn(folder.at('pictures', wall))).not.toBeNull()

    // The next content begins in an empty folder, and fetches nothing again.
    expect(await pullInto('next', withUploads())).toMatchObject({ state: 'done' })
    expect(textIn(folder.at('content/next/pictures/tours.ts'))).toBe(named)
    expect(asked).toHaveLength(2)
  })

  test('Y5 a removed picture is not in the new site, and stays for the old one until the switch', async () => {
    const folder = pullFolder()
    const { asked, pullInto } = localPulls(folder)
    await pullInto('live', withUploads())
    await pullInto('next', answerOf({ tours: withUploads().tours }))
    const all = ['gallery/uploads/wall_2.webp', 'tours/uploads/goat-1.png']
    expect(mastersIn(folder.at('uploads'))).toEqual(all)
    const named = await readModules(folder.at('content/next/pictures'))
    expect(Object.keys(named)).toContain('/images/tours/uploads/goat-1.jpg')
    expect(Object.keys(named)).not.toContain(`/${wall}`)
    await copyPictures(folder.at('pictures'), folder.at('site'), named)
    const copied = readdirSync(folder.at('site/images'), { recursive: true })
    expect(copied).toEqual(['tours', 'tours/uploads', 'tours/uploads/goat-1.jpg'])
    expect(readdirSync(folder.at('site/pictures'))).toHaveLength(1)

    // The build failed.
    await pruneReleases(folder.at(), pointerTo('live'))
    expect(mastersIn(folder.at('uploads'))).toEqual(all)
    expect(textIn(folder.at('pictures', wall))).not.toBeNull()
    // Another went live.
    await pullInto('next', answerOf({ tours: withUploads().tours }))
    await pruneReleases(folder.at(), pointerTo('next'))
    expect(mastersIn(folder.at('uploads'))).toEqual(['tours/uploads/goat-1.png'])
    expect(textIn(folder.at('pictures', wall))).toBeNull()
    expect(readdirSync(folder.at('pictures/pictures'))).toHaveLength(1)
    expect(Object.keys(await readModules(folder.at('uploads/.modules')))).toEqual([
      '/images/tours/uploads/goat-1.jpg',
    ])
    expect(asked).toHaveLength(2)
  })

  test('no upload is deleted while the rows of the live content cannot be read', async () => {
    const folder = pullFolder()
    await localPulls(folder).pullInto('live', withUploads())
    for (const rows of ['{}', 'cut o', null]) {
      rmSync(folder.at('content/live.json'))
      if (rows !== null) writeFileSync(folder.at('content/live.json'), rows)
      await pruneReleases(folder.at(), pointerTo('live'))
      expect(mastersIn(folder.at('uploads'))).toHaveLength(2)
    }
    await pruneReleases(folder.at(), { ...pointerTo('live'), content: null })
    expect(mastersIn(folder.at('uploads'))).toEqual([])
  })
})

const wall = 'images/gallery/uploads/wall_2.jpg'

function pointerTo(content: string): LivePointer {
  return { release: null, previous: [], content, inputs: '', publish: 1 }
}

function mastersIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^[^.].*\.(?:png|webp)$/.test(name))
    .toSorted()
}

/** Pulls into a data folder, and the names of the pictures that they fetched. */
function localPulls(folder: PullFolder) {
  const asked: string[] = []
  return {
    asked,
    pullInto: async (name: string, answer: unknown): Promise<PullResult> => {
      writeFileSync(folder.at('content', `${name}.json`), JSON.stringify(answer))
      const modules = folder.at('content', name)
      return pull({
        answer,
        fetchUpload: (storagePath) => {
          asked.push(storagePath)
          return picture(storagePath.startsWith('tours') ? '#804020' : '#208040')
        },
        places: localPullPlaces(modules, {
          masters: folder.at('uploads'),
          files: folder.at('pictures'),
        }),
        previous: null,
        allowShrink: false,
        source: 'database',
        writes: true,
      })
    },
  }
}
