import { chat } from '../lib/chat'
import { paths } from '../lib/paths'
import type { TextPart } from './model'
import { openingTimes } from './opening-hours'
import { site } from './site'

/** Id of a question: `/faq#q-pets` scrolls to it and opens it. Must stay stable, because it is in URLs. */
export type QuestionId = `q-${string}`

export type FaqItem = {
  /** Id of the question in URLs: lower-case words joined by hyphens. */
  id: QuestionId
  /** The question in the words of visitors. */
  question: string
  /** Further search words that neither the question nor the answer contains. */
  keywords?: string
  /** Text and links; a test checks the URLs against the path builder. */
  answer: readonly TextPart[]
  /** Whether a link for booking a tour is shown under the answer. */
  hasBooking?: true
}

export type FaqSection = {
  /** Id of the section on the page, and name of its group of `details` elements. */
  id: string
  /** Heading of the section. */
  title: string
  /** Its questions in order; at least five. */
  questions: readonly FaqItem[]
}

const cancellation = { name: 'cancellation guidelines', href: paths.cancellation() }
const phone = { name: site.phone, href: `tel:${site.phone.replace(/[^+\d]/g, '')}` }
const mail = { name: site.businessEmail, href: `mailto:${site.businessEmail}` }

/** The sentence under the last question, quoted from the specification. */
export const faqClosingNote =
  'These FAQs are designed to help you plan a seamless, enriching visit. See you on the farm!'

