// Written by tests/frozen with --update, from the content that the project ships.

/** What the launch check of the studio takes for a sample: a pull never changes it. */
export const shipped = {
  name: 'Shamba Trails',
  phone: '+254 700 000 000',
  logos: [
    '/images/partners/sample-growers.svg',
    '/images/partners/sample-tea.svg',
    '/images/partners/sample-dairy.svg',
    '/images/partners/sample-conservation.svg',
    '/images/partners/sample-school.svg',
  ],
  privacy: [
    [
      'This site sets no advertising cookies and sends nothing you type to a server of ours (a half-written message and your shortlist stay in your browser); the only accounts belong to the people who edit it.',
    ],
    [
      'An enquiry opens {chat} or your mail app; what you send there is kept by that service and by us only to answer you.',
    ],
    [
      'Pictures: if you or your child can be recognized in a picture, ask us to take it down. The way to ask is below each picture of the ',
      { name: 'gallery', href: '/gallery' },
      '.',
    ],
    ['To see, correct or withdraw what we hold, write to us or use the data withdrawal form.'],
  ],
  terms: [
    [
      'An enquiry through this site is a question, not a booking; a tour is booked when we have confirmed it.',
    ],
    [
      'Farms live by weather and season, so the order of a day may change; we tell you before you travel.',
    ],
    ['Our cancellation policy applies to every confirmed tour.'],
  ],
} as const
