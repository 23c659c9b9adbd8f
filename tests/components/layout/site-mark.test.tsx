import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteMarkPaths } from '../../../src/components/layout/site-mark-paths'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function drawingBeside(words: HTMLElement): SVGElement | null {
  return words.querySelector<SVGElement>('svg')
}

test('the mark stands beside the name in the header and in the footer', async () => {
  await visit('/')
  const home = within(screen.getByRole('banner')).getByRole('link', { name: site.name })
  const name = within(screen.getByRole('contentinfo')).getByText(site.name, { selector: 'p' })
  for (const words of [home, name]) {
    const drawing = drawingBeside(words)
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    const paths = [...(drawing?.querySelectorAll('path') ?? [])].map((path) =>
      path.getAttribute('d'),
    )
    expect(paths).toEqual(Object.values(siteMarkPaths))
  }
})
