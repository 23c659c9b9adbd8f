import { flag, group, id, linkedText, list, paragraph, textLine, wholeNumber } from './part'

/** The FAQ page. */
export const faq = group('FAQ', {
  sections: list(
    'Sections',
    group('Section', {
      id: id('title'),
      title: textLine('Title', 60),
      questions: list(
        'Questions',
        group('Question', {
          id: id<`q-${string}`>('question', 'q-'),
          question: textLine('Question', 120),
          answer: linkedText('Answer', 800),
          keywords: textLine('Further search words', 120, {
            need: 'optional',
            hint: 'Words that visitors type and that stand in neither the question nor the answer.',
          }),
          hasBooking: flag('Show the booking link under the answer'),
        }),
        { one: 'a question', least: 1, most: 30 },
      ),
    }),
    { one: 'a section', least: 1, most: 12 },
  ),
  closingNote: paragraph('Sentence under the last question', 200),
})

/** What is refunded when a trip is cancelled. */
export const policy = group(
  'Cancellation policy',
  {
    title: textLine('Title', 80),
    intro: paragraph('Introduction', 300),
    steps: list(
      'Refunds, the longest notice first',
      group('Refund', {
        minDays: wholeNumber('Days before the trip, at least', 0, 365),
        refundPercent: wholeNumber('Refund in per cent', 0, 100),
        feePercent: wholeNumber('Processing fee in per cent', 0, 100),
      }),
      { one: 'a refund', least: 1, most: 8 },
      { hint: 'The sentences and the refund calculator follow. The last row begins at 0 days.' },
    ),
    waiver: paragraph('When fees are waived', 300),
    calculatorNote: paragraph('Note under the refund calculator', 300),
  },
  {
    check: ({ steps }) => {
      const days = steps.map(({ minDays }) => minDays)
      const isFalling = days.every((least, index) => index === 0 || least < (days[index - 1] ?? 0))
      return isFalling && days.at(-1) === 0
        ? []
        : [
            {
              path: ['steps'],
              message:
                'Sort the refunds from the longest notice to the shortest; the last begins at 0 days.',
            },
          ]
    },
  },
)

/** Know before you go. */
export const advice = group('Know before you go', {
  items: list(
    'Advice',
    group('Advice', {
      name: textLine('Name', 40),
      text: paragraph('Text', 160),
      question: {
        ...id<`q-${string}`>('question', 'q-'),
        input: 'question',
        label: 'Question that says more',
      },
    }),
    { one: 'a piece of advice', least: 1, most: 10 },
  ),
})

/** What the contact form asks for. */
export const contact = group('Contact form', {
  tourTypes: list(
    'Kinds of tour',
    group('Kind of tour', {
      value: id('label'),
      label: textLine('Label', 60),
    }),
    { one: 'a kind of tour', least: 1, most: 20 },
  ),
})

const legalText = (label: string) =>
  list(label, linkedText('Paragraph', 1500), { one: 'a paragraph', least: 1, most: 40 })

/** The legal texts in the footer. */
export const legal = group('Legal texts', {
  privacy: legalText('Privacy Policy'),
  terms: legalText('Terms of Service'),
})
