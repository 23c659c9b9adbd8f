import { expect, test } from 'vitest'
import { filesOfPage } from '../../../scripts/site/offline-worker'

const chunk = (name: string, rest: object = {}) => ({ file: `assets/${name}.js`, ...rest })

const manifest = {
  'index.html': chunk('index', { imports: ['_frame.js'] }),
  '_frame.js': chunk('frame', {
    dynamicImports: [
      'src/pages/tours/tours-page.tsx',
      'src/pages/blog/blog-page.tsx',
      'src/components/ui/toaster.tsx',
    ],
  }),
  'src/components/ui/toaster.tsx': chunk('toaster'),
  'src/pages/blog/blog-page.tsx': chunk('blog'),
  'src/pages/tours/tours-page.tsx': chunk('tours', {
    imports: ['_frame.js', '_grid.js'],
    dynamicImports: ['src/pages/tours/finder.tsx'],
  }),
  '_grid.js': chunk('grid', { dynamicImports: ['src/components/tours/dialog.tsx'] }),
  'src/components/tours/dialog.tsx': chunk('dialog', {
    imports: ['_grid.js'],
    css: ['assets/dialog.css'],
  }),
  'src/pages/tours/finder.tsx': chunk('finder'),
}

test('V90 the files of a page are those it needs at once and after a press, of no other page', () => {
  const files = filesOfPage(manifest, 'index.html', 'src/pages/tours/tours-page.tsx')
  expect([...files].toSorted()).toEqual([
    'assets/dialog.css',
    'assets/dialog.js',
    'assets/finder.js',
    'assets/frame.js',
    'assets/grid.js',
    'assets/index.js',
    'assets/toaster.js',
    'assets/tours.js',
  ])
})

test('a page without a chunk is refused', () => {
  expect(() => filesOfPage(manifest, 'index.html', 'src/pages/none.tsx')).toThrow(
    'The build has no chunk for src/pages/none.tsx.',
  )
})
