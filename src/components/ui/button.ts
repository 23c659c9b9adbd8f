// Classes rather than a component, because links that look like buttons use them, too.
// What all buttons share is in controls.css: it would be repeated in the HTML of each.

const base = 'press button'

const variants = {
  /** The main action of a view. */
  primary: 'bg-terracotta text-card hover:bg-terracotta-dark',
  /** A secondary action. */
  secondary: 'border-2 border-tea bg-card text-tea hover:bg-tea-soft',
  /** A minor action. */
  quiet: 'text-tea hover:bg-tea-soft active:bg-tea-soft',
  /** A destructive action. */
  danger: 'bg-danger text-card hover:bg-ink',
} as const

const sizes = {
  normal: 'px-5',
  /** For a toolbar or a card with several buttons in a row. */
  compact: 'px-3',
} as const

/**
 * Classes of a button or of a link that looks like one.
 *
 * @param variant one of the four styles
 * @param extra further classes, for width and position only
 * @param size padding left and right of the text
 */
export function buttonClass(
  variant: keyof typeof variants = 'primary',
  extra = '',
  size: keyof typeof sizes = 'normal',
): string {
  return `${base} ${sizes[size]} ${variants[variant]} ${extra}`.trimEnd()
}

/** A round button with an icon only: needs an accessible name, a size and colours. */
export const roundButtonClass =
  'press grid shrink-0 place-items-center rounded-full transition duration-quick'

/** A link in text. */
export const textLinkClass =
  'font-semibold text-tea underline underline-offset-4 hover:text-tea-dark active:text-ink'

/** A text link on a line of its own, with a large touch target. */
export const lineLinkClass = `inline-flex min-h-11 items-center ${textLinkClass}`
