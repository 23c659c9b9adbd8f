import { filledAll } from './fact-text'
import { partners as sheet } from './facts/partners'

export const { partners } = filledAll(sheet)
