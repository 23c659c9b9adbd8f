import { maxAltLength, slugSchema } from '../schema-parts'
import { collection } from './collection'
import {
  day,
  field,
  focus,
  html,
  optionalDay,
  pictureAddress,
  slug,
  textLine,
  wholeNumber,
} from './field'

// The same bounds as the table public.blog_posts, told in plain words.

/** The blog's page for addresses without an article. */
const takenSlug = '404'

const postSlug = slugSchema('the article').refine(
  (found) => found !== takenSlug,
  `The address “${takenSlug}” belongs to the page for missing posts: choose another.`,
)

/** The definition of a blog post; the site calls it an article. */
export const post = collection(
  { kind: 'post', table: 'blog_posts', one: 'an article' },
  {
    /** Last part of the address `/blog/{slug}`: lower-case words joined by hyphens. */
    slug: field(slug(postSlug), { label: 'Address', card: true }),
    /** Headline, one line of plain text. */
    title: field(textLine('title', 120, 'always'), { label: 'Title', card: true }),
    /** One or two sentences of plain text for the card and for search engines. */
    excerpt: field(textLine('excerpt', 500), { label: 'Excerpt', card: true }),
    /** A site path that begins with `/`, or an https address. */
    image: field(pictureAddress(), { label: 'Picture', card: true }),
    /** For those who cannot see the picture. */
    imageAlt: field(textLine('description of the picture', maxAltLength), {
      label: 'What the picture shows',
      card: true,
    }),
    focus: field(focus(), { label: 'Middle of the picture', card: true }),
    /** Who wrote it. */
    author: field(textLine('author', 100), { label: 'Author', card: true }),
    /** Day of publication as `YYYY-MM-DD`. */
    date: field(day('date'), { label: 'Date', card: true }),
    /** Day of the last change that readers should know of, as `YYYY-MM-DD`. */
    updatedOn: field(optionalDay('day of the update'), { label: 'Updated on', card: true }),
    /** What it is about, in two words. */
    category: field(textLine('category', 60), { label: 'Category', card: true }),
    /** Counted where the editors do not say it; see `withReadingTime`. */
    readMinutes: field(wholeNumber('reading time', 'minutes', 1, 240), {
      label: 'Reading time in minutes',
      card: true,
    }),
    /** The story in the block HTML that `RichText` renders; its h2 become the table of contents. */
    content: field(html('story', 200_000), { label: 'Story' }),
  },
)
