import { groupDiscountOf, type GroupDiscount } from '../lib/group-discount'
import { faqSections } from './faq'

// Precomputed by the build like `tour-cards.ts`: the page for teams needs one answer, not the whole FAQ.

/** The group discount of the site's FAQ. */
export const groupDiscount: GroupDiscount | null = groupDiscountOf(faqSections)
