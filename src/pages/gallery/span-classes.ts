import type { Span } from './tile-spans'

// Written out, so that the style sheet knows them; the place in the list is the span.
const columns = {
  md: ['', 'md:col-span-1', 'md:col-span-2', 'md:col-span-3'],
  xl: ['', 'xl:col-span-1', 'xl:col-span-2', 'xl:col-span-3', 'xl:col-span-4'],
}
const rows = {
  md: ['', 'md:row-span-1', 'md:row-span-2'],
  xl: ['', 'xl:row-span-1', 'xl:row-span-2'],
}

/** Classes that give a tile its spans in the grid of two, three (`md`) and four (`xl`) columns. */
export function spanClasses(two: Span, three: Span, four: Span): string {
  return [
    two.columns > 1 && 'col-span-2',
    two.rows > 1 && 'row-span-2',
    three.columns !== two.columns && columns.md[three.columns],
    three.rows !== two.rows && rows.md[three.rows],
    four.columns !== three.columns && columns.xl[four.columns],
    four.rows !== three.rows && rows.xl[four.rows],
  ]
    .filter(Boolean)
    .join(' ')
}
