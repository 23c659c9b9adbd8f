// Classes that the dialog shares with its prerendered copy, so that one replaces the other unnoticed.

/** The area in which the card turns; fills the screen on phones. */
export const panelClass =
  'relative h-dvh w-full max-w-4xl perspective-distant md:h-full md:max-h-240'

/** One side of the card. */
export const sideClass =
  'absolute inset-0 flex flex-col overflow-hidden bg-card text-ink shadow-raised backface-hidden md:rounded-panel [@media(max-height:30rem)]:scroll-pb-14 [@media(max-height:30rem)]:overflow-y-auto'

/**
 * The scrolling element; in low windows the whole side scrolls. Positioned, so that it clips what is hidden in it
 * for screen readers: that would make the side scroll, too.
 */
export const scrollerClass =
  'tour-side relative min-h-0 grow overflow-y-auto overscroll-contain [@media(max-height:30rem)]:shrink-0 [@media(max-height:30rem)]:overflow-visible'

/** The buttons below the scrolling element; in low windows they scroll with it. */
export const actionsClass =
  'shrink-0 flex-wrap gap-3 border-t border-line bg-card px-5 py-3 sm:flex sm:justify-end md:px-8 [@media(max-height:30rem)]:gap-2 [@media(max-height:30rem)]:py-1'

/** A single row of such buttons; in low windows it stays at the lower edge. */
export const actionRowClass = `flex [@media(max-height:30rem)]:sticky [@media(max-height:30rem)]:bottom-0 [@media(max-height:30rem)]:z-10 ${actionsClass}`

/** Buttons that fill the row on phones. */
export const wideOnPhones = 'grow sm:grow-0'

export const titleClass = 'text-heading'
