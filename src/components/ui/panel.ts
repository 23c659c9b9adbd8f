/** A panel on the background of the page. */
export const panelClass = 'rounded-postcard bg-card shadow-card'

/** For a panel that is a link: it lifts on hover and keyboard focus. */
export const liftClass = 'lift'

/** A notice fixed at the bottom of the window, for `role="alert"` or a status. */
export const floatingClass =
  'fixed inset-x-4 bottom-4 mx-auto flex max-w-prose items-center gap-3 rounded-panel bg-card p-4 shadow-raised'

/** The backdrop of a dialog. */
export const dimClass = 'fixed inset-0 z-50 bg-ink/70'
