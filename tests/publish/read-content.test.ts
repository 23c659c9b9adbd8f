import { describe, expect, test } from 'vitest'
import { readContent } from '../../src/publish/read-content'
import { siteUrl } from '../../src/publish/picture-url'
import { toRows } from '../../src/publish/to-rows'
import { articleRow, contentRows, galleryRow, only, tourRow } from './rows'

const stored = '/storage/v1/object/public/gallery'

/** Problems of a response, as `key field: message`. */
function problemsOf(response: unknown): string[] {
  return readContent(response).problems.map(
    ({ key, kind, field, message }) => `${key ?? kind}${field ? ` ${field}` : ''}: ${message}`,
  )
}

describe('valid rows', () => {
  test('Y4 rows are unchanged after conversion to content and back', () => {
    const rows = contentRows({
      tours: [tourRow(9, { focus_x: 0, focus_y: 100 }), tourRow(2), tourRow(3), tourRow(4)],
      blog_posts: [articleRow(7, { updated_on: '2026-09-01', focus_y: 10 })],
      gallery_images: [galleryRow(5, { decorative: true, alt: '' })],
      home_featured: [9, 2, 4],
      redirects: { '/tours/old': '/tours/tour-9', '/blog/older': '/blog/article-7' },
    })
    const { content, rows: read } = readContent({ schema: 3, hash: 'x', items: [], ...rows })
    if (content === null) throw new Error('it was refused')
    expect(read).toEqual(rows)
    expect(toRows(content)).toEqual(rows)
    expect(content.tours[0]).toMatchObject({ focus: { x: 0, y: 100 } })
    expect(content.tours[1]).not.toHaveProperty('focus')
    expect(content.articles[0]).toMatchObject({ updatedOn: '2026-09-01', readMinutes: 4 })
    expect(content.gallery[0]).toMatchObject({ decorative: true, alt: '' })
  })

  test('Y1 HTML is cleaned, and the row is kept unchanged', () => {
    const full_description = '<p onclick="x()">Goats <script>x</script><b>eat</b></p>'
    const { content, rows } = readContent(
      contentRows({ tours: [tourRow(1, { full_description }), tourRow(2), tourRow(3)] }),
    )
    expect(content?.tours[0]?.fullDescription).toBe('<p>Goats eat</p>')
    expect(rows?.tours[0]?.full_description).toBe(full_description)
  })

  test('Y1 URLs of uploads become those of the site, also inside stories', () => {
    const hosted = `https://abcdefgh.supabase.co${stored}`
    const { content, pictures } = readContent(
      contentRows({
        tours: [tourRow(1, { image: `${stored}/tours/a-1.webp` }), tourRow(2), tourRow(3)],
        blog_posts: [
          articleRow(1, { content: `<p>x<img src="${hosted}/blog/b_2.png" alt="B &amp; b"></p>` }),
        ],
        gallery_images: [galleryRow(1, { url: `${hosted}/gallery/c3.avif` })],
      }),
    )
    expect(content?.tours[0]?.image).toBe('/images/tours/uploads/a-1.jpg')
    expect(content?.articles[0]?.content).toBe(
      '<p>x<img src="/images/articles/uploads/b_2.jpg" alt="B &amp; b"></p>',
    )
    expect(content?.gallery[0]?.url).toBe('/images/gallery/uploads/c3.jpg')
    expect(pictures.filter(({ storagePath }) => storagePath !== null)).toEqual([
      {
        address: '/images/tours/uploads/a-1.jpg',
        storagePath: 'tours/a-1.webp',
        item: { kind: 'tour', id: 1, title: 'Tour 1 🐐' },
        field: 'image',
      },
      {
        address: '/images/articles/uploads/b_2.jpg',
        storagePath: 'blog/b_2.png',
        item: { kind: 'post', id: 1, title: 'Article 1' },
        field: 'content',
      },
      {
        address: '/images/gallery/uploads/c3.jpg',
        storagePath: 'gallery/c3.avif',
        item: { kind: 'picture', id: 1, title: 'Picture 1' },
        field: 'url',
      },
    ])
  })

  test.each([
    ['/images/tours/a.jpg'],
    [`${stored}/other/a.webp`],
    [`${stored}/gallery/a.svg`],
    [`${stored}/gallery/../tours/a.webp`],
    [`//evil.test${stored}/gallery/a.webp`],
    [`https://evil.test/x${stored}/gallery/a.webp`],
    [`http://a.test${stored}/gallery/a.webp`],
  ])('Y1 %s is not an upload and stays unchanged', (url) => {
    expect(siteUrl(url)).toBe(url)
  })

  test('a missing reading time is computed', () => {
    const content = `<p>${'goat '.repeat(401)}</p>`
    const rows = contentRows({ blog_posts: [articleRow(1, { read_minutes: null, content })] })
    expect(readContent(rows).content?.articles[0]?.readMinutes).toBe(3)
  })
})

