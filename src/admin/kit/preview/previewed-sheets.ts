import type { FactKey } from '../../../content/collections/facts/sheets'

const previewed = ['company', 'hero', 'figures', 'partners', 'services', 'faq', 'policy'] as const

/** A sheet that visitors see as a part of one page. */
export type PreviewedSheet = (typeof previewed)[number]

/** Whether a sheet has a preview; others stand in many places, or are words alone. */
export function isPreviewed(sheet: FactKey): sheet is PreviewedSheet {
  return previewed.some((known) => known === sheet)
}
