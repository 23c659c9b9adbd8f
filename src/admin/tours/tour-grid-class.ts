/** As many cards side by side as have room for a title beside their picture. */
export const tourGridClass = 'grid grid-cols-1 gap-3 md:gap-4 lg:grid-cols-2 2xl:grid-cols-3'
