import { bullets, lines } from './tour-enquiry'

type TourFacts = { title: string; duration: string; location: string; participants: string }

type Programme = { itinerary?: readonly string[]; includes?: readonly string[] }

/** The facts of a tour in a message or a letter, one line each. */
export function tourFactLines({ title, duration, location, participants }: TourFacts): string {
  return lines(
    ['Tour', title],
    ['Duration', duration],
    ['Location', location],
    ['Group size', participants],
  )
}

/** The stations of a tour under a heading; '' for one without. */
export function dayBlock({ itinerary = [] }: Programme): string {
  return itinerary.length > 0 ? `The day:\n${bullets(itinerary)}` : ''
}

/** What a tour includes under a heading; '' if that is nothing. */
export function includedBlock({ includes = [] }: Programme): string {
  return includes.length > 0 ? `Included:\n${bullets(includes)}` : ''
}
