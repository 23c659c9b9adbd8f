import { company } from '../../frozen/content/facts/company'
import { legal } from '../../frozen/content/facts/legal'
import { partners } from '../../frozen/content/facts/partners'

const some = { total: 3, first: 7 }
const none = { total: 0, first: null }

/** What the function `launch_state` answers for a site as it was shipped. */
export const shippedAnswer = {
  sheets: { company, legal, partners },
  page_pictures: [{ sheet: 'hero', part: 'slides', total: 3 }],
  gallery_paintings: some,
  tour_paintings: some,
  post_paintings: some,
  unread_tours: some,
  unknown_consent: some,
  marks: {},
}

/** The same for a site of which everything has been mended that the database knows about. */
export const mendedAnswer = {
  sheets: {
    company: {
      ...company,
      name: 'Mbegu Farm Days',
      phone: '+254 722 123 456',
      businessEmail: 'hello@mbegu.co.ke',
      infoEmail: 'info@mbegu.co.ke',
      bookingsEmail: 'bookings@mbegu.co.ke',
      partnersEmail: 'partners@mbegu.co.ke',
      social: [],
      licences: [{ name: 'Tourism Regulatory Authority', number: 'TRA-1' }],
      imageConsentForm: 'https://forms.mbegu.co.ke/consent',
      dataWithdrawalForm: 'https://forms.mbegu.co.ke/data',
    },
    legal: { privacy: [['We keep nothing.']], terms: [['We agree in writing.']] },
    partners: { partners: [] },
  },
  page_pictures: [],
  gallery_paintings: none,
  tour_paintings: none,
  post_paintings: none,
  unread_tours: none,
  unknown_consent: none,
  marks: { backup: '2026-11-20T08:00:00+00:00' },
}
