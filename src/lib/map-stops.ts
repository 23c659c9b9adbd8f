import { listed } from './format'
import { distanceKm, windOf } from './geo-distance'
import { mapPoint, type GeoPoint, type MapPoint } from './map-projection'
import { placeOfLocation, type Place } from './place-of-location'
import { layOutStamps } from './stamp-layout'

/** One stamp on the map, for one place or for several that lie side by side. */
export type MapStop<Tour> = {
  /** Identity of its list entry in the address: `place-naivasha`. */
  id: string
  /** `Ngong Hills and Kiserian` */
  name: string
  /** `About 25 km north-west of Nairobi`; empty where it would say nothing. */
  where: string
  tours: Tour[]
  /** Where the place lies. */
  dot: MapPoint
  /** Where its stamp stands. */
  stamp: MapPoint
}

export type MapStops<Tour> = {
  /** The nearest to the start first. */
  stops: MapStop<Tour>[]
  /** Tours whose location names no place of the table. */
  unplaced: Tour[]
}

type Group<Tour> = GeoPoint & { places: Place[]; tours: Tour[] }

/** Places nearer to each other than this share a stamp; more where there is no room for all. */
const sharedWithinKm = 8

/**
 * Sorts tours into the stops of a map by the places that their locations name.
 *
 * @param start the place from which distances are counted and where the list begins
 */
export function mapStopsOf<Tour extends { location: string }>(
  tours: readonly Tour[],
  places: readonly Place[],
  start: Place,
): MapStops<Tour> {
  const byPlace = new Map<Place, Tour[]>()
  const unplaced: Tour[] = []
  for (const tour of tours) {
    const place = placeOfLocation(tour.location, places)
    if (place) byPlace.set(place, [...(byPlace.get(place) ?? []), tour])
    else unplaced.push(tour)
  }
  const sorted = [...byPlace].toSorted(
    ([one], [other]) => distanceKm(start, one) - distanceKm(start, other),
  )
  for (let withinKm = sharedWithinKm; ; withinKm *= 1.5) {
    const groups = grouped(sorted, withinKm)
    const dots = groups.map((group) => mapPoint(group))
    const stamps = layOutStamps(dots)
    if (!stamps) continue
    const stops = groups.map((group, index) => ({
      ...described(group, start),
      dot: rounded(dots[index]),
      stamp: rounded(stamps[index]),
    }))
    return { stops, unplaced }
  }
}

/** Joins each place to the first group whose first place is near. */
function grouped<Tour>(
  sorted: readonly (readonly [Place, readonly Tour[]])[],
  withinKm: number,
): Group<Tour>[] {
  const groups: Group<Tour>[] = []
  for (const [place, tours] of sorted) {
    const near = groups.find(({ places: [first] }) => first && distanceKm(first, place) <= withinKm)
    if (!near) {
      const { latitude, longitude } = place
      groups.push({ latitude, longitude, places: [place], tours: [...tours] })
      continue
    }
    near.places.push(place)
    near.tours.push(...tours)
  }
  return groups
}

function described<Tour>(
  { places, tours, ...point }: Group<Tour>,
  start: Place,
): Pick<MapStop<Tour>, 'id' | 'name' | 'where' | 'tours'> {
  const names = places.map(({ name }) => name)
  const id = (names[0] ?? '').toLowerCase().replaceAll(/[^a-z]+/g, '-')
  // Steps of five: a straight line says no more about a drive.
  const km = Math.round(distanceKm(start, point) / 5) * 5
  const isTold = km > 0 && !places[0]?.isArea
  return {
    id: `place-${id}`,
    name: listed(names),
    where: isTold ? `About ${km} km ${windOf(start, point)} of ${start.name}` : '',
    tours,
  }
}

function rounded(point: MapPoint | undefined): MapPoint {
  const round = (value = 0) => Math.round(value * 100) / 100
  return { x: round(point?.x), y: round(point?.y) }
}
