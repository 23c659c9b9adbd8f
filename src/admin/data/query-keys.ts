/** A table whose rows are edited one by one and listed page by page. */
export type CollectionTable = 'tours' | 'blog_posts' | 'gallery_images'

/** First part of every query key. A write invalidates everything under its key. */
export const queryKeys = {
  tours: ['tours'],
  blog_posts: ['blog_posts'],
  gallery_images: ['gallery_images'],
  site_facts: ['site_facts'],
  homeTours: ['home_featured'],
  activity: ['activity'],
  people: ['people'],
  /** Read from files of the published site and compared with it. */
  site: ['site'],
  trashedFiles: ['trashed_files'],
  orphanFiles: ['orphan_files'],
  missingThumbnails: ['files_without_thumbnail'],
  pictureUses: ['picture_uses'],
  withdrawnUses: ['withdrawn_uses'],
  withdrawnPictures: ['withdrawn_pictures'],
} as const satisfies Record<string, readonly [string]>
