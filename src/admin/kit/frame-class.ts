/** The look of everything that forms a card: a list, a form, a figure. */
export const frameClass = 'rounded-panel border border-line bg-card'
