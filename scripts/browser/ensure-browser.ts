import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { StartError } from '../../supabase/local/start-error'
import { canInstallPackages, installPackages } from './debian-packages'

/** Without the windows that nobody looks at, a test needs half the processor time; Playwright's own is such a one. */
const headlessShell = {
  program: '/usr/bin/chromium-headless-shell',
  name: 'chromium-headless-shell',
}
const wholeBrowser = { program: '/usr/bin/chromium', name: 'chromium' }

/**
 * Finds a Chromium for the browser tests and installs one when there is none: that of CHROMIUM_PATH, else Playwright's
 * own if it is there, else Debian's headless shell, else Debian's whole browser, else Playwright's download.
 *
 * @returns path of the program, or an empty string for Playwright's own
 * @throws StartError when no browser can be had, or CHROMIUM_PATH names none
 */
export function ensureBrowser(): string {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new StartError(
      `CHROMIUM_PATH names ${named}, where there is no browser: correct it, or unset it to have one installed.`,
    )
  }
  if (existsSync(chromium.executablePath())) return ''
  const found = debianBrowser()
  if (found !== undefined) return found
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

/** The program of Debian's headless shell, or of its whole browser where that alone can be had. */
function debianBrowser(): string | undefined {
  for (const { program, name } of [headlessShell, wholeBrowser]) {
    if (existsSync(program)) return program
    if (!canInstallPackages()) continue
    try {
      installPackages(name)
    } catch (error) {
      // Without the package lists of Debian, what is already here must do.
      console.log(`  ${error instanceof Error ? error.message : String(error)}`)
    }
    if (existsSync(program)) return program
  }
  return undefined
}
