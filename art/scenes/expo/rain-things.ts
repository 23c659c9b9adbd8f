import { between } from '../../kit/random'
import type { Expo } from './stage'

/** Water that a foot throws up to both sides. */
export function splash(stage: Expo, x: number, y: number): void {
  const { random } = stage
  stage.oval(x, y + 12, 230, 34, 'rgba(214,226,232,0.35)')
  stage.oval(x, y + 12, 150, 20, 'rgba(90,90,80,0.5)')
  for (let i = 0; i < 24; i++) {
    const way = (i / 23) * 2 - 1
    const [far, high] = [way * between(random, 70, 150), between(random, 20, 90) * (1.1 - way ** 2)]
    stage.line(
      [x + way * 46, y + 6],
      [x + far * 0.6, y - high],
      [x + far, y - high * between(random, 0.4, 0.9)],
      'rgba(232,240,244,0.6)',
      between(random, 2, 6),
    )
    stage.oval(x + far * 1.15, y - high * 1.1, 7, 7, 'rgba(240,246,250,0.85)')
  }
}

/** The cloth of an open umbrella from the side: panels between ribs, its rim in scallops. */
export function umbrella(stage: Expo, x: number, top: number, rim: number, wide: number): void {
  const { pen } = stage
  const ribs = [-1, -0.62, -0.2, 0.24, 0.66, 1]
  const colours = ['#a82a2a', '#c43a30', '#d95240', '#c43a30', '#8f2226']
  ribs.slice(1).forEach((to, i) => {
    const from = ribs[i] ?? -1
    const [a, b] = [x + from * wide, x + to * wide]
    pen.fillStyle = colours[i] ?? '#c43a30'
    pen.beginPath()
    pen.moveTo(x, top)
    pen.quadraticCurveTo(x + from * wide * 0.86, top + (rim - top) * 0.2, a, rim)
    pen.quadraticCurveTo((a + b) / 2, rim - 22, b, rim)
    pen.quadraticCurveTo(x + to * wide * 0.86, top + (rim - top) * 0.2, x, top)
    pen.fill()
    pen.strokeStyle = 'rgba(70,14,16,0.5)'
    pen.lineWidth = 3
    pen.stroke()
  })
  stage.line([x, top + 4], [x, top - 10], [x, top - 24], '#3a2a24', 7)
  stage.line(
    [x - wide * 0.8, rim - 50],
    [x - wide * 0.4, top + 22],
    [x - 20, top + 6],
    'rgba(255,220,200,0.6)',
    5,
  )
  for (const rib of ribs)
    stage.line(
      [x + rib * wide, rim],
      [x + rib * wide, rim + 14],
      [x + rib * wide - 3, rim + 30],
      '#e8f0f4',
      3,
    )
}

/** Water runs off the scallops of the roof in strings of drops. */
export function drips(stage: Expo, foot: number): void {
  const { random } = stage
  for (let i = 0; i < 13; i++) {
    const x = 290 + i * 97
    for (let y = 470 + 60 * random(); y < foot; y += between(random, 50, 150))
      stage.line(
        [x, y],
        [x - 1, y + 8],
        [x - 2, y + between(random, 10, 24)],
        'rgba(240,246,250,0.8)',
        3,
      )
    for (let n = 0; n < 5; n++)
      stage.oval(
        x + between(random, -22, 22),
        foot + between(random, -12, 8),
        6,
        5,
        'rgba(244,249,252,0.8)',
      )
  }
}

/** Slanting rain, fine far off and long near by; before the lamp it shows least. */
export function rain(stage: Expo): void {
  const { pen, random } = stage
  for (let i = 0; i < 760; i++) {
    const near = random()
    const [x, y, long] = [random() * 1750, random() * 1280 - 120, 50 + 130 * near ** 2]
    const lit = x > 330 && x < 1330 && y > 380 && y < 880
    pen.globalAlpha = (0.3 + 0.4 * near) * (lit ? 0.4 : 1)
    stage.line(
      [x, y],
      [x - long * 0.08, y + long / 2],
      [x - long * 0.16, y + long],
      '#e4ebf0',
      1.5 + 2 * near ** 2,
    )
  }
  pen.globalAlpha = 1
}
