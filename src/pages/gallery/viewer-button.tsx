import { roundButtonClass } from '../../components/ui/button'
import { Icon } from '../../components/ui/icon'

type ViewerButtonProps = {
  /** Accessible name. */
  name: string
  icon: string
  place: 'close' | 'previous' | 'next'
  onPress: () => void
}

/** A round button of the viewer. */
export function ViewerButton({ name, icon, place, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-solid
      className={`viewer-${place} size-12 bg-night-soft text-card hover:bg-tea focus-visible:outline-maize ${roundButtonClass}`}
      onClick={onPress}
    >
      <Icon d={icon} className="size-6" />
    </button>
  )
}
