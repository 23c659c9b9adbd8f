import { existsSync } from 'node:fs'
import { tryToInstall } from '../browser/debian-packages'
import type { Engine } from './engine'
import { startFirefox } from './firefox'
import { startWebKit } from './webkit'

const firefox = '/usr/bin/firefox-esr'
const driver = '/usr/bin/WebKitWebDriver'
const display = '/usr/bin/Xvfb'
const browserOf = (architecture: string) =>
  `/usr/lib/${architecture}-linux-gnu/webkit2gtk-4.1/MiniBrowser`

/** A browser besides Chromium, as Debian has it. */
type OtherEngine = {
  name: string
  packages: readonly string[]
  start: () => Promise<Engine>
}

/** The engines that are installed, and those that are not. */
export function findEngines(): { found: OtherEngine[]; missing: OtherEngine[] } {
  const browser = ['x86_64', 'aarch64'].map(browserOf).find((path) => existsSync(path))
  const all = [
    {
      name: 'Firefox',
      packages: ['firefox-esr'],
      isThere: existsSync(firefox),
      start: () => startFirefox(firefox),
    },
    {
      name: 'WebKit',
      packages: ['webkit2gtk-driver', 'xvfb'],
      isThere: existsSync(driver) && existsSync(display) && browser !== undefined,
      start: () => startWebKit({ driver, display, browser: browser ?? '' }),
    },
  ]
  return {
    found: all.filter(({ isThere }) => isThere),
    missing: all.filter(({ isThere }) => !isThere),
  }
}

/** Installs the engines where that is possible, and names those that are not there. */
export function ensureEngines(): void {
  const { missing } = findEngines()
  if (missing.length === 0) return
  tryToInstall(...missing.flatMap(({ packages }) => packages))
  for (const { name, packages } of findEngines().missing) {
    console.warn(`  Not run: the tests in ${name}, which need ${packages.join(' and ')}.`)
  }
}
