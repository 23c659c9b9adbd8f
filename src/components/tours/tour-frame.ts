// The static copy of the dialog and the real one take the same place, so they share their classes.

import { dimClass } from '../ui/panel'

/** The dimmed page behind; centres the card. */
export const overlayClass = `${dimClass} flex items-center justify-center overflow-hidden md:p-6`

/** The room in which the card turns: the whole screen on phones. Both sides fill it. */
export const panelClass =
  'relative h-dvh w-full max-w-4xl perspective-distant md:h-full md:max-h-240'

/** One side of the card. */
export const sideClass =
  'absolute inset-0 flex flex-col overflow-hidden bg-card text-ink shadow-raised backface-hidden md:rounded-panel'

/** The part that scrolls. */
export const scrollerClass = 'min-h-0 grow overflow-y-auto overscroll-contain'

/** The row of buttons at the foot, always in view. */
export const actionsClass =
  'shrink-0 gap-3 border-t border-line bg-card px-5 py-3 sm:flex sm:justify-end md:px-8'

/** Buttons that fill the row on phones, where a thumb finds them. */
export const wideOnPhones = 'grow sm:grow-0'

export const titleClass = 'text-heading'
