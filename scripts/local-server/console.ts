import { site } from '../../src/content/site'
/** Prints one phase of the start. */
export function log(line: string): void {
  console.log(`  ${line}`)
}

/** Says where the site is and how to sign in. */
export function printWelcome(url: string, adminEmail: string, adminPassword: string): void {
  console.log(
    [
      '',
      `  ${site.name} is at ${url}`,
      `  The studio is at    ${url}/admin`,
      `  Sign in as          ${adminEmail} with the password ${adminPassword}`,
      '',
      '  Press Ctrl+C to stop.',
      '',
    ].join('\n'),
  )
}
