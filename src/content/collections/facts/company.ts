import { dayName, listed } from '../../../lib/format'
import {
  days,
  email,
  group,
  hour,
  list,
  paragraph,
  phone,
  textLine,
  url,
  wholeNumber,
} from './part'

// Facts that stand on every page: their module is part of every first download.

type Hours = { days: readonly number[]; opens: number; closes: number }

/** A day may have several spans, such as before and after lunch, but not two at one time. */
const openTwice = (rows: readonly Hours[]) =>
  rows.flatMap(({ days: chosen, opens, closes }, index) => {
    const taken = rows
      .slice(0, index)
      .filter((earlier) => earlier.opens < closes && opens < earlier.closes)
      .flatMap((earlier) => earlier.days)
    const twice = chosen.filter((day) => taken.includes(day))
    if (twice.length === 0) return []
    const [stand, them] = twice.length === 1 ? ['stands', 'it'] : ['stand', 'them']
    return [
      {
        path: ['openingHours', index, 'days'],
        message: `${listed(twice.map(dayName))} ${stand} twice: an earlier row has ${them} at overlapping hours. Take ${them} out of one of the rows, or change the hours.`,
      },
    ]
  })

/** Name, contact and promises of the company. */
export const company = group(
  'Company',
  {
    name: textLine('Company name', 60),
    tagline: textLine('Tagline', 80),
    description: textLine('Description for search engines', 200, {
      hint: 'One sentence: what you offer, where, and for whom.',
    }),
    phone: phone('Phone number', {
      hint: 'In the footer, in the FAQ, in the brochure, and where the chat links lead.',
    }),
    chatPhone: phone('Chat number', {
      need: 'optional',
      hint: 'Only if the chat has another number than the phone.',
    }),
    businessEmail: email('Mailbox for enquiries'),
    infoEmail: email('Mailbox for the newsletter'),
    bookingsEmail: email('Mailbox for bookings and cancellations'),
    partnersEmail: email('Mailbox for partners'),
    place: textLine('Place', 120, { hint: 'Where you work, such as Nairobi, Kenya.' }),
    directions: paragraph('Directions', 300, {
      need: 'optional',
      hint: 'How visitors find your office. Leave it empty if they never come there.',
    }),
    openingHours: list(
      'Opening hours',
      group(
        'Opening hours',
        {
          days: days('Days'),
          opens: hour('Opens at', 0, 23.5, 9),
          closes: hour('Closes at', 0.5, 24, 17),
        },
        {
          check: ({ opens, closes }) =>
            opens < closes
              ? []
              : [{ path: ['closes'], message: 'Enter a closing time after the opening time.' }],
        },
      ),
      { one: 'a row of hours', least: 1, most: 7 },
      { hint: 'East Africa Time. The words on the site follow.' },
    ),
    social: list(
      'Social profiles',
      group('Social profile', { name: textLine('Name', 40), url: url('Address') }),
      { one: 'a profile', most: 8 },
    ),
    licences: list(
      'Licences and memberships',
      group('Licence', {
        name: textLine('Issuer', 120),
        number: textLine('Number', 60),
      }),
      { one: 'a licence', most: 10 },
    ),
    imageConsentForm: url('Image consent form'),
    dataWithdrawalForm: url('Data withdrawal form'),
    responseHours: wholeNumber('Hours until you answer', 1, 168),
    newsletterDiscount: wholeNumber('Newsletter discount in per cent', 1, 100),
  },
  {
    check: (values) => [
      ...openTwice(values.openingHours),
      // The facts themselves: nothing would put anything in the place of a word in braces.
      ...Object.entries(values)
        .filter(([, value]) => typeof value === 'string' && /[{}]/.test(value))
        .map(([key]) => ({ path: [key], message: 'Write this without braces.' })),
    ],
  },
)
