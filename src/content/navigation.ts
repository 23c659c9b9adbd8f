import { paths } from '../lib/paths'
import { publicPages } from '../lib/public-pages'
import { tourCategories } from './categories'
import type { MenuGroup, MenuItem } from './model'
import { site } from './site'

const linksTo = (flag: 'isInMenu' | 'isInFooter'): MenuItem[] =>
  publicPages.filter((page) => flag in page).map(({ name, path }) => ({ name, href: path }))

const contact: MenuItem = { name: 'Contact', href: paths.contact() }

/** The links of the top navigation: pages, then two sections of the home page. */
export const mainMenu: readonly MenuItem[] = [
  ...linksTo('isInMenu'),
  { name: 'Impact', href: paths.impact() },
  contact,
]

/** The footer's tour links: one for each category, already filtered. */
export const footerTours: MenuGroup = {
  title: 'Tours',
  items: tourCategories.map((category) => ({
    name: category,
    href: paths.tours(category),
  })),
}

/** The footer's links about the company. */
export const footerCompany: MenuGroup = {
  title: 'Company',
  items: [
    ...linksTo('isInFooter'),
    { name: 'Cancellation Policy', href: paths.cancellation() },
    contact,
  ],
}

/** Legal texts: `#privacy` and `#terms` open on the current page. */
export const footerLegal: MenuGroup = {
  title: 'Legal',
  items: [
    { name: 'Privacy Policy', href: '#privacy' },
    { name: 'Terms of Service', href: '#terms' },
    { name: 'Image Consent Form', href: site.imageConsentForm },
    { name: 'Data Withdrawal Form', href: site.dataWithdrawalForm },
  ],
}
