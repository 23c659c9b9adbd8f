import * as aboutPictureFiles from '../../src/content/about-picture-files'
import * as articleCards from '../../src/content/article-cards'
import * as articleSlugs from '../../src/content/article-slugs'
import * as articleTours from '../../src/content/article-tours'
import * as groupDiscount from '../../src/content/group-discount'
import * as heroPictureFiles from '../../src/content/hero-picture-files'
import * as homeTourCards from '../../src/content/home-tour-cards'
import * as listLengths from '../../src/content/list-lengths'
import * as mapStops from '../../src/content/map-stops'
import * as pagePaintingFiles from '../../src/content/page-painting-files'
import * as paintingNote from '../../src/content/painting-note'
import * as photoFiles from '../../src/content/photo-files'
import * as schoolTours from '../../src/content/school-tours'
import * as siteCard from '../../src/content/site-card'
import * as storyPictureFiles from '../../src/content/story-picture-files'
import * as teamTours from '../../src/content/team-tours'
import * as tourCards from '../../src/content/tour-cards'
import * as tourLines from '../../src/content/tour-lines'
import * as tourPlaces from '../../src/content/tour-places'
import * as tourPictureFiles from '../../src/content/tour-picture-files'
import * as tourSearchTexts from '../../src/content/tour-search-texts'
import * as tourCounts from '../../src/content/tour-counts'
import * as tourSlugs from '../../src/content/tour-slugs'

// Imported with `importModule`, so that they see the content of the build; all in one import, because each
// evaluates all modules again.

/** Modules whose exports are derived from longer ones and are all that a public page needs, by name. */
export const precomputedModules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'about-picture-files': aboutPictureFiles,
  'article-cards': articleCards,
  'article-slugs': articleSlugs,
  'article-tours': articleTours,
  'group-discount': groupDiscount,
  'hero-picture-files': heroPictureFiles,
  'home-tour-cards': homeTourCards,
  'list-lengths': listLengths,
  'map-stops': mapStops,
  'page-painting-files': pagePaintingFiles,
  'painting-note': paintingNote,
  'photo-files': photoFiles,
  'school-tours': schoolTours,
  'site-card': siteCard,
  'story-picture-files': storyPictureFiles,
  'team-tours': teamTours,
  'tour-cards': tourCards,
  'tour-lines': tourLines,
  'tour-places': tourPlaces,
  'tour-picture-files': tourPictureFiles,
  'tour-search-texts': tourSearchTexts,
  'tour-counts': tourCounts,
  'tour-slugs': tourSlugs,
}
