import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { siteMarkPaths } from '../../../src/components/ui/site-mark-paths'
import { site } from '../../../src/content/site'
import { visit } from '../../render'

function logoIn(element: HTMLElement): SVGElement | null {
  return element.querySelector<SVGElement>('svg')
}

test('the logo is beside the name in the header and in the footer', async () => {
  await visit('/')
  const home = within(screen.getByRole('banner')).getByRole('link', { name: site.name })
  const name = within(screen.getByRole('contentinfo')).getByText(site.name, { selector: 'p' })
  for (const element of [home, name]) {
    const logo = logoIn(element)
    expect(logo).toHaveAttribute('aria-hidden', 'true')
    const paths = [...(logo?.querySelectorAll('path') ?? [])].map((path) => path.getAttribute('d'))
    expect(paths).toEqual(Object.values(siteMarkPaths))
  }
})
