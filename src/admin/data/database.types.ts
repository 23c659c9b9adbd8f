/** What the studio's editors know of every published thing. */
type Publishable = {
  status: 'draft' | 'published' | 'unpublished'
  publish_at: string | null
  sort_order: number
  /** Counts the changes of the row; the database raises it. */
  version: number
  created_at: string
  updated_at: string
  updated_by: string | null
}

type TourTable = Publishable & {
  id: number
  slug: string
  title: string
  category: string
  duration: string
  location: string
  participants: string
  image: string
  image_alt: string
  description: string
  full_description: string
  itinerary: string[]
  includes: string[]
  external_links: { title: string; url: string }[]
  featured: boolean
  first_published_at: string | null
}

type BlogPostTable = Publishable & {
  id: number
  slug: string
  title: string
  excerpt: string
  content: string
  category: string
  date: string
  author: string
  image: string
  image_alt: string
  read_minutes: number | null
  first_published_at: string | null
}

type GalleryImageTable = Publishable & {
  id: number
  url: string
  title: string | null
  category: string | null
  description: string
  alt: string
  decorative: boolean
  width: number | null
  height: number | null
  storage_path: string | null
  consent: 'unknown' | 'consented' | 'withdrawn'
}

type ProfileTable = { id: string; full_name: string | null; email: string | null }

type UserRoleTable = { user_id: string; role: 'admin' | 'editor' | 'user' }

type Table<Row> = { Row: Row; Insert: Partial<Row>; Update: Partial<Row>; Relationships: [] }

/** The tables as the client library wants to be told of them. */
export type Database = {
  public: {
    Tables: {
      tours: Table<TourTable>
      blog_posts: Table<BlogPostTable>
      gallery_images: Table<GalleryImageTable>
      profiles: Table<ProfileTable>
      user_roles: Table<UserRoleTable>
    }
    // oxlint-disable-next-line typescript/no-generated-empty-object-type -- there are none; a wider type would accept any name as a table
    Views: Record<never, never>
    // oxlint-disable-next-line typescript/no-generated-empty-object-type -- as above
    Functions: Record<never, never>
  }
}
