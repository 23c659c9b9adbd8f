import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { factSheets, type FactsOf } from '../../content/collections/facts/sheets'
import { factValues } from '../../content/fact-text'
import { factWords } from '../../lib/fact-labels'
import { sheetOptions } from './sheet-queries'
import { repaired } from './sheet-values'

type InsertFactProps = {
  /** Label of the field, for screen readers. */
  label: string
  /** Puts a word in braces at the cursor. */
  onInsert: (word: string) => void
}

/**
 * A disclosure with the facts that a text may contain, so that each is changed in one place. They are
 * read when it is opened: what is saved, which visitors see after the next publish.
 */
export function InsertFact({ label, onInsert }: InsertFactProps) {
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...sheetOptions('company'), enabled: isOpen })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- repaired to the form of the sheet
  const company = data && (repaired(factSheets.company.part, data.value) as FactsOf<'company'>)
  const values = company && factValues(company)
  return (
    <details className="mt-1 text-sm" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
                {`{${word}}`}: {values ? Reflect.get(values, word) : '…'}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
