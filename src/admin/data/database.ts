import type { Database as Generated } from './database.types'

/** `Base` with other types for some of its fields. */
type With<Base, Changes> = Omit<Base, keyof Changes> & Changes

type Tables = Generated['public']['Tables']
type Functions = Generated['public']['Functions']

/** A table with narrower types for some columns; they are optional in inserts and updates. */
type Narrowed<Name extends keyof Tables, Columns> = With<
  Tables[Name],
  {
    Row: With<Tables[Name]['Row'], Columns>
    Insert: With<Tables[Name]['Insert'], Partial<Columns>>
    Update: With<Tables[Name]['Update'], Partial<Columns>>
  }
>

type Status = 'draft' | 'published' | 'unpublished'

/** Rows with a page of their own; a trigger derives the slug from the title when none is given. */
type WithSlug = { status: Status; slug: string }

type Narrow<Name extends keyof Functions, Args, Returns = Functions[Name]['Returns']> = {
  Args: With<Functions[Name]['Args'], Args>
  Returns: Returns
}

/** The generated types, plus what the generator cannot see: constraints, JSON, null arguments. */
export type Database = With<
  Generated,
  {
    public: With<
      Generated['public'],
      {
        Tables: With<
          Tables,
          {
            tours: Narrowed<
              'tours',
              WithSlug & { external_links: { title: string; url: string }[] }
            >
            blog_posts: Narrowed<'blog_posts', WithSlug>
            gallery_images: Narrowed<
              'gallery_images',
              { status: Status; consent: 'unknown' | 'consented' | 'withdrawn' }
            >
          }
        >
        Functions: With<
          Functions,
          {
            move_row: Narrow<
              'move_row',
              { of_table: 'tours' | 'blog_posts' | 'gallery_images'; before_id: number | null }
            >
            place_rows: Narrow<
              'place_rows',
              { of_table: 'tours' | 'blog_posts' | 'gallery_images'; before_id: number | null }
            >
            give_role: Narrow<'give_role', { ends?: string | null }, 'given' | 'unchanged'>
            end_access: Narrow<'end_access', unknown, 'ended' | 'had none'>
            finish_publish: Narrow<'finish_publish', { outcome: 'live' | 'failed' }>
          }
        >
      }
    >
  }
>
