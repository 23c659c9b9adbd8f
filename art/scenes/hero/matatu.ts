import { glaze, mix } from '../../kit/colour'
import { around } from '../../kit/random'
import { blend, roundedPath, softSpot, tonesOf, type Point } from '../../kit/shapes'
import type { Light, Pen, Place, Random } from '../../kit/types'

/** A painted minibus of Nairobi seen from the side, driving left; `size` is its height. */
export function paintedMinibus(pen: Pen, place: Place, light: Light, random: Random): void {
  const { x, y, size } = place
  softSpot(
    pen,
    { x: x + size * 0.1, y: y + size * 0.02, width: size * 2.9, height: size * 0.26 },
    '#1f1a22',
    0.75,
    0.6,
  )
  pen.save()
  pen.translate(x, y)
  pen.scale(size / 100, size / 100)
  const shell: Point[] = [
    [-118, -16],
    [-120, -44],
    [-112, -82],
    [-100, -93],
    [-60, -96],
    [108, -96],
    [119, -90],
    [121, -50],
    [120, -14],
    [60, -12],
    [-60, -12],
  ]
  const sharp = shell.flatMap((point) => [point, point])
  pen.save()
  roundedPath(pen, sharp)
  pen.clip()
  paintwork(pen, light, random)
  windows(pen, light)
  pen.restore()
  fittings(pen, light)
  for (const at of [-78, 74]) wheel(pen, at, light)
  pen.restore()
}

function paintwork(pen: Pen, light: Light, random: Random): void {
  const red = tonesOf('#c92f4a', light)
  const gold = tonesOf('#f0a726', light)
  const blue = tonesOf('#1e74a8', light)
  const green = tonesOf('#2a9a68', light)
  pen.fillStyle = blend(
    pen,
    [0, -96],
    [0, -12],
    [
      [0, mix(red.lit, '#ffffff', 0.15)],
      [0.12, red.lit],
      [0.6, red.middle],
      [1, red.shade],
    ],
  )
  pen.fillRect(-130, -100, 260, 100)
  const swoosh = (points: Point[], colour: string): void => {
    pen.fillStyle = colour
    roundedPath(pen, points)
    pen.fill()
  }
  swoosh(
    [
      [-130, -30],
      [-60, -52],
      [10, -40],
      [130, -58],
      [130, -44],
      [20, -24],
      [-50, -34],
      [-130, -14],
    ],
    gold.lit,
  )
  swoosh(
    [
      [-130, -18],
      [-50, -36],
      [20, -26],
      [130, -44],
      [130, -30],
      [30, -12],
      [-60, -22],
      [-130, -8],
    ],
    blue.middle,
  )
  swoosh(
    [
      [40, -8],
      [80, -30],
      [130, -34],
      [130, -8],
    ],
    green.middle,
  )
  for (let i = 0; i < 7; i++) {
    const [x, y] = [around(random, 20, 88), around(random, -33, 9)]
    star(pen, x, y, 3 + random() * 4, mix(gold.lit, '#fff6d8', random()))
  }
  pen.fillStyle = glaze('#ffffff', 0.35)
  pen.fillRect(-112, -93, 226, 3)
}

function star(pen: Pen, x: number, y: number, radius: number, colour: string): void {
  pen.fillStyle = colour
  pen.beginPath()
  for (let i = 0; i < 10; i++) {
    const reach = i % 2 === 0 ? radius : radius * 0.45
    const angle = (i / 10) * Math.PI * 2 - Math.PI / 2
    pen.lineTo(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach)
  }
  pen.closePath()
  pen.fill()
}

