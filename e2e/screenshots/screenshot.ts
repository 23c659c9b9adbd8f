import { photograph } from './photograph'
import { expectBaseline } from './compare-with-baseline'

/** The browser settings of every screenshot, on every machine. */
export const screenshotSettings = {
  locale: 'en-US',
  timezoneId: 'Africa/Nairobi',
  deviceScaleFactor: 1,
} as const

/** Compares a state with its baseline picture; under `npm run screenshots:sheet` it only photographs it. */
export const checkScreenshot = process.env['SCREENSHOT_SHEET'] ? photograph : expectBaseline
