/** Which end-to-end tests walk through which part of the code: beginnings of the names of files in `e2e`. */
const walks: Readonly<Record<string, readonly string[]>> = {
  'src/pages/about': ['navigation'],
  'src/pages/blog': ['blog'],
  'src/pages/faq': ['faq'],
  'src/pages/gallery': ['gallery'],
  'src/pages/home': ['home', 'film-and-popup'],
  'src/pages/map': ['map'],
  'src/pages/not-found': ['bad-addresses'],
  'src/pages/partners': ['partners'],
  'src/pages/schools': ['schools'],
  'src/pages/services': ['navigation'],
  'src/pages/tours': ['tours', 'tour-search', 'category-pages'],
  'src/components/form': ['forms'],
  'src/components/layout': ['navigation', 'keyboard'],
  'src/components/tours': ['tours', 'tour-booking', 'booking-message'],
  'src/offline': ['offline'],
  'src/protection': ['protection'],
  'src/admin/asked': ['publishing-counting'],
  'src/admin/auth': ['auth', 'captcha'],
  'src/admin/blog': ['studio-blog'],
  'src/admin/dashboard': ['admin.spec'],
  'src/admin/frame': ['admin.spec', 'studio-palette'],
  'src/admin/gallery': ['studio-gallery', 'picture-intake'],
  'src/admin/help': ['studio-help'],
  'src/admin/kit/drafts': ['studio-tours'],
  'src/admin/kit/editing': ['studio-tours'],
  'src/admin/kit/leaving': ['studio-back'],
  'src/admin/launch': ['studio-launch'],
  'src/admin/people': ['studio-people', 'studio-roles'],
  'src/admin/publishing': ['publishing-choice'],
  'src/admin/site': ['studio-site'],
  'src/admin/tours': ['studio-tours'],
}

/** The folders of `src` that the walks name. */
export const walkedFolders = Object.keys(walks)

/**
 * The end-to-end tests that a change concerns: those that were changed themselves, and those that walk
 * through a changed folder.
 *
 * @param changed paths from the root of the project
 * @param specs names of the files in `e2e`
 * @returns paths from the root of the project, in alphabetical order
 */
export function walksThrough(changed: readonly string[], specs: readonly string[]): string[] {
  const names = Object.entries(walks).flatMap(([folder, starts]) =>
    changed.some((file) => file.startsWith(`${folder}/`)) ? starts : [],
  )
  return specs
    .filter((spec) => spec.endsWith('.spec.ts'))
    .map((spec) => ({ spec, path: `e2e/${spec}` }))
    .filter(
      ({ spec, path }) => changed.includes(path) || names.some((name) => spec.startsWith(name)),
    )
    .map(({ path }) => path)
    .toSorted()
}
