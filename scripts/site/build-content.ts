// Imported with `importModule`, so that it sees the content of the build: everything that is evaluated of
// content during a build, in one import, because each evaluates all modules again.

export * as manifestContent from './manifest-content'
export { makeBrochure, makeSchoolSheets, makeTourSheets } from './pdf-makers'
export { precomputedModules } from './precomputed-modules'
