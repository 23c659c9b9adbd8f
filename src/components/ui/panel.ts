/** A sheet of card on the paper of the page. */
export const panelClass = 'rounded-postcard bg-card shadow-card'

/** A panel that leads somewhere lifts under a mouse and for the keyboard. A finger has neither. */
export const liftClass =
  'transition duration-quick ease-settle hover:shadow-raised has-focus-visible:shadow-raised motion-safe:hover:-translate-y-1 motion-safe:has-focus-visible:-translate-y-1'

/** A notice at the foot of the window, over whatever the page shows; for `role="alert"` or a status. */
export const floatingClass =
  'fixed inset-x-4 bottom-4 mx-auto flex max-w-prose items-center gap-3 rounded-panel bg-card p-4 shadow-raised'

/** What a dialog lays over the page behind it. */
export const dimClass = 'fixed inset-0 z-50 bg-ink/70'
