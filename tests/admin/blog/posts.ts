/** A complete, published row of `blog_posts`. */
export function postRow(id: number, changes: Record<string, unknown> = {}) {
  return {
    id,
    title: `Post ${id}`,
    slug: `post-${id}`,
    excerpt: `What post ${id} tells.`,
    content: '<p>Goats eat nearly everything.</p>',
    category: 'Livestock Farming',
    date: '2026-09-01',
    author: 'The farm team',
    image: `/art/post-${id}.avif`,
    image_alt: `Painting of post ${id}`,
    read_minutes: null as number | null,
    updated_on: null as string | null,
    focus_x: 50,
    focus_y: 50,
    status: 'published',
    publish_at: null as string | null,
    first_published_at: '2026-09-01T08:00:00+00:00' as string | null,
    version: 1,
    sort_order: id * 1024,
    created_at: `2026-01-${String(id).padStart(2, '0')}T08:00:00+00:00`,
    updated_at: '2026-09-01T08:00:00+00:00',
    ...changes,
  }
}
