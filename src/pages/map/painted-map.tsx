import { Picture } from '../../components/ui/picture'
import { mapPainting } from '../../content/map-painting'
import { mapPicture, mapStops } from '../../content/map-stops'
import { counted } from '../../lib/format'
import { mapAspect } from '../../lib/map-projection'

/** Smaller than rendered, so that phones of three pixels a point and sharp screens take the file of 960 pixels. */
const mapSizes = '(min-width:40rem) 30rem,65vw'

/**
 * The painting with a numbered stamp for each stop, which leads to the stop's entry in the list.
 *
 * @param active the stop that is pointed at, here or in the list
 */
export function PaintedMap({ active }: { active: string | undefined }) {
  return (
    <nav aria-label="Places on the map" className="@container relative">
      <Picture
        src={mapPainting}
        alt="Painted map of Kenya, from Lake Victoria in the west to the Indian Ocean in the east"
        file={mapPicture}
        sizes={mapSizes}
        eager
        isLead
        className="h-auto w-full rounded-postcard shadow-card"
      />
      <Threads active={active} />
      <ol>
        {mapStops.map(({ id, name, tours, stamp }, index) => (
          <li
            key={id}
            className="absolute -translate-1/2"
            style={{ left: `${stamp.x}%`, top: `${stamp.y}%` }}
          >
            <a
              href={`#${id}`}
              aria-label={`${index + 1}: ${name}, ${counted(tours.length, 'tour')}`}
              data-stop={id}
              data-active={id === active || undefined}
              // Sizes in pixels, because the distance between stamps does not grow with the letters.
              className="map-stamp grid size-[clamp(24px,8.2cqi,44px)] place-items-center"
            >
              {index + 1}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** A dot at each place, and a thread from it to its stamp. */
function Threads({ active }: { active: string | undefined }) {
  const height = 100 / mapAspect
  const down = (y: number) => (y / 100) * height
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {mapStops.map(({ id, dot, stamp }) => (
        <g key={id} data-active={id === active || undefined} className="map-thread">
          <line x1={dot.x} y1={down(dot.y)} x2={stamp.x} y2={down(stamp.y)} />
          <circle cx={dot.x} cy={down(dot.y)} r="0.8" />
        </g>
      ))}
    </svg>
  )
}
