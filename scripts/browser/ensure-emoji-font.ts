import { existsSync } from 'node:fs'
import { canInstallPackages, installPackages } from './debian-packages'

const fontFile = '/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf'
const fontPackage = 'fonts-noto-color-emoji'

/**
 * Installs a font with emoji for pictures of the running site on Linux, where Chromium brings none; other systems
 * have one. Where it cannot be installed, the terminal says so, and an emoji is a box in the pictures.
 */
export function ensureEmojiFont(): void {
  if (process.platform !== 'linux' || existsSync(fontFile)) return
  try {
    if (canInstallPackages()) installPackages(fontPackage)
  } catch (error) {
    console.log(`  ${error instanceof Error ? error.message : String(error)}`)
  }
  if (existsSync(fontFile)) return
  console.log(`  Without the package ${fontPackage}, an emoji is an empty box in the pictures.`)
}
