import { expect, test } from 'vitest'
import { chunkCircles, chunkFiles } from '../../../scripts/site/chunk-files'

const chunk = (file: string, ...imports: string[]) => ({ file, imports })

test('V64 script files that import each other are found, late and repeated imports are none', () => {
  const manifest = {
    'index.html': { ...chunk('main.js', '_grid.js', '_words.js'), dynamicImports: ['page.tsx'] },
    'page.tsx': chunk('page.js', 'index.html', '_grid.js'),
    '_grid.js': chunk('grid.js', '_words.js'),
    '_words.js': chunk('words.js'),
  }
  expect(chunkCircles(manifest)).toEqual([])
  expect([...chunkFiles(manifest, 'page.tsx')]).toEqual([
    'page.js',
    'main.js',
    'grid.js',
    'words.js',
  ])
  const circle = { ...manifest, '_words.js': chunk('words.js', '_grid.js') }
  expect(chunkCircles(circle)).toEqual(['script files in a circle: grid.js > words.js > grid.js'])
})
