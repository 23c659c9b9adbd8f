/** A word that stands for a fact in a text of the operator; `fact-labels.ts` says what each stands for. */
export type FactWord =
  | 'name'
  | 'chat'
  | 'phone'
  | 'email'
  | 'hours'
  | 'responseHours'
  | 'discount'
  | 'imageConsentForm'
  | 'dataWithdrawalForm'

/** A word in braces, such as `{phone}`. */
export const inBraces = /\{([^{}]*)\}/g

/** Replaces the words in braces; one that is not in `values` stays as it is. */
export function fillWords(
  text: string,
  values: Readonly<Partial<Record<FactWord, string>>>,
): string {
  return text.replace(inBraces, (found, word: string) =>
    Object.hasOwn(values, word) ? (Reflect.get(values, word) ?? found) : found,
  )
}
