import { filledAll } from './fact-text'
import { advice } from './facts/advice'

/** What visitors should know before a tour; short versions of answers on the FAQ page. */
export const { items: tourAdvice } = filledAll(advice)
