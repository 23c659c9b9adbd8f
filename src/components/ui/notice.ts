const tones = {
  /** What is worth knowing. */
  advice: 'bg-tea-soft',
  /** What has happened, as it should. */
  success: 'border-2 border-tea bg-tea-soft',
  /** What needs a look. */
  warning: 'border-2 border-maize bg-maize-soft',
  /** What is wrong. */
  error: 'border-2 border-danger bg-danger-soft',
} as const

/** Classes of a notice that stands among the words of a page. */
export function noticeClass(tone: keyof typeof tones): string {
  return `rounded-panel ${tones[tone]}`
}
