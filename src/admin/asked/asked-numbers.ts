import { dayMs } from '../../lib/calendar-day'
import { longDate } from '../../lib/format'
import type { PressKind } from '../../lib/press'
import { plainTitle } from '../../lib/tour-title'

/** The presses of one week on one kind of button, for one tour. */
export type AskedRow = {
  /** Its Monday, `YYYY-MM-DD`. */
  week: string
  kind: PressKind
  /** Id of the tour; null for presses about none in particular. */
  tour: number | null
  /** Title of the tour; null where there is none, or no longer. */
  title: string | null
  total: number
}

/** What each kind of press is called, in the order of the tables. */
export const kindLabels: Readonly<Record<PressKind, string>> = {
  send: 'Send',
  mail: 'Mail',
  call: 'Call',
  brochure: 'Brochure',
  shortlist: 'Keep',
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys
export const pressKinds = Object.keys(kindLabels) as PressKind[]

/** What a row is about, in words. */
function subjectOf({ tour, title }: Pick<AskedRow, 'tour' | 'title'>): string {
  if (tour === null) return 'No tour in particular'
  return title === null ? `Tour ${tour}, deleted` : plainTitle(title)
}

/** A line of a table: its name, and the presses of each kind. */
export type AskedLine = {
  id: string
  name: string
  counts: Readonly<Record<PressKind, number>>
  all: number
}

function lineOf(id: string, name: string, rows: readonly AskedRow[]): AskedLine {
  const counts = { send: 0, mail: 0, call: 0, brochure: 0, shortlist: 0 }
  for (const { kind, total } of rows) counts[kind] += total
  return { id, name, counts, all: rows.reduce((sum, { total }) => sum + total, 0) }
}

/** The Monday a week before. */
function weekBefore(monday: string): string {
  return new Date(Date.parse(monday) - 7 * dayMs).toISOString().slice(0, 10)
}

/**
 * The lines by week, the latest first: every week from the latest with a press to the first, those between
 * without one included.
 */
export function linesByWeek(rows: readonly AskedRow[]): AskedLine[] {
  const weeks = rows.map(({ week }) => week).toSorted()
  const first = weeks[0] ?? ''
  const lines: AskedLine[] = []
  for (let week = weeks.at(-1) ?? ''; week && week >= first; week = weekBefore(week)) {
    const own = rows.filter((row) => row.week === week)
    lines.push(lineOf(week, longDate(week), own))
  }
  return lines
}

/** The lines by tour, those with the most presses first. */
export function linesByTour(rows: readonly AskedRow[]): AskedLine[] {
  const byTour = new Map<number | null, AskedRow[]>()
  for (const row of rows) byTour.set(row.tour, [...(byTour.get(row.tour) ?? []), row])
  return [...byTour]
    .map(([tour, own]) => lineOf(String(tour), subjectOf({ title: null, ...own[0], tour }), own))
    .toSorted((one, other) => other.all - one.all)
}

/** Everything as rows of a table for spreadsheets, with the names of its columns. */
export function spreadsheetOf(rows: readonly AskedRow[]): (string | number)[][] {
  return [
    ['Week', 'Tour', 'Press', 'Number'],
    ...rows.map((row) => [row.week, subjectOf(row), kindLabels[row.kind], row.total]),
  ]
}
