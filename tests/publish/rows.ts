import { expect } from 'vitest'
import type { ArticleRow, ContentRows, GalleryRow, TourRow } from '../../src/publish/rows'

/** A published row of a tour. */
export function tourRow(id: number, changes: Partial<TourRow> = {}): TourRow {
  return {
    id,
    slug: `tour-${id}`,
    title: `Tour ${id} 🐐`,
    category: 'Farm Tours',
    duration: '1 day',
    location: 'Limuru',
    participants: '4-20',
    minimum_age: null,
    effort: '',
    drive_time: '',
    pick_up: '',
    best_months: [],
    toilets: '',
    step_free: '',
    price_from: null,
    image: '/images/tours/goat-farm-tour.jpg',
    image_alt: 'Goats on a wall',
    focus_x: 50,
    focus_y: 50,
    description: 'Goats, and <em>more</em> goats.',
    full_description: '<p>They climb.</p><p>They eat.</p>',
    itinerary: ['Meet the herd'],
    includes: ['Lunch'],
    external_links: [{ title: 'About goats', url: 'https://example.org/goats' }],
    featured: false,
    ...changes,
  }
}

export function articleRow(id: number, changes: Partial<ArticleRow> = {}): ArticleRow {
  return {
    id,
    slug: `article-${id}`,
    title: `Article ${id}`,
    excerpt: 'What goats think.',
    content: '<h2>Goats</h2><p>They think of food.</p>',
    image: '/images/articles/coffee-culture-bean-to-cup.jpg',
    image_alt: 'A branch of coffee',
    focus_x: 50,
    focus_y: 50,
    author: 'The team',
    date: '2026-08-11',
    updated_on: null,
    category: 'Goats',
    read_minutes: 4,
    ...changes,
  }
}

export function galleryRow(id: number, changes: Partial<GalleryRow> = {}): GalleryRow {
  return {
    id,
    url: '/images/gallery/agri-expo-2025/01-gates.jpg',
    title: `Picture ${id}`,
    description: 'Goats on their way.',
    alt: 'Three goats on a path',
    decorative: false,
    category: 'Mbuzi Farm',
    width: 1600,
    height: 1200,
    focus_x: 50,
    focus_y: 50,
    ...changes,
  }
}

/** Four tours, two articles and two pictures, all valid. */
export function contentRows(changes: Partial<ContentRows> = {}): ContentRows {
  return {
    tours: [tourRow(1), tourRow(2), tourRow(3), tourRow(4)],
    blog_posts: [articleRow(1), articleRow(2)],
    gallery_images: [galleryRow(1), galleryRow(2)],
    site_facts: [],
    home_featured: [1, 2, 3],
    redirects: {},
    ...changes,
  }
}

/** The single entry of a list. */
export function only<Item>(items: readonly Item[]): Item {
  expect(items).toHaveLength(1)
  const [item] = items
  if (item === undefined) throw new Error('there is nothing')
  return item
}
