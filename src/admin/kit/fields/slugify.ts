const longest = 110

/**
 * Makes a slug from a title, by the rules of `private.slug_of` in the database;
 * `tests/slug-examples.ts` tests both. `Coffee & Dairy Tour ☕` becomes `coffee-and-dairy-tour`; ''
 * when nothing readable is left.
 */
export function slugify(title: string): string {
  return title
    .replaceAll('&', ' and ')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036F'\u2019]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, longest)
    .replace(/-+$/, '')
}
