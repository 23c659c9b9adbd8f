import sharp from 'sharp'

/** A file as the browser would hand it over. */
export function fileOf(bytes: Uint8Array | string, name = 'photo.jpg', lastModified = 1): File {
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return new File([part], name, { lastModified })
}

/** Four areas by colour as seen upright: red, green over blue, white. */
export const corners = { red: [220, 30, 30], green: [30, 160, 60], blue: [30, 60, 200] } as const

function area(width: number, height: number, [r, g, b]: readonly number[]) {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer()
}

/** A picture of four areas, so that each of the eight orientations looks different. */
export async function fourAreas(width: number, height: number) {
  const [halfWidth, halfHeight] = [Math.ceil(width / 2), Math.ceil(height / 2)]
  const [red, green, blue] = await Promise.all(
    [corners.red, corners.green, corners.blue].map((colour) => area(halfWidth, halfHeight, colour)),
  )
  const base = sharp({ create: { width, height, channels: 3, background: 'white' } })
  const bytes = await base
    .composite([
      { input: red, left: 0, top: 0 },
      { input: green, left: width - halfWidth, top: 0 },
      { input: blue, left: 0, top: height - halfHeight },
    ])
    .png()
    .toBuffer()
  return sharp(bytes)
}

/** What a phone writes: which it was, when, and where it stood. */
export const phoneExif = {
  IFD0: { Make: 'Phone', Model: 'Pocket 12' },
  IFD2: { DateTimeOriginal: '2026:03:04 10:20:30' },
  IFD3: {
    GPSLatitudeRef: 'S',
    GPSLatitude: '0/1 43/1 0/1',
    GPSLongitudeRef: 'E',
    GPSLongitude: '36/1 26/1 0/1',
  },
}

/**
 * A photo as a phone saves it.
 *
 * @param width as stored, before the orientation
 */
export async function phonePhoto(
  width: number,
  height: number,
  orientation: number,
  format: 'jpeg' | 'webp' | 'png' = 'jpeg',
): Promise<Uint8Array> {
  const picture = await fourAreas(width, height)
  return picture.withMetadata({ orientation }).withExif(phoneExif).toFormat(format).toBuffer()
}

const ascii = (text: string) => Buffer.from(text, 'latin1')

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** A box of the container that HEIC and AVIF share. */
function box(type: string, ...content: Uint8Array[]): Buffer {
  const body = Buffer.concat(content)
  return Buffer.concat([uint32(body.length + 8), ascii(type), body])
}

/** The beginning of a HEIC photo: a brand and the sizes of its parts. */
export function heicHeader(...sizes: [width: number, height: number][]): Buffer {
  const flags = uint32(0)
  const parts = sizes.map(([width, height]) => box('ispe', flags, uint32(width), uint32(height)))
  return Buffer.concat([
    box('ftyp', ascii('heic'), uint32(0), ascii('mif1heic')),
    box('meta', flags, box('hdlr', flags), box('iprp', box('ipco', box('hvcC', flags), ...parts))),
  ])
}

/** A PNG that claims a size it has no pixels for. */
export function pngHeader(width: number, height: number): Buffer {
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    uint32(13),
    ascii('IHDR'),
    uint32(width),
    uint32(height),
    Buffer.alloc(9),
  ])
}

/** A segment of a JPEG. */
export function segment(code: number, body: Uint8Array): Buffer {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([head, body])
}

/** The same numbers for every run. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}
