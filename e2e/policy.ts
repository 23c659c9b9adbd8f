// oxlint-disable no-console -- in the page: the console is where every journey looks for faults
import type { Page } from '@playwright/test'

/**
 * Tells on the console, where every journey fails of it, what a page's policy refuses and whether a
 * script tries to write code. The browser driver may be exempt from the policy about code, so the
 * attempt is reported itself. Call it before the page opens.
 */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`refused by ${violation.effectiveDirective}: ${violation.blockedURI}`)
    })
    window.Function = new Proxy(Function, {
      construct(original, texts: string[]) {
        console.error(`a script wrote code: ${texts.join()}`)
        return new original(...texts)
      },
    })
  })
}
