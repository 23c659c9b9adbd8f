/**
 * Titles and the slugs that both `slugify` of the studio and `private.slug_of` of the database must
 * make of them: SQL can import nothing, so the rule is written twice and held together here.
 */
export const slugExamples: readonly (readonly [title: string, slug: string])[] = [
  ['Coffee & Dairy Tour ☕', 'coffee-and-dairy-tour'],
  ["Nairobi's Café — Crème", 'nairobis-cafe-creme'],
  ['  9-Day  Mixed/Farming ', '9-day-mixed-farming'],
  ['The farmer’s & the baker’s', 'the-farmers-and-the-bakers'],
  ['Tea&Cheese', 'tea-and-cheese'],
  ['--__Already-a--slug__--', 'already-a-slug'],
  ['Œuf, ﬁg, ½ acre, Ⅳ, K²', 'uf-fig-1-2-acre-iv-k2'],
  ['ÅNGSTRÖM İzmir Straße', 'angstrom-izmir-stra-e'],
  ['☕🐐', ''],
  ['شاي', ''],
  ['', ''],
  ['word '.repeat(40), `${'word-'.repeat(21)}word`],
  [`${'a'.repeat(109)} b`, 'a'.repeat(109)],
]
