/** Class of the input of a list's entry. */
export const inputClass =
  'min-h-11 w-full min-w-0 rounded-postcard border border-muted bg-card px-3 py-2 text-base hover:border-tea aria-invalid:border-danger aria-invalid:bg-danger-soft'

/** Error of a field that consists of several controls. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (text === undefined) return null
  return (
    <p id={id} className="mt-1 border-l-4 border-danger pl-2 font-semibold text-danger">
      {text}
    </p>
  )
}
