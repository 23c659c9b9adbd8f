import type { Tour } from '../../content/model'
import { site } from '../../content/site'
import { paths } from '../../lib/paths'
import { plainTitle } from '../../lib/tour-title'

/** Title and absolute address of a tour, to be shared. */
export const sharedTour = ({ title, slug }: Pick<Tour, 'title' | 'slug'>) => ({
  title: plainTitle(title),
  url: site.origin + paths.tour(slug),
})
