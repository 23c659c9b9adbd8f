import { z } from 'zod'
import { percent, text, textList } from '../data/tolerant'

const link = z.object({ title: text, url: text })

/** A tour as the studio reads it. Only the id and the version must be right. */
export const tourRowSchema = z.object({
  id: z.number(),
  version: z.number(),
  title: text.transform((title) => title || 'Untitled'),
  slug: text,
  category: text,
  duration: text,
  location: text,
  participants: text,
  image: text,
  image_alt: text,
  description: text,
  full_description: text,
  itinerary: textList,
  includes: textList,
  external_links: z.array(link).catch([]),
  featured: z.boolean().catch(false),
  status: text,
  focus_x: percent,
  focus_y: percent,
  publish_at: z.string().nullable().catch(null),
  first_published_at: z.string().nullable().catch(null),
  updated_at: text,
})

export type TourRow = z.infer<typeof tourRowSchema>
