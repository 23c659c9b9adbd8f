/** The look of everything that stands on the page as one thing: a list, a form, a figure. */
export const frameClass = 'rounded-panel border border-line bg-card'
