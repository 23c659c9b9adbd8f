type BookingQuestionsProps = {
  questions: readonly string[]
  /** The ticked ones, one a line. */
  value: string
  onChange: (value: string) => void
}

/** The questions of an enquiry, one a line, as a list. */
export const askedOf = (value: string): readonly string[] => value.split('\n').filter(Boolean)

/** Questions to tick for the message, folded away, so that the form stays short. */
export function BookingQuestions({ questions, value, onChange }: BookingQuestionsProps) {
  const asked = askedOf(value)
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">
        Add questions to your message{asked.length > 0 && ` (${asked.length} added)`}
      </summary>
      <fieldset>
        <legend className="sr-only">Please tell me</legend>
        {questions.map((question) => (
          <label key={question} className="flex min-h-11 items-center gap-3 py-1">
            <input
              type="checkbox"
              className="size-5 shrink-0 accent-tea"
              checked={asked.includes(question)}
              onChange={({ target }) =>
                onChange(
                  questions
                    .filter((other) =>
                      other === question ? target.checked : asked.includes(other),
                    )
                    .join('\n'),
                )
              }
            />
            {question}
          </label>
        ))}
      </fieldset>
    </details>
  )
}
