import type { QuestionGroup } from '../lib/question-group'

// The specification answers none of these, so the page asks them instead of promising something.

/** What a company settles with the operator before a day for its team. */
export const teamQuestions: readonly QuestionGroup[] = [
  {
    title: 'Cost and payment',
    questions: [
      'What does the day cost for our group?',
      'May we have a quote and an invoice in the name of our company?',
      'How and when do we pay?',
    ],
  },
  {
    title: 'The day',
    questions: [
      'Which activities suit a team?',
      'Where can we sit down for a meeting or a talk?',
      'What is there to eat, and can you cater for diets?',
      'What happens when it rains?',
    ],
  },
  {
    title: 'Getting there and around',
    questions: [
      'Can you arrange transport from Nairobi?',
      'Which activities can a person in a wheelchair take part in?',
    ],
  },
]

/** What somebody settles with the operator before they become partners. */
export const partnershipQuestions: readonly QuestionGroup[] = [
  {
    title: 'Working together',
    questions: [
      'What do you look for in a partner?',
      'What would you need from us, and what would we get?',
      'How do we begin, and whom do we talk to?',
    ],
  },
]

/** Who may become a partner, and what each may think about before they write. */
export const partnerKinds = [
  {
    kind: 'A farm',
    ask: 'Could guests see your fields, animals or kitchen? How many at once, and when?',
  },
  {
    kind: 'A company',
    ask: 'Would your team or your customers come to a farm? Or do you offer what a day there needs?',
  },
  {
    kind: 'A conservation group',
    ask: 'Which place or project could visitors see, or lend a hand with?',
  },
  {
    kind: 'A school or college',
    ask: 'Which lesson or research question could a day on a farm answer?',
  },
  { kind: 'Someone else', ask: '' },
] as const

/** The question to which the part about pictures and texts leads. */
export const pictureQuestion = 'Which pictures and texts may we use?'

/** What a travel company settles with the operator before it sells a tour. */
export const tradeQuestions: readonly QuestionGroup[] = [
  {
    title: 'Rates and terms',
    questions: [
      'What are your rates for travel companies, and until when are they valid?',
      'What does a rate include?',
      'How do we confirm, change and cancel a booking?',
    ],
  },
  {
    title: 'For our program',
    questions: [
      pictureQuestion,
      'Which licences and memberships do you hold?',
      'In which languages do you guide?',
    ],
  },
]
