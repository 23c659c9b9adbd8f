import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { StartError } from '../../supabase/local/start-error'
import { canInstallPackages, installPackages } from './debian-packages'

const debianChromium = '/usr/bin/chromium'

/**
 * Finds a Chromium for the browser tests and installs one when there is none: Playwright's own if
 * it is there, else Debian's, else Playwright's download.
 *
 * @returns path of the program, or an empty string for Playwright's own
 * @throws StartError when no browser can be had
 */
export function ensureBrowser(): string {
  if (existsSync(chromium.executablePath())) return ''
  if (existsSync(debianChromium)) return debianChromium
  if (canInstallPackages()) {
    installPackages('chromium')
    if (existsSync(debianChromium)) return debianChromium
  }
  try {
    execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
      stdio: 'inherit',
    })
    return ''
  } catch {
    throw new StartError(
      'The browser tests need Chromium, and it could not be installed: run "npx playwright install chromium" or install the package chromium, then try again.',
    )
  }
}