function windows(pen: Pen, light: Light): void {
  const glass = blend(
    pen,
    [0, -88],
    [0, -56],
    [
      [0, mix('#9fc3d6', light.warm, 0.3)],
      [0.45, '#4a6a80'],
      [1, '#243442'],
    ],
  )
  const panes: [number, number, number, number][] = [
    [-84, -85, 26, 27],
    [-54, -85, 30, 27],
    [-20, -85, 30, 27],
    [14, -85, 30, 27],
    [48, -85, 30, 27],
    [82, -85, 28, 27],
  ]
  pen.fillStyle = glass
  pen.beginPath()
  for (const [x, y, w, h] of panes) pen.roundRect(x, y, w, h, 4)
  pen.fill()
  // The windscreen leans and catches the sky.
  pen.beginPath()
  pen.moveTo(-119, -48)
  pen.lineTo(-111, -82)
  pen.lineTo(-92, -85)
  pen.lineTo(-92, -52)
  pen.closePath()
  pen.fill()
  // Heads of travellers behind the glass.
  const skins = ['#5a3724', '#6f452c', '#4a2c1e', '#7a4d33', '#553322']
  const shirts = ['#e7c25a', '#d8dde0', '#bf5a3a', '#4f8ab0', '#7fae62']
  skins.forEach((skin, i) => {
    const x = -42 + i * 34 + (i % 2) * 4
    pen.fillStyle = shirts[i] ?? '#d8dde0'
    pen.beginPath()
    pen.ellipse(x, -56, 8.5, 7, 0, Math.PI, 0)
    pen.fill()
    pen.fillStyle = skin
    pen.beginPath()
    pen.ellipse(x - 1, -68.5, 4.4, 6, 0, 0, Math.PI * 2)
    pen.fill()
    pen.fillStyle = mix(skin, light.warm, 0.4)
    pen.beginPath()
    pen.ellipse(x - 2.6, -68.5, 1.8, 4.2, 0, 0, Math.PI * 2)
    pen.fill()
  })
  pen.fillStyle = glaze('#ffffff', 0.22)
  for (const [x, y, w, h] of panes) {
    pen.beginPath()
    pen.moveTo(x + w * 0.15, y)
    pen.lineTo(x + w * 0.5, y)
    pen.lineTo(x + w * 0.2, y + h)
    pen.lineTo(x, y + h)
    pen.fill()
  }
}

function fittings(pen: Pen, light: Light): void {
  const chrome = tonesOf('#c9ccd0', light)
  const yellow = tonesOf('#f2c433', light)
  pen.fillStyle = chrome.middle
  pen.fillRect(-122, -17, 243, 5)
  pen.fillStyle = '#2a2524'
  pen.fillRect(-119, -12, 238, 4)
  pen.fillStyle = '#fff3cf'
  pen.beginPath()
  pen.ellipse(-115, -31, 5, 6.5, 0.15, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = '#b02a22'
  pen.fillRect(116, -40, 5, 12)
  // The yellow band that every matatu wears.
  pen.fillStyle = yellow.lit
  pen.fillRect(-118, -54, 238, 4)
  pen.strokeStyle = chrome.shade
  pen.lineWidth = 2.4
  pen.strokeRect(-60, -106, 150, 9)
  for (let i = 0; i < 6; i++) {
    pen.fillStyle =
      ['#c7a46a', '#4f7f4a', '#b5563a', '#d8c9a0', '#3f6c86', '#a88a52'][i] ?? '#c7a46a'
    pen.beginPath()
    pen.roundRect(-56 + i * 24, -112 - (i % 3) * 4, 21, 13 + (i % 3) * 4, 5)
    pen.fill()
  }
}

function wheel(pen: Pen, at: number, light: Light): void {
  pen.fillStyle = '#1a1718'
  pen.beginPath()
  pen.arc(at, -15, 20, Math.PI, 0)
  pen.fill()
  pen.fillStyle = '#26231f'
  pen.beginPath()
  pen.arc(at, -13, 15, 0, Math.PI * 2)
  pen.fill()
  const hub = tonesOf('#c2c4c6', light)
  pen.fillStyle = hub.middle
  pen.beginPath()
  pen.arc(at, -13, 7.5, 0, Math.PI * 2)
  pen.fill()
  pen.fillStyle = hub.lit
  pen.beginPath()
  pen.arc(at + light.from * 2, -15, 4, 0, Math.PI * 2)
  pen.fill()
}
