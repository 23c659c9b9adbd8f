/**
 * Ids of the three tours on the home page, in order. Kept apart from the `featured` flag, which
 * four tours carry and which only shows a badge: switching a badge never changes the home page.
 */
export const homeFeatured: readonly [number, number, number] = [3, 5, 8]
