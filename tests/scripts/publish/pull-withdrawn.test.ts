import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pull } from '../../../scripts/publish/pull'
import { localPullPlaces } from '../../../scripts/publish/pull-places'
import { readRegister, registerHash } from '../../../scripts/publish/withdrawn'
import { articleRow, galleryRow, tourRow } from '../../publish/rows'
import { answerOf, picture, pullFolder, runPull, textIn } from './pull-folder'

const bucket = '/storage/v1/object/public/gallery/'
const file = 'gallery/kid-1.webp'
const upload = `https://abc.supabase.co${bucket}${file}`
const onSite = '/images/gallery/uploads/kid-1.jpg'
const hash = registerHash(file)

const showing = {
  'as the cover of a tour': { tours: [tourRow(1, { image: upload }), tourRow(2), tourRow(3)] },
  'as the cover of an article': { blog_posts: [articleRow(1, { image: upload })] },
  'inside a text': {
    tours: [
      tourRow(1, { full_description: `<p>Kids</p><img src="${upload}" alt="A kid">` }),
      tourRow(2),
      tourRow(3),
    ],
  },
  'as a picture of the gallery': { gallery_images: [galleryRow(7, { url: upload })] },
}

test('Z10 the hash is the one that the database computes', () => {
  expect(registerHash('gallery/abc.webp')).toBe(
    '48613968c4dd12640a4bb71884fe42f43f169138a6332919456d3abb8461d780',
  )
})

describe.each(Object.entries(showing))(
  'content that shows a withdrawn picture %s',
  (_place, rows) => {
    const uploads = async () => ({ [file]: await picture('#804020') })

    test('Z10 is refused when the database names the picture', async () => {
      const folder = pullFolder()
      const answer = { ...answerOf(rows), withdrawn: [hash] }
      const { code, complained } = await runPull(folder, { answer, uploads: await uploads() })
      expect([code, folder.files()]).toEqual([1, {}])
      expect(complained[0]).toMatch(
        /^(?:tour|post|picture) \d .*: The consent for this picture was withdrawn, .* \(\/admin\/\S+\)$/,
      )
      expect(complained).toHaveLength(2)
    })

    test('Z10 is refused as a snapshot from before, because the repository remembers', async () => {
      const folder = pullFolder()
      await runPull(folder, { answer: { ...answerOf(), withdrawn: [hash] } })
      const before = folder.files()
      writeFileSync(
        folder.at('older.json'),
        JSON.stringify(answerOf(rows)).replaceAll(upload, onSite),
      )
      const from = ['--from', folder.at('older.json')]
      const { code, complained } = await runPull(folder, { answer: null }, from)
      expect(code).toBe(1)
      expect(complained[0]).toContain('The consent for this picture was withdrawn')
      expect({ ...folder.files(), 'older.json': '' }).toEqual({ ...before, 'older.json': '' })
    })
  },
)

test('Z10 a use that the database reports itself is reported once', async () => {
  const use = { kind: 'tour', id: 1, field: 'image', address: upload }
  const answer = {
    ...answerOf(showing['as the cover of a tour']),
    withdrawn: [hash],
    withdrawn_uses: [use],
  }
  const { complained } = await runPull(pullFolder(), { answer })
  expect(complained).toHaveLength(2)
  expect(complained[1]).toBe('1 problem: nothing was written.')
})

test('Z11 the repository remembers every picture that any answer named, and none in a fresh clone', async () => {
  const folder = pullFolder()
  const other = registerHash('/images/gallery/other.jpg')
  await runPull(folder, { answer: answerOf() })
  expect(textIn(folder.at('content/withdrawn.ts'))).toContain(
    'export const withdrawnPictures: readonly string[] = []',
  )
  await runPull(folder, { answer: { ...answerOf(), withdrawn: [other] } })
  await runPull(folder, { answer: { ...answerOf(), withdrawn: [hash] } })
  expect(readRegister(folder.at('content'))).toEqual(new Set([hash, other]))
  const { said } = await runPull(folder, { answer: answerOf() })
  expect(said).toEqual(['The content is up to date.'])
})

test('Z11 two registers that git could not merge are both remembered', () => {
  const folder = pullFolder()
  const other = registerHash('/images/gallery/other.jpg')
  const text = `<<<<<<< one\n  '${hash}',\n=======\n  '${other}',\n>>>>>>> two\n`
  writeFileSync(folder.at('content/withdrawn.ts'), text)
  expect(readRegister(folder.at('content'))).toEqual(new Set([hash, other]))
})

test('Z10 a local publish knows the register of its database and that of the repository', async () => {
  const folder = pullFolder()
  const fromRepository = registerHash('/images/gallery/other.jpg')
  mkdirSync(folder.at('base'))
  writeFileSync(folder.at('base/withdrawn.ts'), `'${fromRepository}'`)
  const cache = { masters: folder.at('uploads'), files: folder.at('pictures') }
  const pullWith = (withdrawn: string[]) =>
    pull({
      answer: answerOf({ gallery_images: [galleryRow(7, { url: upload })] }),
      fetchUpload: () => picture('#804020'),
      places: localPullPlaces(folder.at('content/next'), cache, folder.at('base')),
      previous: null,
      withdrawn,
      allowShrink: false,
      source: 'database',
      writes: true,
    })
  expect((await pullWith([hash])).state).toBe('refused')
  expect((await pullWith([])).state).toBe('done')
  expect(readRegister(folder.at('content/next'))).toEqual(new Set([fromRepository]))
})
