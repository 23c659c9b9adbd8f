import { tourCategories } from './categories'
import type { MenuGroup, MenuItem } from './model'
import { site } from './site'

// Content imports nothing but content, so the addresses are written out here;
// tests/content/navigation.test.ts holds each one to the path builder.

/** The nine links of the top navigation, in order. */
export const mainMenu: readonly MenuItem[] = [
  { name: 'Home', href: '/' },
  { name: 'About', href: '/about' },
  { name: 'Tours', href: '/tours' },
  { name: 'Services', href: '/services' },
  { name: 'Gallery', href: '/gallery' },
  { name: 'Blog', href: '/blog' },
  { name: 'FAQ', href: '/faq' },
  { name: 'Impact', href: '/#impact' },
  { name: 'Contact', href: '/#contact' },
]

/** The footer's tour links: one for each category, already filtered. */
export const footerTours: MenuGroup = {
  title: 'Tours',
  items: tourCategories.map((category) => ({
    name: category,
    href: `/tours?category=${encodeURIComponent(category)}`,
  })),
}

/** The footer's links about the company. */
export const footerCompany: MenuGroup = {
  title: 'Company',
  items: [
    { name: 'About', href: '/about' },
    { name: 'Services', href: '/services' },
    { name: 'Gallery', href: '/gallery' },
    { name: 'Blog', href: '/blog' },
    { name: 'FAQ', href: '/faq' },
    { name: 'Cancellation Policy', href: '/blog#cancellation' },
    { name: 'Contact', href: '/#contact' },
  ],
}

/** Legal texts: the footer opens `#privacy` and `#terms` on the page it stands on. */
export const footerLegal: MenuGroup = {
  title: 'Legal',
  items: [
    { name: 'Privacy Policy', href: '#privacy' },
    { name: 'Terms of Service', href: '#terms' },
    { name: 'Image Consent Form', href: site.imageConsentForm },
    { name: 'Data Withdrawal Form', href: site.dataWithdrawalForm },
  ],
}
