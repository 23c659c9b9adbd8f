import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { quotedIn, type GuideStep, type JobId } from '../../src/admin/help/guide'
import { guide } from '../../src/admin/help/guide-en'
import { pictureSize } from '../../src/admin/help/picture-size'
import config from '../../tailwind.config'
import { expect } from '../fixtures'

/** Whether this run renews the pictures of the guide. */
const takesPictures = Boolean(process.env['GUIDE_PICTURES'])

/** The phone that the guide is written for and photographed on. */
export const guidePhone = {
  viewport: { width: pictureSize.width, height: 844 },
  deviceScaleFactor: 1.5,
  hasTouch: true,
} as const

/**
 * What somebody can do who knows nothing but one step of the guide: each takes a quotation of that step
 * and finds it on the screen.
 */
export type Reader = {
  page: Page
  press: (quote: string, within?: Locator) => Promise<void>
  see: (...quotes: readonly string[]) => Promise<void>
  fill: (quote: string, text: string, within?: Locator) => Promise<void>
  choose: (quote: string, option: string, within?: Locator) => Promise<void>
  /** Where something that the step quotes is, to be pressed. */
  find: (quote: string, within?: Locator) => Locator
  /** Takes the picture of the step, with a ring around what it is about. */
  photo: (ringed?: Locator) => Promise<void>
}

type Act = (reader: Reader) => Promise<void>

/** A quotation as the beginning of an accessible name; three dots stand for anything. */
function nameOf(quote: string): RegExp {
  const pattern = quote.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('…', '.+')
  return new RegExp(`^${pattern}(?=$|[\\s:(,])`)
}

/**
 * Does a job of the guide. Fails when a step quotes something that the screen does not show, and when the
 * job takes a press that its steps do not quote.
 *
 * @param acts how each step is followed, in their order
 */
export async function follow(page: Page, id: JobId, acts: readonly Act[]): Promise<void> {
  const { steps } = guide.jobs[id]
  expect(acts, `steps of “${id}”`).toHaveLength(steps.length)
  for (const [index, step] of steps.entries()) await followStep(page, step, acts[index])
}

async function followStep(page: Page, step: GuideStep, act: Act | undefined): Promise<void> {
  const used = new Set<string>()
  let isPhotographed = false
  const use = (quote: string) => {
    expect(quotedIn(step.text), `quoted in “${step.text}”`).toContain(quote)
    used.add(quote)
    return nameOf(quote)
  }
  const find = (quote: string, within: Page | Locator = page) => {
    const name = use(quote)
    const roles = ['button', 'link', 'radio', 'checkbox'] as const
    const [first, ...others] = roles.map((role) => within.getByRole(role, { name }))
    if (!first) throw new Error('No role is searched.')
    return others
      .reduce((all, one) => all.or(one), first)
      .filter({ visible: true })
      .first()
  }
  const field = (quote: string, within: Page | Locator = page) =>
    within.getByLabel(use(quote)).filter({ visible: true }).first()

  await act?.({
    page,
    find,
    press: async (quote, within) => find(quote, within).click(),
    see: async (...quotes) => {
      for (const quote of quotes) {
        const name = use(quote)
        const shown = page.getByText(name).or(page.getByLabel(name)).filter({ visible: true })
        await expect(shown.first(), `“${quote}” on the screen`).toBeVisible()
      }
    },
    fill: async (quote, text, within) => field(quote, within).fill(text),
    choose: async (quote, option, within) => {
      await field(quote, within).selectOption(option)
      if (quotedIn(step.text).includes(option)) use(option)
    },
    photo: async (ringed) => {
      isPhotographed = true
      if (takesPictures && step.picture) await photograph(page, step.picture.name, ringed)
    },
  })
  expect([...used].toSorted(), `quotations of “${step.text}”`).toEqual(
    [...new Set(quotedIn(step.text))].toSorted(),
  )
  expect(isPhotographed, `a picture of “${step.text}”`).toBe(step.picture !== undefined)
}

async function photograph(page: Page, name: string, ringed: Locator | undefined): Promise<void> {
  const folder = join(import.meta.dirname, '../../src/admin/help/pictures')
  mkdirSync(folder, { recursive: true })
  const ring = config.theme.extend.colors.terracotta.DEFAULT
  const style = await page.addStyleTag({
    // A list with round corners would cut the ring of one of its links.
    content: `[data-sonner-toaster]{visibility:hidden} ul:has(> li > [data-ringed]){overflow:visible!important} [data-ringed]{outline:4px solid ${ring}!important;outline-offset:2px!important}`,
  })
  await ringed?.evaluate((element) => {
    element.setAttribute('data-ringed', '')
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
  })
  // Not until the network is idle: a studio that publishes asks again and again.
  await page.waitForFunction(() =>
    [...document.images].every((image) => {
      const { top, bottom, height } = image.getBoundingClientRect()
      const isSeen = height > 0 && bottom > 0 && top < window.innerHeight
      return image.complete || !isSeen
    }),
  )
  const box = await ringed?.boundingBox()
  const lowest = guidePhone.viewport.height - pictureSize.height
  const middle = box ? box.y + box.height / 2 : 0
  const y = Math.round(Math.min(lowest, Math.max(0, middle - pictureSize.height / 2)))
  const picture = await page.screenshot({ clip: { x: 0, y, ...pictureSize } })
  await sharp(picture)
    .webp({ quality: 68, effort: 6 })
    .toFile(join(folder, `${name}.webp`))
  await ringed?.evaluate((element) => element.removeAttribute('data-ringed'))
  await style.evaluate((element) => element.parentNode?.removeChild(element))
}
