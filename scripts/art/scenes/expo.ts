import { basketsOnTheWall } from './expo/baskets'
import { sliverOfCheese } from './expo/cheese'
import { dairyRing } from './expo/cows'
import { cratesBecomeACounter } from './expo/crates'
import { dripLine } from './expo/drip'
import { gatesOpen } from './expo/gates'
import { hallFromAbove } from './expo/hall'
import { beekeepersCorner } from './expo/honeycomb'
import { betweenTwoSessions } from './expo/jacaranda'
import { lastLight } from './expo/lamps'
import { schoolDay } from './expo/maize'
import { mapsAndMaybes } from './expo/map'
import { milkingContest } from './expo/pails'
import { settledWithAHandshake } from './expo/potatoes'
import { lunchFromIronPots } from './expo/pots'
import { solarPumpAtWork } from './expo/pump'
import { rainOnCanvas } from './expo/rain'
import { boxesDownTheRamp } from './expo/ramp'
import { seedlingsToTakeHome } from './expo/seedlings'
import { seedsInEveryShade } from './expo/seeds'
import { sixStrips } from './expo/strips'
import { roundTable } from './expo/table'
import { talkInTheTent } from './expo/talk'
import { teaInFiveColours } from './expo/tea'
import { smallDriver } from './expo/tractor'
import type { FocusSpot, Scene } from '../scene'

type Focus = readonly [x: number, y: number, radius: number]

function scene(name: string, seed: number, compose: Scene['compose'], ...focus: Focus[]): Scene {
  const spots: FocusSpot[] = focus.map(([x, y, radius]) => ({ x, y, radius }))
  const base = { name: `gallery/${name}`, height: 1200, seed, compose }
  return spots.length > 0 ? { ...base, focus: spots } : base
}

/** The expo of 2025, the trade expo of 2023 and the summit: people and what they show each other. */
export const scenes: readonly Scene[] = [
  scene('agri-expo-2025/01-gates', 6101, gatesOpen, [400, 860, 200]),
  scene('agri-expo-2025/02-tractor', 6102, smallDriver, [560, 500, 220]),
  scene('agri-expo-2025/03-seeds', 6103, seedsInEveryShade, [790, 690, 330]),
  scene('agri-expo-2025/04-drip', 6104, dripLine, [800, 700, 330]),
  scene('agri-expo-2025/05-cows', 6105, dairyRing, [1130, 760, 220]),
  scene('agri-expo-2025/06-talk', 6106, talkInTheTent, [800, 560, 260]),
  scene('agri-expo-2025/07-pump', 6107, solarPumpAtWork, [1120, 640, 220]),
  scene('agri-expo-2025/08-honeycomb', 6108, beekeepersCorner, [780, 500, 260]),
  scene('agri-expo-2025/09-seedlings', 6109, seedlingsToTakeHome, [920, 540, 260]),
  scene('agri-expo-2025/10-pots', 6110, lunchFromIronPots, [380, 600, 200]),
  scene('agri-expo-2025/11-maize', 6111, schoolDay, [860, 560, 330]),
  scene('agri-expo-2025/12-strips', 6112, sixStrips, [1260, 960, 160]),
  scene('agri-expo-2025/13-pails', 6113, milkingContest, [640, 800, 220]),
  scene('agri-expo-2025/14-rain', 6114, rainOnCanvas, [900, 620, 320]),
  scene('agri-expo-2025/15-potatoes', 6115, settledWithAHandshake, [800, 520, 330]),
  scene('agri-expo-2025/16-lamps', 6116, lastLight, [600, 740, 160]),
  scene('trade-expo-2023/01-crates', 6201, cratesBecomeACounter, [640, 560, 260]),
  scene('trade-expo-2023/02-tea', 6202, teaInFiveColours, [800, 760, 420]),
  scene('trade-expo-2023/03-baskets', 6203, basketsOnTheWall),
  scene('trade-expo-2023/04-cheese', 6204, sliverOfCheese, [1150, 700, 320]),
  scene('trade-expo-2023/05-map', 6205, mapsAndMaybes, [800, 700, 420]),
  scene('trade-expo-2023/06-hall', 6206, hallFromAbove, [800, 900, 300]),
  scene('trade-expo-2023/07-ramp', 6207, boxesDownTheRamp, [760, 760, 300]),
  scene('gr13-summit-2023/01-table', 6301, roundTable, [790, 480, 260]),
  scene('gr13-summit-2023/02-jacaranda', 6302, betweenTwoSessions, [500, 780, 260]),
]
