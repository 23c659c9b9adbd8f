import { filledAll } from './fact-text'
import { contact } from './facts/contact'

/** What the contact form asks for, in order. The values appear in the subject of the mail. */
export const { tourTypes } = filledAll(contact)
