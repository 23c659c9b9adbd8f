import type { Article, Focus, GalleryImage, Tour } from '../content/model'
import type { ArticleRow, Content, ContentRows, GalleryRow, TourRow } from './rows'

const middle = 50

/** Content of the site as rows of the database, in the same order; the inverse of `readContent`. */
export function toRows(content: Content): ContentRows {
  return {
    tours: content.tours.map(tourRow),
    blog_posts: content.articles.map(articleRow),
    gallery_images: content.gallery.map(galleryRow),
    home_featured: [...content.homeFeatured],
    redirects: { ...content.redirects },
  }
}

function tourRow(tour: Tour): TourRow {
  return {
    id: tour.id,
    slug: tour.slug,
    title: tour.title,
    category: tour.category,
    duration: tour.duration,
    location: tour.location,
    participants: tour.participants,
    image: tour.image,
    image_alt: tour.imageAlt,
    ...focusColumns(tour.focus),
    description: tour.description,
    full_description: tour.fullDescription,
    itinerary: [...tour.itinerary],
    includes: [...tour.includes],
    external_links: tour.externalLinks.map(({ title, url }) => ({ title, url })),
    featured: tour.featured,
  }
}

function articleRow(article: Article): ArticleRow {
  return {
    id: article.id,
    slug: article.slug,
    title: article.title,
    excerpt: article.excerpt,
    content: article.content,
    image: article.image,
    image_alt: article.imageAlt,
    ...focusColumns(article.focus),
    author: article.author,
    date: article.date,
    updated_on: article.updated ?? null,
    category: article.category,
    read_minutes: article.readTime,
  }
}

function galleryRow(image: GalleryImage): GalleryRow {
  return {
    id: image.id,
    url: image.url,
    title: image.title,
    description: image.description,
    alt: image.alt,
    decorative: image.decorative === true,
    category: image.category,
    width: image.width,
    height: image.height,
    ...focusColumns(image.focus),
  }
}

function focusColumns(focus: Focus | undefined) {
  return { focus_x: focus?.x ?? middle, focus_y: focus?.y ?? middle }
}
