/** A table whose rows are edited one by one and listed page by page. */
export type CollectionTable = 'tours' | 'blog_posts' | 'gallery_images'

/**
 * What the keys of the studio's queries begin with, by what they read. Whoever writes has everything
 * that begins so read again; whoever reads adds what it asks for.
 */
export const queryKeys = {
  tours: ['tours'],
  blog_posts: ['blog_posts'],
  gallery_images: ['gallery_images'],
  homeTours: ['home_featured'],
  activity: ['activity'],
  people: ['people'],
  /** What the published site says of itself. */
  site: ['site'],
  trashedFiles: ['trashed_files'],
  orphanFiles: ['orphan_files'],
  pictureUses: ['picture_uses'],
  withdrawnUses: ['withdrawn_uses'],
  withdrawnPictures: ['withdrawn_pictures'],
} as const satisfies Record<string, readonly [string]>
