/** Numbers that the specification fixes: times in ms, lengths in px. */

/** Time until the next slide of the hero. */
export const heroAdvanceMs = 5000

/** Scroll offset of sections, so that the fixed bar does not cover them. */
export const hashScrollOffsetPx = 80

/** Delay before scrolling to a section of a page that has just been rendered. */
export const hashScrollDelayMs = 100

/** Time until a toast disappears. */
export const toastMs = 3000

/** Interval of the check for open developer tools. */
export const devToolsCheckMs = 1000

/** A check that takes longer than this was paused by developer tools. */
export const devToolsThresholdMs = 100

/** Hover time until a tooltip opens. */
export const tooltipDelayMs = 700

/** Within this time after a tooltip, the next one opens without delay. */
export const tooltipSkipMs = 300

/** Scroll distance at which the newsletter is offered. */
export const newsletterScrollPx = 200

/** Storage key for whether the newsletter was offered. */
export const newsletterStorageKey = 'emailPopupShown'

/** Number of related articles under an article. */
export const relatedArticles = 3

/** Every n-th picture of the gallery is large; takes precedence over `galleryWideEvery`. */
export const galleryLargeEvery = 7

/** Every n-th picture of the gallery is wide. */
export const galleryWideEvery = 5

/** On narrower screens, the sidebar of the studio is a sheet. */
export const studioNarrowPx = 768

/** Widths of the sidebar of the studio. */
export const sidebarWidths = { open: '16rem', sheet: '18rem', icons: '3rem' } as const

/** Lifetime in days of the cookie for the state of the sidebar. */
export const sidebarCookieDays = 7

/** Shortest password. */
export const passwordMinLength = 6