/** The five sections in order. They contain all facts that the specification gives for this page. */
export const faqSections: readonly FaqSection[] = [
  {
    id: 'general',
    title: 'General Information',
    questions: [
      {
        id: 'q-agritourism',
        question: 'What is agritourism?',
        answer: [
          'A visit to a farm that would be at work without you. You meet the family, see how food is grown, and lend a hand if you like.',
        ],
      },
      {
        id: 'q-hours',
        question: 'When are you open?',
        keywords: 'opening hours times closed weekend holiday season',
        answer: [
          `We are open year-round: ${openingTimes.map(({ times, days }) => `${times} ${days}`).join(', and ')}. Every season shows a different farm.`,
        ],
      },
      {
        id: 'q-tours',
        question: 'What kinds of tours are there?',
        keywords: 'categories safari school',
        answer: [
          'Farm tours, safaris, cultural and city tours, regional experiences and educational tours, from half a day to nine days. ',
          { name: 'All tours and itineraries', href: paths.tours() },
          ' stand on one page.',
        ],
      },
      {
        id: 'q-hosts',
        question: 'Who hosts the tours?',
        keywords: 'family farmer guide',
        answer: [
          'On a farm, the family who works it. You can read more about them and us on the ',
          { name: 'about page', href: paths.about() },
          '.',
        ],
      },
      {
        id: 'q-contact',
        question: 'How do I reach you?',
        keywords: 'telephone email address',
        answer: ['Call ', phone, ' or write to ', mail, '. We answer within 24 hours.'],
      },
    ],
  },
  {
    id: 'visiting',
    title: 'Visiting and Activities',
    questions: [
      {
        id: 'q-reservations',
        question: 'Do I need a reservation?',
        keywords: 'book ahead walk in',
        answer: [
          'Reservations are recommended for groups of 6+ and for popular activities such as private tours. A farm that expects you has time for you.',
        ],
      },
      {
        id: 'q-booking',
        question: 'How do I book?',
        keywords: `reserve ${chat.name}`,
        answer: [
          `Book online or by phone. Online, the button below opens ${chat.name} with a message that you can finish and send; by phone, call `,
          phone,
          '. A tour is booked when we have confirmed it.',
        ],
        hasBooking: true,
      },
      {
        id: 'q-ages',
        question: 'From what age can children join?',
        keywords: 'kids family baby toddler young',
        answer: [
          'Activities are for ages 3+. Smaller children are welcome to come along; entry is free for children under 3.',
        ],
      },
      {
        id: 'q-activities',
        question: 'What will we do on the day?',
        keywords: 'programme schedule itinerary',
        answer: [
          'That depends on the farm and the season: picking, feeding, milking, tasting, or simply asking. Each tour gives its ',
          { name: 'whole itinerary', href: paths.tours() },
          ' before you decide.',
        ],
      },
      {
        id: 'q-schools',
        question: 'Do you take school classes and research groups?',
        keywords: 'students university teachers',
        answer: [
          'Yes. Tell us the age, the number and the subject, and we plan the day around them. ',
          { name: 'Our services', href: paths.services() },
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
        id: 'q-prices',
        question: 'What does a tour cost?',
        keywords: 'how much price fee money quote Ksh',
        answer: [
          `It depends on the tour, the date and the size of your group. Ask us on ${chat.name}, by phone or by mail, and you have an answer within 24 hours.`,
        ],
        hasBooking: true,
      },
      {
        id: 'q-tax',
        question: 'Do prices include tax?',
        keywords: 'VAT cost',
        answer: ['Yes, all our prices include tax.'],
      },
      {
        id: 'q-group-discount',
        question: 'Is there a discount for groups?',
        keywords: 'cheaper price reduction team',
        answer: ['Yes: 10% off for groups of 10+ people.'],
      },
      {
        id: 'q-child-entry',
        question: 'Do small children pay?',
        keywords: 'kids free ticket price',
        answer: ['No. Entry is free for children under 3.'],
      },
      {
        id: 'q-cancellation',
        question: 'What if I have to cancel?',
        keywords: 'refund money back',
        answer: [
          'Tell us as early as you can. What you get back is set out in the ',
          cancellation,
          ' on the blog page.',
        ],
      },
      {
        id: 'q-pets',
        question: 'May I bring my pet?',
        keywords: 'dogs cats animals',
        answer: ['No pets, please. The animals of the farm would have opinions.'],
      },
    ],
  },
  {
    id: 'safety',
    title: 'Safety, Accessibility, and Sustainability',
    questions: [
      {
        id: 'q-accessibility',
        question: 'Are the farms accessible?',
        keywords: 'wheelchair disability step-free walking',
        answer: [
          'Some farms are accessible, but not all. Contact us in advance and tell us what you need, and we will look for the farm that fits: ',
          phone,
          ' or ',
          mail,
          '.',
        ],
      },
      {
        id: 'q-safety',
        question: 'How do I stay safe on a working farm?',
        keywords: 'danger machines hygiene',
        answer: [
          'Stay with your host, keep to the paths you are shown, and ask before you touch an animal or a machine. Wash your hands before you eat.',
        ],
      },
      {
        id: 'q-health',
        question: 'What should I tell you before I come?',
        keywords: 'allergy vegetarian vegan diet medicine',
        answer: [
          'Allergies, medical needs, and anything you do not eat. The kitchen and the guide plan better when they know.',
        ],
      },
      {
        id: 'q-land',
        question: 'How do the visits treat the land?',
        keywords: 'sustainable environment eco',
        answer: [
          'We keep groups to the size a farm can carry, buy lunch where we walk, and ask every guest to leave nothing behind. ',
          { name: 'Our impact', href: paths.impact() },
          ' has its own section.',
        ],
      },
      {
        id: 'q-footprint',
        question: 'What can I do to travel lightly?',
        keywords: 'sustainable plastic environment eco',
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
        id: 'q-bring',
        question: 'What should I bring?',
        keywords: 'pack packing clothes wear boots',
        answer: [
          'Closed-toe shoes, hats, sunscreen, bug spray and reusable water bottles. Add a jumper: mornings on the ridges are cold.',
        ],
      },
      {
        id: 'q-food',
        question: 'May I bring my own food?',
        keywords: 'lunch picnic eat drink',
        answer: [
          'It is negotiable; ask us first. We recommend eating at the farm: lunch there was often still growing at breakfast.',
        ],
      },
      {
        id: 'q-produce',
        question: 'Can I take produce home?',
        keywords: 'buy fruit vegetables shopping',
        answer: ['Where the farm sells it, yes. Produce bags are provided.'],
      },
      {
        id: 'q-weather',
        question: 'What if the weather turns?',
        keywords: 'rain storm mud',
        answer: [
          'Farms live by weather and season, so the order of a day may change; we tell you before you travel. For severe weather, see the ',
          cancellation,
          '.',
        ],
      },
      {
        id: 'q-pictures',
        question: 'May I take pictures?',
        keywords: 'photos photographs camera video',
        answer: [
          'Of fields and animals, gladly. Ask people first. If we would like to use a picture of you, we ask you too, with the ',
          { name: 'image consent form', href: site.imageConsentForm },
          '.',
        ],
      },
    ],
  },
]
