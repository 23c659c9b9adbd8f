// What only a search needs, in one chunk that the first search loads.
export { tourSearchTexts } from '../../content/tour-search-texts'
export { hasSimilarWords } from '../../lib/similar-words'
