import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Article, GalleryImage, Tour } from '../../src/content/model'
import { pictureFiles } from '../../src/content/pictures'
import { stubBrowser } from '../render'

// Sites with little content, whose pictures come from any folder.

type Content = {
  tours?: readonly Tour[]
  homeFeatured?: readonly number[]
  articles?: readonly Article[]
  gallery?: readonly GalleryImage[]
}

const fromGallery = '/images/gallery/agri-expo-2025/03-seeds.jpg'
const fromTours = '/images/tours/goat-farm-tour.jpg'

function tour(id: number, more: Partial<Tour> = {}): Tour {
  return {
    id,
    slug: `tour-${id}`,
    title: `Tour ${id} 🐐`,
    category: 'Farm Tours',
    duration: '1 day',
    location: 'Limuru',
    participants: '2-12',
    image: fromTours,
    imageAlt: `Picture of tour ${id}`,
    description: 'A day among goats.',
    fullDescription: `<p>It begins early.</p><p><img src="${fromGallery}" alt="Seeds"></p>`,
    itinerary: ['Meet at the gate'],
    includes: ['Tea'],
    externalLinks: [],
    featured: false,
    ...more,
  }
}

const story: Article = {
  id: 1,
  slug: 'first-story',
  title: 'The first story',
  excerpt: 'How it all began.',
  content: `<p>One morning.</p><p><img src="${fromTours}" alt="Goats"></p>`,
  image: fromGallery,
  imageAlt: 'Seeds in bowls',
  focus: { x: 10, y: 90 },
  author: 'Us',
  date: '2026-11-03',
  category: 'Farming',
  readMinutes: 1,
}

const photo: GalleryImage = {
  id: 7,
  url: fromTours,
  title: 'Goats at noon',
  description: 'They do not mind.',
  alt: '',
  decorative: true,
  focus: { x: 0, y: 33 },
  category: 'Mbuzi Farm',
  width: 1600,
  height: 1200,
}

beforeEach(() => {
  vi.resetModules()
})

afterEach(() => {
  for (const name of ['tours', 'home-featured', 'articles', 'article-stories', 'gallery']) {
    vi.doUnmock(`../../src/content/${name}`)
  }
  Reflect.deleteProperty(Element.prototype, 'animate')
  vi.resetModules()
})

/** Opens a page of a site that has only this content. */
async function visitSite(address: string, content: Content) {
  const { tours = [], homeFeatured = [], articles = [], gallery = [] } = content
  vi.doMock('../../src/content/tours', () => ({ tours }))
  vi.doMock('../../src/content/home-featured', () => ({ homeFeatured }))
  vi.doMock('../../src/content/articles', () => ({ articles }))
  vi.doMock('../../src/content/article-stories', () => ({
    articleStories: Object.fromEntries(
      articles.map((article) => [article.slug, () => Promise.resolve({ article })]),
    ),
  }))
  vi.doMock('../../src/content/gallery', () => ({ gallery }))
  const { visit } = await import('../render')
  return visit(address)
}

/** Asserts that a picture uses the prepared files of `address`. */
function expectPrepared(picture: HTMLElement, address: string): void {
  const key = pictureFiles[address]?.key ?? 'none'
  const source = picture.parentElement?.querySelector('source[type="image/avif"]')
  expect(source?.getAttribute('srcset')).toContain(`/pictures/${key}/480.avif 480w`)
  expect(picture).toHaveAttribute('width')
  expect(picture).toHaveAttribute('height')
}

test('L22 without any tour the page says so, links to the chat, and shows no filters', async () => {
  await visitSite('/tours', {})
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('All Tours & Itineraries')
  expect(screen.getByText('Our tours are being prepared.')).toBeVisible()
  expect(screen.getByRole('link', { name: /^Ask us on WhatsApp/ })).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Filter tours by category' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  expect(screen.queryByText(/^(0|No) tours/)).toBeNull()
})

