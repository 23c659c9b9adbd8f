/** The PDF for teachers that the build generates from this content. */
export const schoolSheet = {
  /** Path of the file. */
  href: '/school-visit.pdf',
  /** File size for the label, such as `0.1 MB`; empty if there is no such file. */
  size: import.meta.env?.VITE_SCHOOL_SHEET_SIZE ?? '',
} as const