describe('rows with problems', () => {
  test('an article with the slug of the page for missing articles is refused', () => {
    const blog_posts = [articleRow(1, { slug: '404' })]
    expect(problemsOf(contentRows({ blog_posts }))).toEqual([
      'post:1 slug: The address “404” belongs to the page for missing posts: choose another.',
    ])
  })

  test('Y1 every problem of every row is reported, with the page on which it can be corrected', () => {
    const { problems, content } = readContent(
      contentRows({
        tours: [
          tourRow(14, { title: 'Wellness', itinerary: [], location: ' ' }),
          tourRow(1),
          tourRow(2),
          tourRow(3),
        ],
        blog_posts: [articleRow(5, { content: '<p></p>' })],
        gallery_images: [galleryRow(6, { category: null, width: null })],
      }),
    )
    expect(content).toBeNull()
    expect(problems.map(({ key, field, message }) => [key, field, message])).toEqual([
      ['tour:14', 'location', 'Write the location.'],
      ['tour:14', 'location', 'Remove the spaces around the location.'],
      ['tour:14', 'itinerary', 'Add at least one stop of the itinerary.'],
      ['post:5', 'content', 'Write the story.'],
      ['picture:6', 'category', 'Choose one of the series.'],
      ['picture:6', 'width', 'The width of a picture must be a whole number of pixels.'],
    ])
    expect(problems[0]).toMatchObject({ title: 'Wellness', id: 14, adminPath: '/admin/tours/14' })
    expect(problems.map(({ adminPath }) => adminPath)).toEqual(
      expect.arrayContaining(['/admin/blog/5', '/admin/gallery?image=6']),
    )
  })

  test('Y1 an unsafe link is refused, not dropped', () => {
    const external_links = [{ title: 'x', url: 'javascript:alert(1)' }]
    expect(
      problemsOf(contentRows({ tours: [tourRow(1, { external_links }), tourRow(2), tourRow(3)] })),
    ).toEqual(['tour:1 externalLinks: Enter an address that begins with https://.'])
  })

  test('Y1 a picture on another site is refused in every field', () => {
    const away = 'https://elsewhere.test/goat.jpg'
    const rows = contentRows({
      tours: [tourRow(1, { image: away }), tourRow(2), tourRow(3)],
      blog_posts: [articleRow(1, { content: `<p>x<img src="${away}" alt=""></p>` })],
      gallery_images: [galleryRow(1, { url: away })],
    })
    expect(readContent(rows).problems.map(({ key, field }) => `${key} ${field}`)).toEqual([
      'tour:1 image',
      'post:1 content',
      'picture:1 url',
    ])
    expect(problemsOf(rows)[0]).toContain(
      `The picture ${away} lies on another site: upload it to the studio and choose it there.`,
    )
  })

  test('a picture without an alternative text is refused unless it is decorative', () => {
    expect(problemsOf(contentRows({ gallery_images: [galleryRow(1, { alt: '' })] }))).toEqual([
      'picture:1 alt: Write the description of what the picture shows.',
    ])
    expect(
      problemsOf(contentRows({ gallery_images: [galleryRow(1, { alt: '', decorative: true })] })),
    ).toEqual([])
  })

  test('duplicate ids and duplicate slugs are refused', () => {
    const rows = contentRows({
      tours: [tourRow(1), tourRow(2), tourRow(3), tourRow(4, { slug: 'tour-1' })],
      gallery_images: [galleryRow(1), galleryRow(1)],
    })
    expect(problemsOf(rows)).toEqual([
      'tour:4 slug: Another tour has the address “tour-1”, too.',
      'picture:1: Another picture has the number 1, too.',
    ])
  })

  test('two uploads that would get the same URL on the site are refused', () => {
    const rows = contentRows({
      gallery_images: [
        galleryRow(1, { url: `${stored}/gallery/a.png` }),
        galleryRow(2, { url: `${stored}/gallery/a.webp` }),
        galleryRow(3, { url: `${stored}/gallery/a.png` }),
      ],
    })
    expect(problemsOf(rows)).toEqual([
      'picture:2 url: The pictures gallery/a.png and gallery/a.webp have the same name: upload one of them again.',
    ])
  })

  test.each([[[1, 2]], [[1, 2, 2]], [[1, 2, 99]], [[1, 2, 3, 4]], [[]]])(
    'K28 the home page with the tours %j is refused',
    (home_featured) => {
      const { problems } = readContent(contentRows({ home_featured }))
      expect(only(problems)).toMatchObject({
        kind: 'home',
        title: 'Home page',
        adminPath: '/admin/tours',
        message:
          'The home page shows exactly three tours, and all of them must be published: choose them under Tours.',
      })
    },
  )

  test('K28 the home page can have three tours in any order', () => {
    expect(readContent(contentRows({ home_featured: [4, 1, 2] })).content?.homeFeatured).toEqual([
      4, 1, 2,
    ])
  })

  test.each([
    [{ '/tours/tour-2': '/tours/tour-1' }, 'but something published stands there'],
    [{ '/tours/old': '/tours/gone' }, 'where nothing is published'],
    [{ '/admin': '/tours/tour-1' }, '/admin is not the address of a tour or article'],
    [{ '/tours/a/../b': '/tours/tour-1' }, 'is not the address of a tour or article'],
  ])('the redirect %j is refused', (redirects, message) => {
    expect(problemsOf(contentRows({ redirects }))).toEqual([expect.stringContaining(message)])
  })

  test('Y1 malformed rows are reported by column', () => {
    const rows = { ...contentRows(), tours: [{ ...tourRow(1), itinerary: null }, 7, tourRow(3)] }
    expect(problemsOf(rows)).toEqual(
      expect.arrayContaining(['tour:1 itinerary: The itinerary must be a list.']),
    )
    expect(readContent(rows).content).toBeNull()
  })

  test.each([null, 'text', [], {}, { ...contentRows(), tours: null }])(
    'Y1 a response of another shape is refused (%#)',
    (response) => {
      expect(only(readContent(response).problems)).toMatchObject({
        kind: 'content',
        message: expect.stringContaining('This is not content of the site'),
      })
    },
  )

  test('Y1 content of another version is refused', () => {
    expect(problemsOf({ schema: 4, ...contentRows() })).toEqual([
      expect.stringContaining('another version than this site'),
    ])
  })
})