test('with a single tour the page works, and an empty category can be cleared', async () => {
  const { user } = await visitSite('/tours?category=Cultural%20%26%20Urban', { tours: [tour(1)] })
  expect(screen.getByText('No tour matches all of these.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(screen.getByText('1 tour')).toBeVisible()
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('the home page works with three tours and no articles or gallery', async () => {
  const tours = [tour(1), tour(2), tour(3)]
  await visitSite('/', { tours, homeFeatured: [2, 3, 1] })
  const featured = within(screen.getByRole('region', { name: 'Featured Tours' }))
  expect(
    featured.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent),
  ).toEqual(['Tour 2 🐐', 'Tour 3 🐐', 'Tour 1 🐐'])
})

test('a gallery without pictures says so', async () => {
  await visitSite('/gallery', {})
  expect(screen.getByText(/^The first pictures are on their way/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^All/ })).toBeNull()
})

test('a category without pictures says so and omits its text', async () => {
  await visitSite('/gallery?category=Coffee%20Farm%20Safari', { gallery: [photo] })
  expect(screen.getByText('0 pictures in Coffee Farm Safari')).toBeVisible()
  expect(screen.getByText('There are no pictures of this series yet.')).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Coffee Farm Safari' })).toBeNull()
})

test('G14 a decorative picture is named by its title, in the gallery and in the viewer', async () => {
  const { user } = await visitSite('/gallery', { gallery: [photo] })
  expect(screen.getByText('1 picture')).toBeVisible()
  const tile = screen.getByRole('link', { name: 'Goats at noon' })
  expect(tile).toHaveAccessibleDescription('They do not mind.')
  const print = tile.querySelector('img')
  if (!print) throw new Error('The tile shows no picture.')
  expect(print).toHaveAttribute('alt', '')
  expect(print).toHaveStyle({ objectPosition: '0% 33%' })
  expectPrepared(print, fromTours)

  Element.prototype.animate = vi.fn<() => Animation>()
  await user.click(tile)
  const viewer = await screen.findByRole('dialog', { name: 'Goats at noon' })
  expect(viewer).toHaveAccessibleDescription('They do not mind.')
  expect(viewer.querySelector('img')).toHaveAttribute('alt', '')
  // The viewer does not crop.
  expect(viewer.querySelector('img')?.style.objectPosition).toBe('')
  const buttons = within(viewer).getAllByRole('button')
  // There is no other picture to move to.
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual([
    'Close',
    'Copy the message',
  ])
})

test('G14 a tile is named by its title before hydration', async () => {
  vi.resetModules()
  stubBrowser()
  const { render } = await import('@testing-library/react')
  const { MemoryRouter } = await import('react-router-dom')
  const { PhotoTile } = await import('../../src/pages/gallery/photo-grid')
  render(
    <MemoryRouter>
      <PhotoTile
        photo={photo}
        link={{ to: photo.url }}
        isLarge={false}
        isEager
        isHydrated={false}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Goats at noon' })).toHaveAttribute('href', fromTours)
})

test('B1 a blog without stories says so, and keeps the cancellation guidelines', async () => {
  await visitSite('/blog', {})
  expect(screen.getByText(/^The first story is on its way/)).toBeVisible()
  expect(document.getElementById('cancellation')).toBeVisible()
})

test('the only article links to the blog, not to related articles', async () => {
  const { user, address } = await visitSite('/blog/first-story', { articles: [story] })
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The first story')
  expect(screen.queryByText('More stories')).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Back to All Articles' }))
  expect(address()).toBe('/blog')
  expect(screen.getAllByRole('article')).toHaveLength(1)
})

test('an article uses prepared files for its own picture and those in its text', async () => {
  await visitSite('/blog/first-story', { articles: [story] })
  const head = screen.getByRole('img', { name: 'Seeds in bowls' })
  expectPrepared(head, fromGallery)
  expect(head).toHaveStyle({ objectPosition: '10% 90%' })
  const inside = screen.getByRole('img', { name: 'Goats' })
  expectPrepared(inside, fromTours)
  expect(inside).toHaveAttribute('loading', 'lazy')
})

test('the card of an article uses the focal point of its picture', async () => {
  await visitSite('/blog', { articles: [story] })
  const picture = screen.getByRole('img', { name: 'Seeds in bowls' })
  expect(picture).toHaveStyle({ objectPosition: '10% 90%' })
  expectPrepared(picture, fromGallery)
})

test('a tour uses prepared files and its focal point on card, dialog and stamp', async () => {
  const only = tour(1, { image: fromGallery, imageAlt: 'Seeds all over', focus: { x: 80, y: 25 } })
  const { user } = await visitSite('/tours', { tours: [only] })
  const card = screen.getByRole('img', { name: 'Seeds all over' })
  expectPrepared(card, fromGallery)
  expect(card).toHaveStyle({ objectPosition: '80% 25%' })

  await user.click(screen.getByRole('button', { name: 'Explore Tour Tour 1' }))
  const dialog = await screen.findByRole('dialog')
  const large = within(dialog).getByRole('img', { name: 'Seeds all over' })
  expectPrepared(large, fromGallery)
  expect(large).toHaveStyle({ objectPosition: '80% 25%' })
  expectPrepared(within(dialog).getByRole('img', { name: 'Seeds' }), fromGallery)

  await user.click(within(dialog).getByRole('button', { name: 'Book Now' }))
  const stamp = await waitFor(() => {
    const picture = dialog.querySelector('img')
    if (!picture) throw new Error('The writing side shows no picture.')
    return picture
  })
  expectPrepared(stamp, fromGallery)
  expect(stamp).toHaveStyle({ objectPosition: '80% 25%' })
})

test('a picture without a focal point has no object-position', async () => {
  await visitSite('/tours', { tours: [tour(1)] })
  const picture = screen.getByRole('img', { name: 'Picture of tour 1' })
  expect(picture.style.objectPosition).toBe('')
})

test.each([
  ['/services', 6],
  ['/about', 1],
])('%s keeps its paintings without the tours they belong to', async (address, least) => {
  await visitSite(address, {})
  const paintings = document.querySelectorAll<HTMLElement>('main img[src^="/images/tours/"]')
  expect(paintings.length).toBeGreaterThanOrEqual(least)
  for (const painting of paintings) expectPrepared(painting, painting.getAttribute('src') ?? '')
})
