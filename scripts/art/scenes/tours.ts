import type { Scene } from '../scene'
import { buildingBridges, coffeeCulture, embraceTheBleat, worthEveryPenny } from './tours/articles'
import { faces } from './tours/easel'
import { coffeeAndDairy, organicFarm, pineapples, teaAndCheese } from './tours/farms'
import { mistyForest } from './tours/forest'
import { fieldLaboratory, matatuStreet, ngongRidge } from './tours/hills-and-town'
import { goatSlope, pigFarm } from './tours/herds'
import { flowerFarm, mixedSafari, ostriches, twoAtTheLake } from './tours/lake-and-plain'
import { teaFactory } from './tours/tea-factory'

const height = 1200

/** One picture for each tour and each article. */
export const scenes: readonly Scene[] = [
  {
    name: 'tours/flower-farm-tour-in-naivasha',
    height,
    seed: 601,
    compose: flowerFarm,
    focus: faces([[1200, 1130, 520]]),
  },
  {
    name: 'tours/rural-farm-safari-tea-and-cheese',
    height,
    seed: 602,
    compose: teaAndCheese,
    focus: faces([[1060, 1190, 640]]),
  },
  {
    name: 'tours/9-day-mixed-farming-safari',
    height,
    seed: 603,
    compose: mixedSafari,
    focus: [
      { x: 985, y: 820, radius: 190 },
      { x: 375, y: 610, radius: 110 },
    ],
  },
  {
    name: 'tours/organic-farm-visit',
    height,
    seed: 604,
    compose: organicFarm,
    focus: [{ x: 1080, y: 740, radius: 230 }],
  },
  {
    name: 'tours/coffee-and-dairy-tour',
    height,
    seed: 605,
    compose: coffeeAndDairy,
    focus: [
      { x: 780, y: 880, radius: 220 },
      { x: 1180, y: 740, radius: 220 },
    ],
  },
  {
    name: 'tours/matatu-tourism',
    height,
    seed: 606,
    compose: matatuStreet,
    focus: [
      ...faces([
        [1240, 1130, 390],
        [1395, 1165, 405],
      ]),
      { x: 860, y: 920, radius: 260 },
    ],
  },
  {
    name: 'tours/nanasi-pineapple-tour',
    height,
    seed: 607,
    compose: pineapples,
    focus: faces([[1090, 940, 400]]),
  },
  {
    name: 'tours/ngong-adrenaline-rush',
    height,
    seed: 608,
    compose: ngongRidge,
    focus: [
      { x: 815, y: 930, radius: 220 },
      { x: 1098, y: 730, radius: 90 },
    ],
  },
  {
    name: 'tours/goat-farm-tour',
    height,
    seed: 609,
    compose: goatSlope,
    focus: [
      { x: 720, y: 800, radius: 220 },
      { x: 950, y: 980, radius: 130 },
    ],
  },
  {
    name: 'tours/maasai-ostrich-farm-tour',
    height,
    seed: 610,
    compose: ostriches,
    focus: [
      { x: 540, y: 290, radius: 170 },
      { x: 800, y: 480, radius: 120 },
    ],
  },
  {
    name: 'tours/pig-farm-tour',
    height,
    seed: 611,
    compose: pigFarm,
    focus: [...faces([[395, 965, 430]]), { x: 1130, y: 980, radius: 200 }],
  },
  {
    name: 'tours/educational-stem-tours',
    height,
    seed: 612,
    compose: fieldLaboratory,
    focus: faces([
      [1090, 1050, 350],
      [1400, 1060, 360],
      [1290, 985, 430],
      [470, 930, 300],
      [560, 990, 300],
      [250, 1060, 360],
    ]),
  },
  {
    name: 'tours/bonding-safari',
    height,
    seed: 613,
    compose: twoAtTheLake,
    focus: [{ x: 966, y: 830, radius: 160 }],
  },
  {
    name: 'tours/wellness-and-nature-experience',
    height,
    seed: 614,
    compose: mistyForest,
    focus: [{ x: 945, y: 800, radius: 130 }],
  },
  {
    name: 'articles/coffee-culture-bean-to-cup',
    height,
    seed: 621,
    compose: coffeeCulture,
    focus: [{ x: 700, y: 420, radius: 330 }],
  },
  {
    name: 'articles/community-based-tourism-building-bridges',
    height,
    seed: 622,
    compose: buildingBridges,
    focus: faces([
      [640, 905, 270],
      [905, 890, 268],
    ]),
  },
  {
    name: 'articles/embrace-the-bleat-goat-farming',
    height,
    seed: 623,
    compose: embraceTheBleat,
    focus: [
      { x: 800, y: 850, radius: 300 },
      { x: 1130, y: 700, radius: 150 },
    ],
  },
  {
    name: 'articles/industrial-tourism-nothing-beats-being-there',
    height,
    seed: 624,
    compose: teaFactory,
    focus: [{ x: 1000, y: 850, radius: 200 }],
  },
  {
    name: 'articles/why-agritourism-worth-every-penny',
    height,
    seed: 625,
    compose: worthEveryPenny,
    focus: faces([
      [420, 905, 330],
      [545, 925, 325],
      [640, 900, 230],
    ]),
  },
]
