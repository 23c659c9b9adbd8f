import type { Partner } from './model'

/** Five fictitious samples, until the operator names its partners. */
export const partners: readonly Partner[] = [
  {
    name: 'Sample Growers Co-operative',
    logo: '/images/partners/sample-growers.svg',
    website: 'https://example.org/sample-growers-co-operative',
  },
  {
    name: 'Sample Tea Estate',
    logo: '/images/partners/sample-tea.svg',
    website: 'https://example.org/sample-tea-estate',
  },
  {
    name: 'Sample Dairy Society',
    logo: '/images/partners/sample-dairy.svg',
    website: 'https://example.org/sample-dairy-society',
  },
  {
    name: 'Sample Conservation Trust',
    logo: '/images/partners/sample-conservation.svg',
    website: 'https://example.org/sample-conservation-trust',
  },
  {
    name: 'Sample Farm School',
    logo: '/images/partners/sample-school.svg',
    website: 'https://example.org/sample-farm-school',
  },
]
