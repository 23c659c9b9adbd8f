// Imported with `importModule`, so that both see the content of the build.

export { makeBrochure } from './brochure'
export { makeSchoolSheets } from './school-sheet'
export { makeTourSheets } from './tour-sheet'
