import type { TextPart } from './model'
import { site } from './site'

export type FaqItem = {
  question: string
  /** Words and links; the tests hold the addresses of links to the path builder. */
  answer: readonly TextPart[]
  /** Whether the link to book a tour stands under the answer. */
  hasBooking?: true
}

export type FaqSection = {
  /** Id of the section in the page, and name of its group of questions. */
  id: string
  title: string
  questions: readonly FaqItem[]
}

const cancellation = { name: 'cancellation guidelines', href: '/blog#cancellation' }
const phone = { name: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` }
const mail = { name: site.businessEmail, href: `mailto:${site.businessEmail}` }

/** The sentence under the last question, word for word from the specification. */
export const faqClosingNote =
  'These FAQs are designed to help you plan a seamless, enriching visit. See you on the farm!'

/** The five sections in order. They hold every fact that the specification gives for this page. */
export const faqSections: readonly FaqSection[] = [
  {
    id: 'general',
    title: 'General Information',
    questions: [
      {
        question: 'What is agritourism?',
        answer: [
          'A visit to a farm that would be at work without you. You meet the family, see how food is grown, and lend a hand if you like.',
        ],
      },
      {
        question: 'When are you open?',
        answer: [
          `We are open year-round: ${site.hours.join(', and ')}. Every season shows a different farm.`,
        ],
      },
      {
        question: 'What kinds of tours are there?',
        answer: [
          'Farm tours, safaris, cultural and city tours, regional experiences and educational tours, from half a day to nine days. ',
          { name: 'All tours and itineraries', href: '/tours' },
          ' stand on one page.',
        ],
      },
      {
        question: 'Who hosts the tours?',
        answer: [
          'On a farm, the family who works it. You can read more about them and us on the ',
          { name: 'about page', href: '/about' },
          '.',
        ],
      },
      {
        question: 'How do I reach you?',
        answer: ['Call ', phone, ' or write to ', mail, '. We answer within 24 hours.'],
      },
    ],
  },
  {
    id: 'visiting',
    title: 'Visiting and Activities',
    questions: [
      {
        question: 'Do I need a reservation?',
        answer: [
          'Reservations are recommended for groups of 6+ and for popular activities such as private tours. A farm that expects you has time for you.',
        ],
      },
      {
        question: 'How do I book?',
        answer: [
          'Book online or by phone. Online, the button below opens WhatsApp with a message that you can finish and send; by phone, call ',
          phone,
          '. A tour is booked when we have confirmed it.',
        ],
        hasBooking: true,
      },
      {
        question: 'From what age can children join?',
        answer: [
          'Activities are for ages 3+. Smaller children are welcome to come along; entry is free for children under 3.',
        ],
      },
      {
        question: 'What will we do on the day?',
        answer: [
          'That depends on the farm and the season: picking, feeding, milking, tasting, or simply asking. Each tour gives its ',
          { name: 'whole itinerary', href: '/tours' },
          ' before you decide.',
        ],
      },
      {
        question: 'Do you take school classes and research groups?',
        answer: [
          'Yes. Tell us the age, the number and the subject, and we plan the day around them. ',
          { name: 'Our services', href: '/services' },
          ' name the kinds of visit.',
        ],
      },
    ],
  },
  {
    id: 'pricing',
    title: 'Pricing and Policies',
    questions: [
      {
        question: 'What does a tour cost?',
        answer: [
          'It depends on the tour, the date and the size of your group. Ask us on WhatsApp, by phone or by mail, and you have an answer within 24 hours.',
        ],
        hasBooking: true,
      },
      {
        question: 'Do prices include tax?',
        answer: ['Yes, all our prices include tax.'],
      },
      {
        question: 'Is there a discount for groups?',
        answer: ['Yes: 10% off for groups of 10+ people.'],
      },
      {
        question: 'Do small children pay?',
        answer: ['No. Entry is free for children under 3.'],
      },
      {
        question: 'What if I have to cancel?',
        answer: [
          'Tell us as early as you can. What you get back is set out in the ',
          cancellation,
          ' on the blog page.',
        ],
      },
      {
        question: 'May I bring my pet?',
        answer: ['No pets, please. The animals of the farm would have opinions.'],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety, Accessibility, and Sustainability',
    questions: [
      {
        question: 'Are the farms accessible?',
        answer: [
          'Some farms are accessible, but not all. Contact us in advance and tell us what you need, and we will look for the farm that fits: ',
          phone,
          ' or ',
          mail,
          '.',
        ],
      },
      {
        question: 'How do I stay safe on a working farm?',
        answer: [
          'Stay with your host, keep to the paths you are shown, and ask before you touch an animal or a machine. Wash your hands before you eat.',
        ],
      },
      {
        question: 'What should I tell you before I come?',
        answer: [
          'Allergies, medical needs, and anything you do not eat. The kitchen and the guide plan better when they know.',
        ],
      },
      {
        question: 'How do the visits treat the land?',
        answer: [
          'We keep groups to the size a farm can carry, buy lunch where we walk, and ask every guest to leave nothing behind. ',
          { name: 'Our impact', href: '/#impact' },
          ' has its own section.',
        ],
      },
      {
        question: 'What can I do to travel lightly?',
        answer: [
          'Bring a bottle that you can fill again, share a car, buy from the stall at the gate, and take your litter home.',
        ],
      },
    ],
  },
  {
    id: 'practical',
    title: 'Practical Details',
    questions: [
      {
        question: 'What should I bring?',
        answer: [
          'Closed-toe shoes, hats, sunscreen, bug spray and reusable water bottles. Add a jumper: mornings on the ridges are cold.',
        ],
      },
      {
        question: 'May I bring my own food?',
        answer: [
          'It is negotiable; ask us first. We recommend eating at the farm: lunch there was often still growing at breakfast.',
        ],
      },
      {
        question: 'Can I take produce home?',
        answer: ['Where the farm sells it, yes. Produce bags are provided.'],
      },
      {
        question: 'What if the weather turns?',
        answer: [
          'Farms live by weather and season, so the order of a day may change; we tell you before you travel. For severe weather, see the ',
          cancellation,
          '.',
        ],
      },
      {
        question: 'May I take pictures?',
        answer: [
          'Of fields and animals, gladly. Ask people first. If we would like to use a picture of you, we ask you too, with the ',
          { name: 'image consent form', href: site.imageConsentForm },
          '.',
        ],
      },
    ],
  },
]
