/** Lengths of the font, in thousandths of the size of the type. */
const em = 1000
const box = { left: 100, right: 900, bottom: -100, top: 700 }
const ascent = 800
const descent = -200

const bytes = (width: number, value: number) =>
  Array.from({ length: width }, (_, index) => (value >> (8 * (width - 1 - index))) & 0xff)
const u8 = (...values: number[]) => values.flatMap((value) => bytes(1, value))
const u16 = (...values: number[]) => values.flatMap((value) => bytes(2, value))
const u24 = (...values: number[]) => values.flatMap((value) => bytes(3, value))
const u32 = (...values: number[]) => values.flatMap((value) => bytes(4, value))
const zeros = (count: number) => Array<number>(count).fill(0)

/** Four corners, clockwise from the lower left one, each as the way from the one before. */
const glyph = [
  ...u16(1, box.left, box.bottom, box.right, box.top),
  ...u16(3, 0),
  ...u8(1, 1, 1, 1),
  ...u16(box.left, 0, box.right - box.left, 0),
  ...u16(box.bottom, box.top - box.bottom, 0, box.bottom - box.top),
  // Glyph offsets count in units of two bytes, and tables are aligned to four.
  ...u8(0, 0),
]

/** Maps every character from the space on to the one glyph, with or without a variation selector. */
function characterMap(): number[] {
  const everything = [...u16(13, 0), ...u32(28, 0, 1), ...u32(0x20, 0x10ffff, 1)]
  // A selector asks for emoji (❤️) or text style (❤); without these entries browsers search for an emoji font.
  const selectors = [0xfe0e, 0xfe0f]
  const starts = Array.from({ length: 0x200 }, (_, index) => 0x20 + index * 0x100)
  const ranges = starts.flatMap((start) => [...u24(start), ...u8(0xff)])
  const rangesAt = 10 + 11 * selectors.length
  const variations = [
    ...u16(14),
    ...u32(rangesAt + 4 + ranges.length, selectors.length),
    ...selectors.flatMap((selector) => [...u24(selector), ...u32(rangesAt, 0)]),
    ...u32(starts.length),
    ...ranges,
  ]
  return [
    ...u16(0, 2),
    ...u16(0, 5),
    ...u32(20 + everything.length),
    ...u16(3, 10),
    ...u32(20),
    ...everything,
    ...variations,
  ]
}

function nameTable(name: string): number[] {
  const texts = [name, 'Regular', name, name, 'Version 1', name.replaceAll(' ', '')]
  const encoded = texts.map((text) => u16(...Buffer.from(text, 'latin1')))
  const records = encoded.flatMap((text, index) => {
    const offset = encoded.slice(0, index).flat().length
    return u16(3, 1, 0x409, index + 1, text.length, offset)
  })
  return [...u16(0, texts.length, 6 + records.length), ...records, ...encoded.flat()]
}

/**
 * A TrueType font in which every character is the same box, one em wide. It replaces the characters that
 * the site's fonts lack and each machine shows in a system font: emoji above all.
 *
 * @param name the family's name
 * @returns the bytes of the font file
 */
export function placeholderFont(name: string): Buffer {
  const tables: readonly [tag: string, content: number[]][] = [
    [
      'OS/2',
      [
        ...u16(4, em, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
        ...zeros(30),
        ...u16(0x40, 0x20, 0xffff, ascent, descent, 0, ascent, -descent),
        ...u32(1, 0),
        ...u16(500, 700, 0, 0x20, 0),
      ],
    ],
    ['cmap', characterMap()],
    ['glyf', glyph],
    [
      'head',
      [
        ...u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
        ...u16(3, em),
        ...zeros(16),
        ...u16(box.left, box.bottom, box.right, box.top, 0, 8, 2, 0, 0),
      ],
    ],
    [
      'hhea',
      [
        ...u32(0x10000),
        ...u16(ascent, descent, 0, em, box.left, em - box.right, box.right, 1),
        ...zeros(14),
        ...u16(2),
      ],
    ],
    ['hmtx', u16(em, box.left, em, box.left)],
    // The glyph for missing characters has no outline.
    ['loca', u16(0, 0, glyph.length / 2)],
    ['maxp', [...u32(0x10000), ...u16(2, 4, 1, 0, 0, 1), ...zeros(16)]],
    ['name', nameTable(name)],
    ['post', [...u32(0x30000), ...zeros(28)]],
  ]
  const contents: number[] = []
  const directory = tables.flatMap(([tag, content]) => {
    const padded = [...content, ...zeros(-content.length & 3)]
    const at = 12 + 16 * tables.length + contents.length
    contents.push(...padded)
    return [...Buffer.from(tag, 'latin1'), ...u32(checksum(padded), at, content.length)]
  })
  const header = [...u32(0x10000), ...u16(tables.length, 128, 3, 16 * tables.length - 128)]
  return Buffer.from([...header, ...directory, ...contents])
}

/** Sum of the words of four bytes. */
function checksum(padded: readonly number[]): number {
  const words = Buffer.from(padded)
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) | 0
  return sum
}
