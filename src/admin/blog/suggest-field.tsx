import { useId, type ComponentProps } from 'react'
import { TextField } from '../../components/form/text-field'

type SuggestFieldProps = ComponentProps<typeof TextField> & {
  /** What is in use already; anything else may be written, too. */
  suggestions: readonly string[]
}

/** A one-line field that offers what others have written there before. */
export function SuggestField({ suggestions, ...field }: SuggestFieldProps) {
  const listId = useId()
  return (
    <>
      <TextField {...field} list={listId} autoComplete="off" />
      <datalist id={listId}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </>
  )
}
