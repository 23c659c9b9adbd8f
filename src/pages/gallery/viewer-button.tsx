import { Icon } from '../../components/ui/icon'

type ViewerButtonProps = {
  /** What it does, for assistive technology. */
  name: string
  icon: string
  place: 'close' | 'previous' | 'next'
  onPress: () => void
}

/** A round button on the dark screen of the viewer. */
export function ViewerButton({ name, icon, place, onPress }: ViewerButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      data-solid
      className={`viewer-${place} grid size-12 place-items-center rounded-full bg-night-soft text-card transition-colors duration-quick hover:bg-tea focus-visible:outline-maize`}
      onClick={onPress}
    >
      <Icon d={icon} className="size-6" />
    </button>
  )
}
