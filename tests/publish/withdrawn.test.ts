import { expect, test } from 'vitest'
import { readContent } from '../../src/publish/read-content'
import { registeredNamesOf, storagePathsOf } from '../../src/publish/picture-url'
import { contentRows } from './rows'

test('Z10 each use in the response is a problem of its item, with its page in the studio', () => {
  const { content, problems, withdrawn } = readContent({
    ...contentRows(),
    withdrawn: ['a'.repeat(64)],
    withdrawn_uses: [
      { kind: 'tour', id: 2, field: 'full_description', address: '/images/gallery/a.jpg' },
      { kind: 'post', id: 1, field: 'image', address: '/images/gallery/a.jpg' },
    ],
  })
  expect(content).toBeNull()
  expect(withdrawn).toEqual(['a'.repeat(64)])
  const message =
    'The consent for this picture was withdrawn, so it may not be shown: choose another, or take it out of the text.'
  expect(problems).toEqual([
    {
      key: 'tour:2',
      kind: 'tour',
      id: 2,
      title: 'Tour 2 🐐',
      field: 'fullDescription',
      message,
      adminPath: '/admin/tours/2',
    },
    {
      key: 'post:1',
      kind: 'post',
      id: 1,
      title: 'Article 1',
      field: 'image',
      message,
      adminPath: '/admin/blog/1',
    },
  ])
})

test('Z10 a register without uses is not a problem', () => {
  const { problems } = readContent({
    ...contentRows(),
    withdrawn: ['a'.repeat(64)],
    withdrawn_uses: [],
  })
  expect(problems).toEqual([])
})

const bucket = '/storage/v1/object/public/gallery/'

test.each([
  [`${bucket}gallery/goat.webp`, ['gallery/goat.webp']],
  [`https://abc.supabase.co${bucket}tours/a%20b.PNG?width=4#x`, ['tours/a%20b.PNG']],
  ['/storage/v1/render/image/public/gallery/blog/a.webp?width=9', ['blog/a.webp']],
  ['/images/gallery/mbuzi-farm/03-kid.jpg?x=1', ['/images/gallery/mbuzi-farm/03-kid.jpg']],
  ['https://example.org/a.jpg', ['https://example.org/a.jpg']],
])('Z10 %s has the same name in the register as in the database', (url, names) => {
  expect(registeredNamesOf(url)).toEqual(names)
})

test('Z10 an upload on the site may have any file extension in the bucket', () => {
  const url = '/images/articles/uploads/harvest-1.jpg'
  const files = ['webp', 'jpg', 'jpeg', 'png', 'avif'].map((ending) => `blog/harvest-1.${ending}`)
  expect(storagePathsOf(url)).toEqual(files)
  expect(registeredNamesOf(url)).toEqual([url, ...files])
  expect(storagePathsOf('/images/tours/goat-farm-tour.jpg')).toEqual([])
})
