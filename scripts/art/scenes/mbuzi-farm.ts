import type { FocusSpot, Scene } from '../scene'
import * as early from './mbuzi-farm/early'
import * as feeding from './mbuzi-farm/feeding'
import * as pasture from './mbuzi-farm/pasture'
import * as portraits from './mbuzi-farm/portraits'
import * as still from './mbuzi-farm/still'
import * as work from './mbuzi-farm/work'

function farm(
  slug: string,
  compose: Scene['compose'],
  ...spots: readonly (readonly [x: number, y: number, radius: number])[]
): Scene {
  const focus: FocusSpot[] = spots.map(([x, y, radius]) => ({ x, y, radius }))
  return {
    name: `gallery/mbuzi-farm/${slug}`,
    height: 1200,
    seed: 6000 + Number(slug.slice(0, 2)),
    compose,
    ...(focus.length > 0 ? { focus } : {}),
  }
}

/** A day on the goat farm, from the lamp in the door to the walk home along the ridge. */
export const scenes: readonly Scene[] = [
  farm('01-house', early.dawnAtTheHouse, [1178, 690, 130]),
  farm('02-gate', early.gateSwingsOpen, [850, 950, 200], [1060, 860, 160]),
  farm('03-kid', early.twoDaysOld, [960, 730, 240]),
  farm('04-bottle', early.bottleTime, [870, 800, 200], [640, 560, 170]),
  farm('05-milking', early.warmMilk, [755, 930, 200], [1400, 500, 160]),
  farm('06-grass', feeding.grassByTheArmful, [880, 560, 160]),
  farm('07-horns', portraits.hornsLikeBrackets, [620, 500, 330]),
  farm('08-ears', portraits.allEars, [1000, 560, 330]),
  farm('09-stump', portraits.climbingLesson, [700, 620, 190], [1260, 640, 180]),
  farm('10-wall', pasture.countingTheHerd, [1260, 660, 130], [900, 720, 150]),
  farm('11-acacia', pasture.everyoneAgreesOnShade, [930, 860, 220]),
  farm('12-salt', portraits.saltOnThePalm, [640, 780, 300], [840, 560, 200]),
  farm('13-hoof', work.hoofTrim, [690, 930, 230], [760, 640, 150]),
  farm('14-trough', feeding.troughBeforeDusk, [420, 860, 170], [850, 860, 190], [1240, 860, 180]),
  farm('15-curd', still.curdAndCloth, [560, 560, 260], [1180, 620, 330]),
  farm('16-grill', work.charcoalAndCompany, [760, 800, 170], [590, 590, 110], [1130, 620, 130]),
  farm('17-drawing', work.drawingClass, [820, 1020, 240], [520, 840, 150]),
  farm('18-bells', still.bellsOnTheDoor, [800, 860, 240], [215, 780, 200], [1390, 820, 200]),
  farm('19-storm', pasture.stormBeyondThePaddock, [560, 900, 230], [860, 870, 170]),
  farm('20-compost', work.whatTheHerdLeaves, [480, 780, 220], [1120, 860, 220]),
  farm('21-motorcycle', feeding.feedByMotorcycle, [700, 840, 290]),
  farm('22-ridge', pasture.homeAlongTheRidge, [330, 740, 160], [870, 800, 260]),
]
