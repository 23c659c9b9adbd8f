import type { Database as Generated } from './database.types'

/** `Base` with other types for some of its fields. */
type With<Base, Changes> = Omit<Base, keyof Changes> & Changes

type Tables = Generated['public']['Tables']
type Functions = Generated['public']['Functions']

/** A table some of whose columns hold less than their type allows; a new row may leave these out. */
type Narrowed<Name extends keyof Tables, Columns> = With<
  Tables[Name],
  {
    Row: With<Tables[Name]['Row'], Columns>
    Insert: With<Tables[Name]['Insert'], Partial<Columns>>
    Update: With<Tables[Name]['Update'], Partial<Columns>>
  }
>

type Status = 'draft' | 'published' | 'unpublished'

/** What has an address of its own; a trigger makes one of the title where none is given. */
type WithSlug = { status: Status; slug: string }

type Narrow<Name extends keyof Functions, Args, Returns = Functions[Name]['Returns']> = {
  Args: With<Functions[Name]['Args'], Args>
  Returns: Returns
}

/**
 * The database as the client library wants to know it: what is generated from the migrations, and what
 * no generator can see there: values that a check allows, the shape of JSON, and arguments that may be
 * null.
 */
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
            grant_admin_role: Narrow<'grant_admin_role', unknown, 'granted' | 'already admin'>
            revoke_admin_role: Narrow<'revoke_admin_role', unknown, 'revoked' | 'was no admin'>
            finish_publish: Narrow<'finish_publish', { outcome: 'live' | 'failed' }>
          }
        >
      }
    >
  }
>
