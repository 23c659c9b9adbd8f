const longest = 110

/**
 * The last part of an address from a title, by the rules of the database: `Coffee & Dairy Tour ☕`
 * becomes `coffee-and-dairy-tour`. Empty when nothing readable is left.
 */
export function slugOf(title: string): string {
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
