import { z } from 'zod'
import { columnLabels, type Collection } from '../../src/content/collections/collection'
import { picture } from '../../src/content/collections/pictures'
import { post } from '../../src/content/collections/posts'
import { tour } from '../../src/content/collections/tours'
import type { Mutation } from './mutation'

const collections: readonly Collection[] = [tour, post, picture]

// A trigger takes only names of the sheet of categories, so that without the check nothing more comes in.
const refusedAnyway = new Set(['category of tours takes anything'])

/**
 * Every column of the definitions loses its limits, once each. Derived, so that a new field cannot be
 * forgotten: a column without a check makes its mutant fail, and one whose limits no test tries is not noticed.
 */
export const columnMutations: Mutation[] = collections.flatMap(({ table, fields }) => {
  // A boolean takes nothing but its two values.
  const limited = Object.entries(fields).filter(
    ([, { column }]) => !(column instanceof z.ZodBoolean),
  )
  return [...columnLabels(Object.fromEntries(limited)).keys()]
    .map((column) => ({
      name: `${column} of ${table} takes anything`,
      sql: `alter table public.${table} drop constraint ${table}_${column}_check`,
    }))
    .filter(({ name }) => !refusedAnyway.has(name))
})
