import { dimClass } from '../ui/panel'

// Apart from the other classes of the dialog: the page of the tours needs these at once.

/** Dims the page and centres the card. */
export const overlayClass = `${dimClass} flex items-center justify-center overflow-hidden md:p-6`
