// Classes that the dialog shares with its prerendered copy, so that one replaces the other unnoticed.

/** The area in which the card turns; fills the screen on phones. */
export const panelClass =
  'relative h-dvh w-full max-w-4xl perspective-distant md:h-full md:max-h-240'

/** One side of the card. */
export const sideClass =
  'absolute inset-0 flex flex-col overflow-hidden bg-card text-ink shadow-raised backface-hidden md:rounded-panel [@media(max-height:30rem)]:overflow-y-auto'

/** The scrolling element; in low windows the whole side scrolls, so that the buttons take no room. */
export const scrollerClass =
  'min-h-0 grow overflow-y-auto overscroll-contain [@media(max-height:30rem)]:shrink-0 [@media(max-height:30rem)]:overflow-visible'

/** The row of buttons below the scrolling element. */
export const actionsClass =
  'shrink-0 gap-3 border-t border-line bg-card px-5 py-3 sm:flex sm:justify-end md:px-8'

/** Buttons that fill the row on phones. */
export const wideOnPhones = 'grow sm:grow-0'

export const titleClass = 'text-heading'
