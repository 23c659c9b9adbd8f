/** Every number that the specification fixes and that is no text: times in ms, lengths in px. */

/** Time each slide of the hero stands before the next. */
export const heroAdvanceMs = 5000

/** Height that the fixed bar may cover: where a section rests under it after a jump. */
export const hashScrollOffsetPx = 80

/** Wait before scrolling to a section of a page that has only just appeared. */
export const hashScrollDelayMs = 100

/** Time a message stands in the corner. */
export const toastMs = 3000

/** Time between two looks for open developer tools. */
export const devToolsCheckMs = 1000

/** A look that takes longer than this was held up by developer tools. */
export const devToolsThresholdMs = 100

/** Time the pointer rests before a tooltip opens. */
export const tooltipDelayMs = 700

/** Time after a tooltip in which the next opens at once. */
export const tooltipSkipMs = 300

/** How far a visitor scrolls before the newsletter is offered. */
export const newsletterScrollPx = 200

/** Name under which the browser keeps that the newsletter was offered. */
export const newsletterStorageKey = 'emailPopupShown'

/** Discount on the first tour that the newsletter promises, in per cent. */
export const newsletterDiscountPercent = 10

/** Other articles shown under an article. */
export const relatedArticles = 3

/** Within how many hours an enquiry is answered. */
export const responseHours = 24

/** Every which picture of the gallery is large; where both fall together, large wins. */
export const galleryLargeEvery = 7

/** Every which picture of the gallery is wide. */
export const galleryWideEvery = 5

/** Narrower screens get the studio's sidebar as a sheet. */
export const studioNarrowPx = 768

/** Widths of the studio's sidebar: open, as a sheet on phones, collapsed to its icons. */
export const sidebarWidths = { open: '16rem', sheet: '18rem', icons: '3rem' } as const

/** Days the browser remembers whether the sidebar is open. */
export const sidebarCookieDays = 7

/** Shortest password. */
export const passwordMinLength = 6
