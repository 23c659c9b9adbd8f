import { slugSchema } from '../schema-parts'
import { collection } from './collection'
import {
  altText,
  day,
  field,
  focus,
  html,
  optionalDay,
  pictureUrl,
  slug,
  textLine,
  wholeNumber,
} from './field'

// The same limits as in the table `blog_posts`, with messages for editors.

/** Used by the page for missing articles. */
const reservedSlug = '404'

const postSlug = slugSchema('the article').refine(
  (found) => found !== reservedSlug,
  `The address “${reservedSlug}” belongs to the page for missing posts: choose another.`,
)

/** The definition of a blog post; the site calls it an article. */
export const post = collection(
  { kind: 'post', table: 'blog_posts', one: 'an article' },
  {
    /** Last part of the URL `/blog/{slug}`: lower-case words joined by hyphens. */
    slug: field(slug(postSlug), { label: 'Web address', card: true }),
    /** Headline, one line of plain text. */
    title: field(textLine('title', 120, 'always'), { label: 'Title', card: true }),
    /** One or two sentences of plain text for the card and for search engines. */
    excerpt: field(textLine('excerpt', 500), { label: 'Excerpt', card: true }),
    /** A path of this site or an https URL. */
    image: field(pictureUrl(), { label: 'Picture', card: true }),
    /** Alternative text. */
    imageAlt: field(altText(), {
      label: 'What the picture shows',
      card: true,
    }),
    focus: field(focus(), { label: 'Middle of the picture', card: true }),
    author: field(textLine('author', 100), { label: 'Author', card: true }),
    /** Date of publication. */
    date: field(day('date'), { label: 'Date', card: true }),
    /** Date of the last change that readers should know of. */
    updatedOn: field(optionalDay('day of the update'), { label: 'Updated on', card: true }),
    /** What it is about, in two words. */
    category: field(textLine('category', 60), { label: 'Category', card: true }),
    /** Computed from the story if it is left empty; see `withReadingTime`. */
    readMinutes: field(wholeNumber('reading time', 'minutes', 1, 240), {
      label: 'Reading time in minutes',
      card: true,
    }),
    /** The story in the block HTML that `RichText` renders; its h2 become the table of contents. */
    content: field(html('story', 200_000), { label: 'Story' }),
  },
)
