import { chatAddress } from '../lib/chat'

/**
 * Data of the operator. The defaults are samples for what `.env` does not set: the phone number and the
 * domain are reserved and belong to no one.
 */
const env = import.meta.env

export type Licence = {
  /** Issuer, for example a register or an association. */
  name: string
  /** Number as printed on the document. */
  number: string
}

const noLicences: readonly Licence[] = []

export const site = {
  /** Name of the company. */
  name: 'Shamba Trails',
  /** Tagline under the name. */
  tagline: 'Cultivate. Innovate. Elevate.',
  /** One sentence for search engines and previews. */
  description:
    'Farm, safari, cultural, regional and educational tours in Kenya, hosted by the families who work the land.',
  /** Absolute origin of the public site, without a slash at the end. */
  origin: env?.VITE_SITE_URL || 'https://shambatrails.example',
  /** Phone number for display and dialling. */
  phone: env?.VITE_PHONE || '+254 700 000 000',
  /** Mailbox for enquiries and the contact form. */
  businessEmail: env?.VITE_BUSINESS_EMAIL || 'hello@shambatrails.example',
  /** Mailbox for the newsletter. */
  infoEmail: env?.VITE_INFO_EMAIL || 'info@shambatrails.example',
  /** Mailbox for bookings and cancellations. */
  bookingsEmail: env?.VITE_BOOKINGS_EMAIL || 'bookings@shambatrails.example',
  /** Mailbox for farms and companies that want to work together. */
  partnersEmail: env?.VITE_PARTNERS_EMAIL || 'partners@shambatrails.example',
  /** Where the company works. */
  place: 'Nairobi, Kenya',
  /**
   * Opening hours as the specification gives them, East Africa Time: days of the week (Sunday being
   * 0), the first whole hour that is open, the first that is closed again.
   */
  openingHours: [
    { days: [1, 2, 3, 4, 5], opens: 9, closes: 17 },
    { days: [6, 0], opens: 9, closes: 15 },
  ],
  /** Social profiles; sample URLs. */
  social: [
    { name: 'Facebook', url: 'https://example.org/shamba-trails/facebook' },
    { name: 'Instagram', url: 'https://example.org/shamba-trails/instagram' },
    { name: 'YouTube', url: 'https://example.org/shamba-trails/youtube' },
  ],
  /** External forms; sample URLs. */
  imageConsentForm: 'https://example.org/shamba-trails/image-consent',
  dataWithdrawalForm: 'https://example.org/shamba-trails/data-withdrawal',
  /** Memberships and licences with their numbers; none until the operator names its own. */
  licences: noLicences,
  /** The story film on the home page; see `story.ts` for the one that this site hosts. */
  story: {
    provider: (env?.VITE_STORY_ID && env.VITE_STORY_PROVIDER) || 'file',
    id: env?.VITE_STORY_ID || '',
    size: env?.VITE_STORY_ID ? env.VITE_STORY_SIZE || '' : '2.4 MB',
  },
  /** Whether the public pages are guarded against copying; `false` here switches it off for good. */
  contentProtection: env?.VITE_CONTENT_PROTECTION !== 'off',
} as const

/** URL of a chat with the operator with `text` as a draft; see `chatAddress` for changes to the text. */
export const chatLink = (text: string): string => chatAddress(site.phone, text)
