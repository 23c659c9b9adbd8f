const brokenDateText = 'This is no whole date. Complete it, or leave it empty.'

/**
 * The date fields of a form that hold something that is no date, such as a day without its time, by their names. The
 * browser gives their value as '', which would be saved as none.
 */
export function brokenDates(form: HTMLFormElement): { field: string; text: string }[] {
  return [...form.elements].flatMap((control) =>
    control instanceof HTMLInputElement &&
    control.type.startsWith('date') &&
    control.validity.badInput
      ? [{ field: control.name, text: brokenDateText }]
      : [],
  )
}
