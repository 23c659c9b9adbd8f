import { about, partners, services } from './about'
import { advice, contact, faq, legal, policy } from './answers'
import { categories, series } from './categories'
import { company } from './company'
import { counting } from './counting'
import { figures, hero, home } from './home'
import type { Part, ValueOf } from './part'

/**
 * What the site says besides tours, posts and pictures, as sheets of facts. Each is a row of the table
 * `site_facts`, a module of `src/content/facts` and a form in the studio. The number identifies the
 * row in manifests and logs.
 */
export const factSheets = {
  company: { id: 1, part: company },
  hero: { id: 2, part: hero },
  home: { id: 3, part: home },
  figures: { id: 4, part: figures },
  about: { id: 5, part: about },
  partners: { id: 6, part: partners },
  services: { id: 7, part: services },
  faq: { id: 8, part: faq },
  policy: { id: 9, part: policy },
  advice: { id: 10, part: advice },
  contact: { id: 11, part: contact },
  legal: { id: 12, part: legal },
  categories: { id: 13, part: categories },
  series: { id: 14, part: series },
  counting: { id: 15, part: counting },
} as const satisfies Readonly<Record<string, { id: number; part: Part }>>

export type FactKey = keyof typeof factSheets

/** The value of a sheet. */
export type FactsOf<Key extends FactKey> = ValueOf<(typeof factSheets)[Key]['part']>

/** The values of all sheets. */
export type Facts = { [Key in FactKey]: FactsOf<Key> }

/** The row of a sheet. */
export type FactRow = { id: number; key: FactKey; value: unknown }

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys
export const factKeys = Object.keys(factSheets) as FactKey[]

/** The sheet with this number. */
export function factKeyOf(id: number): FactKey | undefined {
  return factKeys.find((key) => factSheets[key].id === id)
}

/** Where a path leads within a sheet, in words: `Sections 2, Questions 1, Answer`. */
export function factLabel(part: Part, path: readonly PropertyKey[]): string {
  const words: string[] = []
  let current: Part | undefined = part
  for (const step of path) {
    if (typeof step === 'number' && current?.input === 'list') {
      words.push(`${words.pop() ?? current.label} ${step + 1}`)
      current = current.entry
      continue
    }
    current = typeof step === 'string' ? current?.parts?.[step] : undefined
    if (!current) break
    words.push(current.label)
  }
  return words.join(', ')
}
