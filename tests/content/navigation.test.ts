import { expect, test } from 'vitest'
import { ourStory } from '../../src/content/about'
import { tourCategories } from '../../src/content/categories'
import { footerCompany, footerLegal, footerTours, mainMenu } from '../../src/content/navigation'
import { site } from '../../src/content/site'
import { paths } from '../../src/lib/paths'
import { publicPages } from '../../src/lib/public-pages'

test('N1 the menu has the nine links of the specification, in its order', () => {
  expect(mainMenu.map((item) => [item.name, item.href])).toEqual([
    ['Home', '/'],
    ['About', '/about'],
    ['Tours', '/tours'],
    ['Services', '/services'],
    ['Gallery', '/gallery'],
    ['Blog', '/blog'],
    ['FAQ', '/faq'],
    ['Impact', '/#impact'],
    ['Contact', '/#contact'],
  ])
})

test('N13 the footer links to each category', () => {
  expect(footerTours.items).toEqual(
    tourCategories.map((category) => ({ name: category, href: paths.tours(category) })),
  )
})

test('N14 the footer links to the company pages', () => {
  const pages = publicPages.filter((page) => 'isInFooter' in page).map(({ path }) => path)
  expect(pages).toEqual(
    expect.arrayContaining(['/about', '/services', '/gallery', '/blog', '/faq']),
  )
  expect(footerCompany.items.map((item) => item.href)).toEqual([
    ...pages,
    paths.cancellation(),
    paths.contact(),
  ])
})

test('N15 N16 N17 legal links and forms have valid targets', () => {
  expect(footerLegal.items).toEqual([
    { name: 'Privacy Policy', href: '#privacy' },
    { name: 'Terms of Service', href: '#terms' },
    { name: 'Image Consent Form', href: site.imageConsentForm },
    { name: 'Data Withdrawal Form', href: site.dataWithdrawalForm },
  ])
})

test('H14 Our Story links to the tours, the services and the contact section', () => {
  const links = ourStory.flat().flatMap((part) => (typeof part === 'string' ? [] : [part.href]))
  expect(links).toEqual([paths.tours(), paths.services(), paths.contact()])
})
