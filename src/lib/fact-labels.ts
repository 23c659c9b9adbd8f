import { inBraces, type FactWord } from './fact-words'

// Apart from `fact-words.ts`, which every page of the site loads.

/**
 * Words in braces that a text of the operator may contain, such as `{phone}`: the site puts the fact in
 * their place, so that a fact is changed once. The values are for editors.
 */
export const factWords = {
  name: 'the name of the company',
  chat: 'the name of the chat service',
  phone: 'the phone number, as a link',
  email: 'the mailbox for enquiries, as a link',
  hours: 'the opening hours',
  responseHours: 'within how many hours you answer',
  discount: 'the discount for newsletter readers, in per cent',
  imageConsentForm: 'the address of the image consent form',
  dataWithdrawalForm: 'the address of the data withdrawal form',
} as const satisfies Record<FactWord, string>

/** Words in braces that the site does not know, as they stand in the text. */
export function unknownWords(text: string): string[] {
  return [...text.matchAll(inBraces)].flatMap(([found, word = '']) =>
    Object.hasOwn(factWords, word) ? [] : [found],
  )
}
