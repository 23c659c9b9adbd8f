// The static copy of the dialog and the real one take the same place, so they share their classes.

/** The dimmed page behind; centres the panel. */
export const overlayClass =
  'fixed inset-0 z-50 grid place-items-center overflow-hidden bg-ink/70 sm:p-6'

/** The card itself: the whole screen on phones. */
export const panelClass =
  'flex h-dvh w-full max-w-3xl flex-col overflow-hidden bg-card text-ink shadow-raised sm:h-auto sm:max-h-full sm:rounded-xl'

/** The part that scrolls. */
export const scrollerClass = 'min-h-0 grow overflow-y-auto overscroll-contain'

/** The row of buttons at the foot, always in view. */
export const actionsClass =
  'flex shrink-0 flex-wrap justify-end gap-3 border-t border-line bg-card px-5 py-3 sm:px-8'

export const titleClass = 'text-[clamp(1.5rem,1.2rem+1.4vw,2.25rem)] leading-tight font-bold'
