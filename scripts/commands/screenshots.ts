import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { ensureBrowser } from '../browser/ensure-browser'
import { projectRoot } from '../site/build-site'
import { runStep } from '../checks/steps'

const sheetDir = join(projectRoot, '.test/sheet')
/** Width of a page on a sheet, the height at which a long page is cropped, and the gap, in pixels. */
const cell = { width: 360, height: 1400, gap: 16 }
const columns = 5

/**
 * `npm run screenshots:update` makes the current appearance of every page the baseline that tests
 * compare with. `npm run screenshots:sheet` photographs every page and dialog at 390, 768 and 1440 px
 * into `.test/sheet` and arranges them on one sheet per width. `-- NAME` limits both to some states.
 */
export async function main(args: readonly string[]): Promise<void> {
  const isSheet = args.includes('--sheet')
  const names = args.filter((arg) => !arg.startsWith('--'))
  if (isSheet) rmSync(sheetDir, { recursive: true, force: true })
  const isOk = await runStep({
    name: isSheet ? 'photographs of every page' : 'baseline pictures of every page',
    command: process.execPath,
    args: [
      'node_modules/playwright/cli.js',
      'test',
      'screenshots.spec.ts',
      ...(names.length > 0 ? ['--grep', names.join('|')] : []),
    ],
    env: {
      CHROMIUM_PATH: ensureBrowser(),
      [isSheet ? 'SCREENSHOT_SHEET' : 'UPDATE_SCREENSHOTS']: '1',
    },
  })
  if (!isOk) process.exitCode = 1
  if (isSheet) await arrangeSheets()
}

async function arrangeSheets(): Promise<void> {
  mkdirSync(sheetDir, { recursive: true })
  const photographs = readdirSync(sheetDir).filter((file) => file.endsWith('.jpg'))
  for (const width of ['390', '768', '1440']) {
    const files = photographs.filter((file) => file.endsWith(`-${width}.jpg`))
    if (files.length === 0) continue
    const pages = await Promise.all(
      files.map(async (file, index) => ({
        input: await sharp(join(sheetDir, file))
          .resize({ width: cell.width })
          .toBuffer()
          .then((page) => crop(page)),
        left: cell.gap + (index % columns) * (cell.width + cell.gap),
        top: cell.gap + Math.floor(index / columns) * (cell.height + cell.gap),
      })),
    )
    const file = join(projectRoot, `.test/sheet-${width}.jpg`)
    await sharp({
      create: {
        width: cell.gap + columns * (cell.width + cell.gap),
        height: cell.gap + Math.ceil(files.length / columns) * (cell.height + cell.gap),
        channels: 3,
        background: 'gray',
      },
    })
      .composite(pages)
      .jpeg({ quality: 85 })
      .toFile(file)
    console.log(`${files.length} pages at ${width} px: ${file}`)
  }
}

async function crop(page: Buffer): Promise<Buffer> {
  const { height } = await sharp(page).metadata()
  if (height <= cell.height) return page
  return sharp(page).extract({ left: 0, top: 0, width: cell.width, height: cell.height }).toBuffer()
}
