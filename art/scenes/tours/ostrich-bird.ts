import { paintModel, type Coat } from '../../kit/animals/model'
import { noise } from '../../kit/animals/noise'
import { stepMix } from '../../kit/animals/palette'
import { pick } from '../../kit/random'
import { Stage, type Spot } from '../../kit/stage'
import { necks, ostrichForm, type Stride } from './ostrich-form'

/** An ostrich near enough to show its beak and lashes; the light comes from ahead of it. */
export function nearOstrich(
  stage: Stage,
  spot: Spot,
  { male, stride, seed }: { male: boolean; stride: Stride; seed: number },
): void {
  const [x, y, size, side = 1] = spot
  const skin = male ? '#d3a08a' : '#bba28c'
  const [feather, lighter] = male ? ['#16131a', '#2b272e'] : ['#7d6a5a', '#a28e7a']
  const coat: Coat = ({ part, x: u, y: v, z: w, along }) => {
    const streak = noise(u * 22, v * 50, w * 22, seed)
    if (part === 'claw') return '#3c302a'
    if (part === 'toe') return stepMix('#8d7362', '#6b5648', noise(u * 90, v * 60, w * 60, seed))
    // The shank has horny plates, paler in front; the drumstick is bare skin.
    if (part === 'leg') {
      const plates = 0.5 + 0.5 * Math.sin(v * 420)
      return stepMix(skin, stepMix('#a98a74', '#86695a', plates * 0.7), (0.3 - v) * 14)
    }
    if (part === 'neck') return stepMix(feather, skin, (along - 0.14) * 12)
    return stepMix(feather, lighter, streak * 1.4 - 0.4)
  }
  const bird = ostrichForm(stride)
  paintModel(stage.pen, bird, stage.place(spot), stage.light, {
    coat,
    turn: 0,
    shadow: false,
    seed,
  })
  const at = (u: number, v: number): [number, number] => [x + side * u * size, y - v * size]
  plumage(stage, at, size, male)
  const top = necks[stride].at(-1) ?? [0.2, 0.95, 0, 0.02]
  neckDown(stage, at, size, stride)
  const { pen } = stage
  pen.save()
  pen.translate(...at(top[0], top[1]))
  pen.scale(side * size * 0.132, -size * 0.132)
  pen.rotate(-0.06)
  head(new Stage(pen, stage.frame, stage.random, stage.light), male)
  pen.restore()
}

type At = (u: number, v: number) => [number, number]

/** Loose plumes: white or pale ones at wing and tail, dark ones over the root of the legs. */
function plumage(stage: Stage, at: At, size: number, male: boolean): void {
  const { random } = stage
  const plume = (
    [u, v]: readonly [number, number],
    [du, dv]: readonly [number, number],
    droop: number,
    colours: readonly [string, ...string[]],
    wide: number,
  ): void => {
    const end = at(u + du, v + dv - droop)
    stage.pen.lineCap = 'round'
    stage.line(
      at(u, v),
      at(u + du * 0.6, v + dv * 0.9),
      end,
      pick(stage.random, colours),
      size * wide,
    )
  }
  const pale: [string, ...string[]] = male
    ? ['#fbf4e4', '#efe6d4', '#d9cfc2', '#c2b8b2']
    : ['#c9bba6', '#b8a892', '#a59480', '#d6c8b2']
  const dark: [string, ...string[]] = male
    ? ['#1f1b1f', '#2c272b', '#3a3439', '#4a4246']
    : ['#6f5d4e', '#80705f', '#927f6c', '#a4907b']
  for (let i = 0; i < 90; i++) {
    const t = random()
    plume(
      [-0.17 - 0.04 * random(), 0.5 + 0.1 * t],
      [-0.09 - 0.06 * random(), 0.05 * t],
      0.06 + 0.08 * random(),
      pale,
      0.011,
    )
  }
  for (let i = 0; i < 240; i++) {
    const [t, s] = [random(), random()]
    const u = 0.165 - 0.355 * t
    const v = 0.485 + 0.165 * s * (1 - 0.35 * t)
    plume([u, v], [-0.05 - 0.03 * random(), -0.006], 0.03 + 0.02 * random(), dark, 0.008)
  }
  for (let i = 0; i < 110; i++) {
    const t = random()
    const u = 0.1 - 0.27 * t
    const v = 0.47 - 0.02 * Math.sin(t * 3) + 0.02 * random()
    plume([u, v], [-0.025 - 0.02 * random(), -0.025], 0.03 + 0.022 * random(), dark, 0.009)
  }
  for (let i = 0; i < 60; i++) {
    const t = random()
    plume(
      [-0.05 - 0.11 * t, 0.505 - 0.02 * t + 0.03 * random()],
      [-0.05 - 0.04 * t, -0.012],
      0.035 + 0.03 * random(),
      pale,
      0.01,
    )
  }
}

