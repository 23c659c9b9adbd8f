// Classes of what can be pressed: a link that looks like a button shares them with the button.
// How a pressed and a busy one look is in controls.css.

const base =
  'press inline-flex min-h-11 items-center justify-center gap-2 rounded-postcard py-2.5 text-center font-semibold transition duration-quick disabled:cursor-not-allowed disabled:opacity-60'

const looks = {
  /** The one action of a view. */
  primary: 'bg-terracotta text-card hover:bg-terracotta-dark',
  /** The action beside it. */
  secondary: 'border-2 border-tea bg-card text-tea hover:bg-tea-soft',
  /** An action in passing. */
  quiet: 'text-tea hover:bg-tea-soft active:bg-tea-soft',
  /** An action that removes. */
  danger: 'bg-danger text-card hover:bg-ink',
} as const

const sizes = {
  normal: 'px-5',
  /** For a bar or a card, where several stand side by side. */
  compact: 'px-3',
} as const

/**
 * Classes of a button or of a link that looks like one.
 *
 * @param look which of the four looks
 * @param extra further classes, for width and place only
 * @param size how much room is left and right of the text
 */
export function buttonClass(
  look: keyof typeof looks = 'primary',
  extra = '',
  size: keyof typeof sizes = 'normal',
): string {
  return `${base} ${sizes[size]} ${looks[look]} ${extra}`.trimEnd()
}

/** A round button of one drawing; give it a name, and a size and colours that fit its ground. */
export const roundButtonClass =
  'press grid shrink-0 place-items-center rounded-full transition duration-quick'

/** A link in or beside words. */
export const textLinkClass =
  'font-semibold text-tea underline underline-offset-4 hover:text-tea-dark active:text-ink'

/** The same where it stands alone and a thumb must find it. */
export const lineLinkClass = `inline-flex min-h-11 items-center ${textLinkClass}`
