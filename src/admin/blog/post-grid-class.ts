/** As many cards side by side as have room for an excerpt beside their picture. */
export const postGridClass = 'grid grid-cols-1 gap-3 md:gap-4 xl:grid-cols-2'