/** Short pale down that stands off the bare neck. */
function neckDown(stage: Stage, at: At, size: number, stride: Stride): void {
  const joints = necks[stride].slice(2)
  for (let i = 0; i < 120; i++) {
    const t = stage.random() * (joints.length - 1.001)
    const [a, b] = [joints[Math.floor(t)], joints[Math.floor(t) + 1]]
    if (!a || !b) continue
    const s = t - Math.floor(t)
    const edge = (stage.random() * 2 - 1) * 1.1
    const [u, v] = [a[0] + (b[0] - a[0]) * s + edge * 0.019, a[1] + (b[1] - a[1]) * s]
    const colour = stage.random() < 0.5 ? 'rgba(255,236,206,0.5)' : 'rgba(110,80,66,0.4)'
    stage.line(
      at(u, v),
      at(u + edge * 0.005, v - 0.006),
      at(u + edge * 0.008, v - 0.012),
      colour,
      size * 0.0022,
    )
  }
}

/** The head from the side in a space of its own: its length is 1, the nape near the origin. */
function head(stage: Stage, male: boolean): void {
  const { pen, random } = stage
  const [lit, middle, shade] = male
    ? ['#f0c6a6', '#cf9c86', '#8d6154']
    : ['#e3cbae', '#b89f88', '#7d6656']
  const [bill, billShade] = male ? ['#dd8f6a', '#a4604a'] : ['#c9a47e', '#8d7056']
  pen.translate(-0.16, 0.0)
  // A low flat crown that runs straight into the bill.
  stage.soft(
    [
      [0.02, -0.38],
      [-0.02, -0.12],
      [0.02, 0.07],
      [0.12, 0.17],
      [0.26, 0.205],
      [0.4, 0.17],
      [0.52, 0.1],
      [0.6, 0.02],
      [0.56, -0.12],
      [0.44, -0.19],
      [0.32, -0.25],
      [0.27, -0.38],
    ],
    stage.blend(
      [0.2, 0.22],
      [0.24, -0.3],
      [
        [0, lit],
        [0.5, middle],
        [1, stepMix(middle, shade, 0.6)],
      ],
    ),
  )
  // Both halves of the broad flat bill; the upper one ends in a nail.
  stage.soft(
    [
      [0.42, -0.1],
      [0.46, -0.19],
      [0.62, -0.185],
      [0.8, -0.16],
      [0.95, -0.125],
      [0.97, -0.095],
      [0.7, -0.075],
    ],
    billShade,
  )
  stage.soft(
    [
      [0.42, 0.08],
      [0.48, 0.125],
      [0.6, 0.085],
      [0.76, 0.05],
      [0.9, 0.03],
      [1.0, -0.01],
      [1.03, -0.075],
      [1.0, -0.115],
      [0.94, -0.09],
      [0.7, -0.075],
      [0.44, -0.085],
    ],
    stage.blend(
      [0.7, 0.12],
      [0.7, -0.09],
      [
        [0, stepMix(bill, '#ffe6c4', 0.4)],
        [1, bill],
      ],
    ),
  )
  pen.lineCap = 'round'
  stage.line([0.99, -0.1], [0.66, -0.07], [0.31, -0.1], '#5a3428', 0.017)
  stage.line([0.31, -0.1], [0.285, -0.115], [0.27, -0.15], '#5a3428', 0.012)
  stage.line([0.62, 0.015], [0.67, 0.02], [0.73, -0.005], '#5a3428', 0.022)
  stage.line([0.97, -0.01], [1.01, -0.05], [1.0, -0.1], '#8a4f38', 0.018)
  // The large eye in its socket, under a lid with lashes.
  stage.oval(0.32, 0.055, 0.23, 0.19, stepMix(middle, shade, 0.55))
  stage.oval(0.325, 0.055, 0.155, 0.125, '#1c100b')
  stage.oval(0.325, 0.048, 0.125, 0.1, '#5c3820')
  stage.oval(0.33, 0.05, 0.072, 0.072, '#0d0807')
  stage.oval(0.352, 0.078, 0.026, 0.024, '#f6ecd8')
  stage.line([0.235, 0.05], [0.3, 0.165], [0.42, 0.055], stepMix(middle, shade, 0.35), 0.045)
  stage.line([0.24, 0.05], [0.31, 0.145], [0.41, 0.045], '#21140e', 0.018)
  for (let i = 0; i < 6; i++) {
    const t = i / 5
    const [x, y] = [0.25 + 0.15 * t, 0.055 + 0.055 * Math.sin(Math.PI * (0.1 + 0.8 * t))]
    stage.line([x, y], [x + 0.008, y + 0.018], [x + 0.03 * (t - 0.1), y + 0.034], '#1c120e', 0.01)
  }
  stage.oval(0.13, 0.01, 0.06, 0.075, shade)
  // Thin down on the crown, through which the skin shows.
  for (let i = 0; i < 46; i++) {
    const t = random()
    const [x, y] = [0.0 + 0.44 * t, 0.06 + 0.18 * Math.sin(Math.PI * (0.15 + 0.7 * t)) * random()]
    const fine = random() < 0.5 ? 'rgba(95,74,60,0.6)' : 'rgba(255,236,206,0.6)'
    stage.line([x, y], [x - 0.02, y + 0.015], [x - 0.045, y + 0.02 * random()], fine, 0.008)
  }
}
