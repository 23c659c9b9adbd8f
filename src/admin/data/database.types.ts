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

/** Where the eye goes in a picture, in percent from the left and from the top. */
type Focus = { focus_x: number; focus_y: number }

type TourTable = Publishable &
  Focus & {
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

type BlogPostTable = Publishable &
  Focus & {
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
    /** `YYYY-MM-DD`; null where readers need not know of a change. */
    updated_on: string | null
    first_published_at: string | null
  }

type GalleryImageTable = Publishable &
  Focus & {
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

/** An old address of something published, and what it leads to: exactly one of the two. */
type RedirectTable = {
  from_path: string
  tour_id: number | null
  blog_post_id: number | null
  created_at: string
}

type HomeFeaturedTable = { position: number; tour_id: number }

/** The lists that are sorted by hand. */
type SortedTable = 'tours' | 'blog_posts' | 'gallery_images'

/** A row as it was; columns come and go, so nothing is promised of it. */
type LoggedRow = Record<string, unknown>

type ActivityRow = {
  id: number
  at: string
  /** Null when the operator did it. */
  actor: string | null
  actor_name: string | null
  table_name: SortedTable | 'user_roles' | 'home_featured'
  op: 'INSERT' | 'UPDATE' | 'DELETE'
  row_id: string
  /** Title of the row, name of the person; null for pictures without one and for the home page. */
  title: string | null
  old_row: LoggedRow | null
  new_row: LoggedRow | null
}

type PersonRow = {
  id: string
  full_name: string | null
  /** What the person typed; the other one is confirmed and signs them in. */
  contact_email: string | null
  sign_in_email: string | null
  is_admin: boolean
  is_confirmed: boolean
  created_at: string
  last_sign_in_at: string | null
  is_self: boolean
}

type PictureUseRow = {
  kind: 'tour' | 'post' | 'gallery'
  id: number
  title: string | null
  status: Publishable['status']
  /** Out of `cover`, `text`, `home` and `gallery`. */
  places: string[]
}

/** A file that is kept for a while after the last row that showed it has gone or taken another. */
type TrashedFileRow = {
  name: string
  size: number | null
  deleted_at: string
  title: string | null
}

type OrphanFileRow = { name: string; size: number | null; created_at: string }

/** What a publish was, without the content it carried. */
type PublishRow = {
  id: number
  at: string
  actor: string | null
  kind: 'publish' | 'roll back'
  content_hash: string
  /** Hash of the site as the caller saw it. */
  live_hash: string | null
  counts: Record<string, number>
  allow_shrink: boolean
  status: 'started' | 'live' | 'failed'
  message: string | null
  finished_at: string | null
}

/** A publish as its table holds it; the content of old ones is emptied. */
type PublishTable = PublishRow & { content: LoggedRow | null }

/** What the site holds, as its manifest says. */
type LiveContent = {
  hash: string
  items: string[]
  home: number[]
  redirects: Record<string, string>
}

type Procedure<Args, Returns> = { Args: Args; Returns: Returns }

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
      redirects: Table<RedirectTable>
      home_featured: Table<HomeFeaturedTable>
      publishes: Table<PublishTable>
      withdrawn_pictures: Table<{ hash: string; at: string }>
    }
    // oxlint-disable-next-line typescript/no-generated-empty-object-type -- there are none; a wider type would accept any name as a table
    Views: Record<never, never>
    Functions: {
      activity: Procedure<
        { before_id?: number; page_size?: number; of_table?: string; of_row?: string },
        ActivityRow[]
      >
      restore_change: Procedure<{ change_id: number }, LoggedRow>
      people: Procedure<Record<PropertyKey, never>, PersonRow[]>
      grant_admin_role: Procedure<{ account: string }, 'granted' | 'already admin'>
      revoke_admin_role: Procedure<{ account: string }, 'revoked' | 'was no admin'>
      set_home_featured: Procedure<{ tour_ids: number[] }, undefined>
      move_row: Procedure<
        { of_table: SortedTable; row_id: number; before_id: number | null },
        number
      >
      picture_uses: Procedure<{ picture_url: string }, PictureUseRow[]>
      withdrawn_uses: Procedure<
        Record<PropertyKey, never>,
        (PictureUseRow & { picture_url: string })[]
      >
      trashed_files: Procedure<Record<PropertyKey, never>, TrashedFileRow[]>
      orphan_files: Procedure<Record<PropertyKey, never>, OrphanFileRow[]>
      published_content: Procedure<Record<PropertyKey, never>, LoggedRow>
      waiting_changes: Procedure<{ live: LiveContent }, LoggedRow>
      begin_publish: Procedure<
        { live: LiveContent; allow_shrink?: boolean; kind?: PublishRow['kind'] },
        LoggedRow
      >
      finish_publish: Procedure<
        { publish_id: number; outcome: 'live' | 'failed'; note?: string },
        boolean
      >
      roll_back: Procedure<{ publish_id: number }, LoggedRow>
      publish_log: Procedure<
        { before_id?: number; page_size?: number },
        (PublishRow & { actor_name: string | null; has_content: boolean })[]
      >
    }
  }
}
