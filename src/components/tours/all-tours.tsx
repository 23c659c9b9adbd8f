import { VisuallyHidden } from '../ui/visually-hidden'

/** What closes a tour that was opened by its address: there is nothing to go back to but the list. */
export function ToAllTours() {
  return (
    <span>
      <VisuallyHidden>Close: </VisuallyHidden>All tours
    </span>
  )
}
