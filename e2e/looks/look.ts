import { photograph } from './photograph'
import { expectSameLook } from './take'

/** What each comparison begins with, on every machine. */
export const lookSettings = {
  locale: 'en-US',
  timezoneId: 'Africa/Nairobi',
  deviceScaleFactor: 1,
} as const

/** What the specs of looks do with each state: `npm run looks:sheet` wants pictures, a test an answer. */
export const look = process.env['LOOKS_SHEET'] ? photograph : expectSameLook
