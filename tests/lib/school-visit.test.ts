import { expect, test } from 'vitest'
import { tours } from '../../src/content/tours'
import { alternativesFor, isSport, publishedSafety } from '../../src/lib/school-visit'

test('V156 what a tour publishes about safety is found among stations and inclusions', () => {
  const found = Object.fromEntries(
    tours
      .map((tour) => [tour.slug, publishedSafety(tour)] as const)
      .filter(([, all]) => all.length),
  )
  expect(found).toEqual({
    'flower-farm-tour-in-naivasha': [
      'Welcome, safety briefing and overalls at the farm gate',
      'Overalls and shoe covers for the greenhouses',
    ],
    'organic-farm-visit': ['Gloves and gumboots on loan'],
    'nanasi-pineapple-tour': ['Gloves for handling the leaves'],
    'ngong-adrenaline-rush': ['Bicycle and helmet', 'First-aid kit on the trail'],
    'goat-farm-tour': ['Hand-washing point and clean overalls'],
    'maasai-ostrich-farm-tour': [
      'Safety talk: how to stand, where to stand, what a hiss means',
      'Feeding session under supervision',
    ],
    'pig-farm-tour': ['Protective boots and overalls'],
    'educational-stem-tours': ['Arrival, safety rules and teams', 'Instruments and safety goggles'],
  })
})

const choice = (slug: string, duration: string, sport = false) => ({
  slug,
  duration,
  participants: '4-80',
  isSport: sport,
})

test('V154 a class is offered half days and days, and sport only where there is nothing else', () => {
  const long = choice('long', '9 days')
  const bikes = choice('bikes', '1 day', true)
  const farm = choice('farm', 'Half day')
  expect(alternativesFor([long, bikes, farm], 60)).toEqual([farm])
  expect(alternativesFor([long, bikes], 60)).toEqual([bikes])
  expect(alternativesFor([long, bikes, farm], 90)).toEqual([])
  expect(tours.filter(isSport).map(({ slug }) => slug)).toEqual([
    '9-day-mixed-farming-safari',
    'ngong-adrenaline-rush',
  ])
})
