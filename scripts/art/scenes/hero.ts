import type { Scene } from '../scene'
import { cityStreet } from './hero/city'
import { lakeInTheValley } from './hero/lake-valley'
import { plainAtEvening } from './hero/plain'
import { teaAtSunrise } from './hero/tea'

const wide = { width: 2100, height: 900 }
const tall = { width: 1080, height: 1350 }

/** The slides of the home page, each wide and upright; the left third stays calm for the text. */
export const scenes: readonly Scene[] = [
  { name: 'hero/1', ...wide, seed: 101, compose: teaAtSunrise },
  { name: 'hero/1-phone', ...tall, seed: 102, compose: teaAtSunrise },
  { name: 'hero/2', ...wide, seed: 201, compose: plainAtEvening },
  { name: 'hero/2-phone', ...tall, seed: 202, compose: plainAtEvening },
  { name: 'hero/3', ...wide, seed: 301, compose: cityStreet },
  { name: 'hero/3-phone', ...tall, seed: 302, compose: cityStreet },
  { name: 'hero/4', ...wide, seed: 401, compose: lakeInTheValley },
  { name: 'hero/4-phone', ...tall, seed: 402, compose: lakeInTheValley },
]
