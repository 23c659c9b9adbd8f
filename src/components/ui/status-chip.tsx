import { Icon } from './icon'

/** Each has its own icon and border, because colour alone must not carry meaning. */
const variants = {
  draft: {
    word: 'Draft',
    d: 'M5 19l1-4.5L16.5 4 20 7.5 9.5 18ZM14 6.5l3.5 3.5',
    className: 'border border-dashed border-muted bg-card text-muted',
  },
  live: {
    word: 'On the site',
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM8 12.4l2.8 2.8 5.2-5.7',
    className: 'border border-tea bg-tea-soft text-tea',
  },
  new: {
    word: 'Not on the site yet',
    d: 'M12 16V4.5M7.5 9 12 4.5 16.5 9M4 14v5.5h16V14',
    className: 'border border-lake bg-card text-lake',
  },
  changed: {
    word: 'Changed',
    d: 'M4 10a8 8 0 0 1 14-3.5L20 9M20 4v5h-5M20 14a8 8 0 0 1-14 3.5L4 15M4 20v-5h5',
    className: 'border-3 border-double border-lake bg-lake-soft text-lake',
  },
  kept: {
    word: 'Kept back',
    d: 'M8 4v16M16 4v16',
    className: 'border-2 border-dashed border-lake bg-card text-lake',
  },
  featured: {
    word: 'Featured',
    d: 'M12 3.5l2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9-5.3 2.9 1.1-6L3.4 9.8l6-.8Z',
    className: 'border-2 border-maize-dark bg-maize-soft text-maize-dark',
  },
  scheduled: {
    word: 'Scheduled',
    d: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM12 7.5V12l3.5 2',
    className: 'border-2 border-dotted border-dusk bg-dusk-soft text-dusk',
  },
  unpublished: {
    word: 'Off the site',
    d: 'M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5S5.5 16.5 3 12ZM4.5 20 19.5 4',
    className: 'border-2 border-dashed border-muted bg-paper text-ink',
  },
  removed: {
    word: 'Will be removed',
    d: 'M4 7h16M9.5 7V4h5v3M6 7l1 13.5h10L18 7M10 11v5.5M14 11v5.5',
    className: 'border-3 border-double border-danger bg-danger-soft text-danger',
  },
}

export type ChipStatus = keyof typeof variants

/** The state of an entry as a word with an icon. */
export function StatusChip({ status }: { status: ChipStatus }) {
  const { word, d, className } = variants[status]
  return (
    <span
      className={`inline-flex min-h-7 max-w-full shrink-0 items-center gap-1.5 rounded-full px-2.5 text-sm font-semibold ${className}`}
    >
      <Icon d={d} className="size-4 shrink-0" />
      <span>{word}</span>
    </span>
  )
}
