/** Search engines show about so many letters of a title. */
export const shownTitleLetters = 60

/**
 * The title of a page's window and in search results: with the company's name where both are shown
 * whole, as chats and search engines name the site beside it anyway.
 */
export function pageTitle(title: string, company: string): string {
  const both = `${title} | ${company}`
  // An emoji is one letter.
  return Array.from(both).length <= shownTitleLetters ? both : title
}
