import { Picture } from '../../components/ui/picture'
import { mapPainting } from '../../content/map-painting'
import { mapInset, mapPicture, mapStops } from '../../content/map-stops'
import { counted } from '../../lib/format'
import { mapAspect, type MapPoint } from '../../lib/map-projection'
import { useHydrated } from '../../lib/use-hydrated'

/** Smaller than rendered, so that phones of three pixels a point and sharp screens take the file of 960 pixels. */
const mapSizes = '(min-width:40rem) 30rem,65vw'

/** The file of the larger drawing, whatever the screen: one that most phones have loaded for the whole map. */
const insetWidth = 960
const insetPicture = mapPicture && {
  ...mapPicture,
  width: insetWidth,
  height: Math.round((insetWidth * mapPicture.height) / mapPicture.width),
}

type ActiveProps = {
  /** The stop that is pointed at, here or in the list. */
  active: string | undefined
}

/** A stop by its index, and where its dot and its stamp are on a drawing. */
type Spot = { index: number; dot: MapPoint; stamp: MapPoint }

/** The painting with a numbered stamp for each stop, which leads to the stop's entry in the list. */
export function PaintedMap({ active }: ActiveProps) {
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
      <Stamps
        spots={mapStops.map(({ dot, stamp }, index) => ({ index, dot, stamp }))}
        active={active}
      />
    </nav>
  )
}

/**
 * The crowded region of the same painting, larger: a file of it, moved and magnified, which comes once the visitor
 * uses the page. Nothing without such a region.
 */
export function MapInset({ active }: ActiveProps) {
  const isUsed = useHydrated()
  if (!mapInset) return null
  const { left, top, zoom, spots } = mapInset
  const [nearest] = spots
  const name = mapStops[nearest?.index ?? 0]?.name ?? ''
  const drawing = (
    <Picture
      src={mapPainting}
      alt=""
      file={insetPicture}
      sizes={`${insetWidth}px`}
      className="absolute h-auto max-w-none"
      style={{ width: `${zoom * 100}%`, left: `${-left * zoom}%`, top: `${-top * zoom}%` }}
    />
  )
  return (
    <figure>
      <figcaption className="mb-2 font-semibold">Around {name}, larger</figcaption>
      <nav
        aria-label={`Places around ${name}`}
        className="@container relative overflow-hidden rounded-postcard shadow-card"
        style={{ aspectRatio: mapAspect }}
      >
        {isUsed ? drawing : <noscript>{drawing}</noscript>}
        <Stamps spots={spots} active={active} />
      </nav>
    </figure>
  )
}

type StampsProps = ActiveProps & { spots: readonly Spot[] }

function Stamps({ spots, active }: StampsProps) {
  return (
    <>
      <Threads spots={spots} active={active} />
      <ol>
        {spots.map(({ index, stamp }) => {
          const { id = '', name = '', tours = [] } = mapStops[index] ?? {}
          return (
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
          )
        })}
      </ol>
    </>
  )
}

/** A dot at each place, and a thread from it to its stamp. */
function Threads({ spots, active }: StampsProps) {
  const height = 100 / mapAspect
  const down = (y: number) => (y / 100) * height
  return (
    <svg
      aria-hidden
      viewBox={`0 0 100 ${height}`}
      className="pointer-events-none absolute inset-0 size-full"
    >
      {spots.map(({ index, dot, stamp }) => (
        <g
          key={index}
          data-active={mapStops[index]?.id === active || undefined}
          className="map-thread"
        >
          <line x1={dot.x} y1={down(dot.y)} x2={stamp.x} y2={down(stamp.y)} />
          <circle cx={dot.x} cy={down(dot.y)} r="0.8" />
        </g>
      ))}
    </svg>
  )
}
