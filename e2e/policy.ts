// oxlint-disable no-console -- in the page: every test checks the console for errors
import type { Page } from '@playwright/test'

/**
 * Logs to the console, which makes the test fail, what the page's content security policy refuses and
 * whether a script compiles code from text. The browser driver may be exempt from the policy about
 * code, so the attempt itself is logged. Call it before the page opens.
 */
export async function watchPolicy(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (violation) => {
      console.error(`refused by ${violation.effectiveDirective}: ${violation.blockedURI}`)
    })
    const original = window.Function
    const report = (texts: string[]) => console.error(`a script compiled code: ${texts.join()}`)
    // Minified code may leave out `new`.
    window.Function = new Proxy(original, {
      construct(_target, texts: string[]) {
        report(texts)
        return new original(...texts)
      },
      apply(_target, _self, texts: string[]) {
        report(texts)
        return original(...texts)
      },
    })
  })
}
