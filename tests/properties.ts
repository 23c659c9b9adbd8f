import { assert, configureGlobal } from 'fast-check'

/**
 * Checks a property with the same cases on every run, so that one commit has one result.
 * `PROPERTY_SEED=<number> npm test` tries other cases; a failure prints its seed.
 */
configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

export { assert }
