import { filled } from '../../content/fact-text'
import { factWords } from '../../lib/fact-words'

type InsertFactProps = {
  /** Label of the field, for screen readers. */
  label: string
  /** Puts a word in braces at the cursor. */
  onInsert: (word: string) => void
}

/** A disclosure with the facts that a text may contain, so that each is changed in one place. */
export function InsertFact({ label, onInsert }: InsertFactProps) {
  return (
    <details className="mt-1 text-sm">
      <summary
        aria-label={`Insert a fact into ${label}`}
        className="flex min-h-11 w-fit cursor-pointer items-center px-1 font-semibold text-tea underline underline-offset-4"
      >
        Insert a fact
      </summary>
      <p className="px-1 text-muted">
        It stays right when the fact changes. The site shows it instead of the word in braces.
      </p>
      <ul className="grid grid-cols-1">
        {Object.entries(factWords).map(([word, what]) => (
          <li key={word}>
            <button
              type="button"
              className="min-h-11 w-full rounded-postcard px-1 py-1.5 text-left hover:bg-tea-soft"
              onClick={() => onInsert(`{${word}}`)}
            >
              <span className="font-semibold">{what}</span>
              <span className="block wrap-anywhere text-muted">
                {`{${word}}`}: {filled(`{${word}}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
