/**
 * Printed instead of the page, and shown as a message. In a module of its own because every page
 * loads it, unlike the rest of the protection.
 */
export const printingIsDisabled = 'Printing is disabled'
