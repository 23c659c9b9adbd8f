import { ensureBrowser } from '../browser/ensure-browser'
import { ensureEmojiFont } from '../browser/ensure-emoji-font'
import { runStep } from '../checks/steps'

/**
 * `npm run guide:pictures` does every job of the operator's guide in a running studio, and photographs
 * the steps that have a picture into `src/admin/help/pictures`.
 */
export async function main(): Promise<void> {
  ensureEmojiFont()
  const isOk = await runStep({
    name: 'the jobs of the guide, photographed',
    command: process.execPath,
    args: ['node_modules/playwright/cli.js', 'test', 'publishing-guide.spec.ts'],
    env: { CHROMIUM_PATH: ensureBrowser(), GUIDE_PICTURES: '1' },
  })
  if (!isOk) process.exitCode = 1
}
