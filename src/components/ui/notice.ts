const tones = {
  /** Useful information. */
  advice: 'bg-tea-soft',
  /** An action has succeeded. */
  success: 'border-2 border-tea bg-tea-soft',
  /** Something needs attention. */
  warning: 'border-2 border-maize bg-maize-soft',
  /** Something is wrong. */
  error: 'border-2 border-danger bg-danger-soft',
} as const

/** Classes of a notice in the text of a page. */
export function noticeClass(tone: keyof typeof tones): string {
  return `rounded-panel ${tones[tone]}`
}
