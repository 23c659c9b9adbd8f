import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** All tiles of the wall, whether their pictures have come or not. */
export const tiles = (page: Page) => page.locator('main li > a[draggable]')

/** The tile with this title. */
export const tile = (page: Page, name: string) => page.getByRole('link', { name, exact: true })

export const viewer = (page: Page) => page.getByRole('dialog')

/** Opens the viewer by a press on a tile and waits until it answers. */
export async function openViewer(page: Page, name: string): Promise<void> {
  await tile(page, name).click()
  await expect(viewer(page).getByRole('heading', { name, exact: true })).toBeVisible()
}

/** How many tiles cover the middle of each cell of the grid. */
export function coverage(
  page: Page,
): Promise<{ columns: number; cover: number[]; excess: number }> {
  return page.evaluate(() => {
    const items = [...document.querySelectorAll('main li:has(> a[draggable])')]
    const grid = items[0]?.parentElement
    if (!grid) return { columns: 0, cover: [], excess: 0 }
    const style = getComputedStyle(grid)
    const wide = style.gridTemplateColumns.split(' ').map(Number.parseFloat)
    const tall = style.gridTemplateRows.split(' ').map(Number.parseFloat)
    const gap = Number.parseFloat(style.columnGap)
    const origin = grid.getBoundingClientRect()
    const boxes = items.map((item) => item.getBoundingClientRect())
    const middle = (sizes: number[], index: number) =>
      sizes.slice(0, index).reduce((sum, size) => sum + size + gap, 0) + (sizes[index] ?? 0) / 2
    const cover = tall.flatMap((_, row) =>
      wide.map((_size, column) => {
        const x = origin.left + middle(wide, column)
        const y = origin.top + middle(tall, row)
        return boxes.filter((b) => b.left < x && x < b.right && b.top < y && y < b.bottom).length
      }),
    )
    const { scrollWidth, clientWidth } = document.documentElement
    return { columns: wide.length, cover, excess: scrollWidth - clientWidth }
  })
}
