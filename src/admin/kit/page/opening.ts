/** A page that may be opened, for its first reads. */
export type Opening = {
  /** The query of its URL. */
  search: string
  /** The last part of its path; of an editor, the id of its row. */
  id: string
  /** Whether it is opening; otherwise a link to it was touched. */
  isOpening: boolean
}
