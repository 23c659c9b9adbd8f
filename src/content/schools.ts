import type { QuestionGroup } from '../lib/question-group'

/**
 * What a school settles with the operator before a visit. The specification answers none of these, so the
 * page asks them instead of promising something.
 */
export const schoolQuestions: readonly QuestionGroup[] = [
  {
    title: 'Price',
    questions: ['What does the visit cost for our class, and what changes the price?'],
  },
  {
    title: 'Adults',
    questions: [
      'How many adults should come with our pupils?',
      'Do the adults who come with us pay?',
    ],
  },
  {
    title: 'Hygiene and first aid',
    questions: [
      'Where do pupils wash their hands after touching animals and before eating?',
      'Where are the toilets, and how many are there?',
      'Who gives first aid, and where is the nearest clinic?',
      'What should we tell you about allergies, asthma and medicines?',
    ],
  },
  {
    title: 'Risk',
    questions: [
      'May we have your risk assessment for this visit?',
      'Which animals, machines and open water will the pupils be near?',
      'Are the pupils insured with you during the visit?',
      'What happens when it rains?',
    ],
  },
  {
    title: 'Getting there and around',
    questions: [
      'Can a coach reach the farm and turn there?',
      'Which stations can a pupil in a wheelchair take part in?',
    ],
  },
]

/** About the consent of parents. */
export const schoolConsent = {
  visit:
    'Consent to the visit is between your school and the parents: use your school’s own letter, or the note for parents. Ask us for any fact that it should name.',
  pictures: 'For pictures in which pupils can be recognized we have a form for their parents:',
} as const

/** Lines on the sheet for the one who approves the visit. */
export const schoolHead = ['Head teacher', 'Signature', 'Date'] as const
