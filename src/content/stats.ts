import { filledAll } from './fact-text'
import { figures } from './facts/figures'

/** The counters below the hero, the impact on the home page, and the figures of the about page. */
export const { hero: heroStats, impact: impactStats, about: aboutStats } = filledAll(figures)
