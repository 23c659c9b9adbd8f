import sharp from 'sharp'
import { favicon, groundedIcon, oneColourIcon, plainIcon, webManifest } from './drawings'

// Whole pixels for every step of the mark's grid.
const appleShare = 128 / 180
/** A maskable icon may be cut to a circle of 80 %; this square just fits into it. */
const maskableShare = 288 / 512

async function png(drawing: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(drawing), { density: (72 * side) / 32 })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** An ICO file of one picture: a directory with one entry, then the PNG as it is. */
function icoOf(picture: Buffer, side: number): Buffer {
  const directory = Buffer.alloc(22)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(1, 4)
  directory.writeUInt8(side, 6)
  directory.writeUInt8(side, 7)
  directory.writeUInt16LE(1, 10)
  directory.writeUInt16LE(32, 12)
  directory.writeUInt32LE(picture.length, 14)
  directory.writeUInt32LE(directory.length, 18)
  return Buffer.concat([directory, picture])
}

/** Every drawing of the site's mark and the web manifest, by their place in the project. */
export async function iconFiles(): Promise<Map<string, Buffer>> {
  return new Map([
    ['public/favicon.svg', Buffer.from(favicon())],
    ['public/favicon.ico', icoOf(await png(plainIcon(), 32), 32)],
    ['public/site.webmanifest', Buffer.from(webManifest())],
    ['public/icons/one-colour.svg', Buffer.from(oneColourIcon())],
    // It bleeds to the edges, for a telephone lays a see-through icon on black.
    ['public/icons/apple-touch-icon.png', await png(groundedIcon(appleShare), 180)],
    ['public/icons/icon-192.png', await png(plainIcon(), 192)],
    ['public/icons/icon-512.png', await png(plainIcon(), 512)],
    ['public/icons/maskable-512.png', await png(groundedIcon(maskableShare), 512)],
  ])
}
