/** Pictures side by side, as many as the page has room for. */
export const galleryGridClass =
  'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
