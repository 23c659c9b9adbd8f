/** Stands alone on printed paper, and in the message on the screen. In a module of its own: every page carries it. */
export const printingIsDisabled = 'Printing is disabled'
