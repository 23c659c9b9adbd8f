import type { Consent } from '../kit/picture-library/gallery-image-row'

/** What the people in a picture said, in words. */
export const consentNames: Readonly<Record<Consent, string>> = {
  unknown: 'Consent not known',
  consented: 'Consent given',
  withdrawn: 'Consent withdrawn',
}
