import type { QuestionGroup } from '../lib/question-group'

/** What visitors ask about tours that they compare; the specification answers none of it. */
export const shortlistQuestions: readonly QuestionGroup[] = [
  {
    title: 'Please tell me',
    questions: [
      'Which dates are possible?',
      'What does each tour cost for our group?',
      'Where are toilets, and where can we wash our hands?',
      'How do we get there, and can you pick us up?',
      'How and when do we pay?',
      'What happens when it rains?',
      'From which age may children come?',
    ],
  },
]
