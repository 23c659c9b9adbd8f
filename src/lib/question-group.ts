/** Questions to the operator that a visitor may send. */
export type QuestionGroup = {
  title: string
  /** As the visitor asks them: they go into the message as they are. */
  questions: readonly string[]
}
