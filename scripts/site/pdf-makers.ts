// Imported with `importModule`, so that both see the content of the build.

export { makeBrochure } from './brochure'
export { makeSchoolSheet } from './school-sheet'
