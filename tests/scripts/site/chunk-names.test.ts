import { expect, test, vi } from 'vitest'
import { chunkNames } from '../../../scripts/site/chunk-names'

type Info = { isEntry: boolean; importedIds: string[]; dynamicImporters: string[] }

/** Modules by name with what they import; pages, the router and the preview are loaded later, by the first. */
const imports: Readonly<Record<string, string[]>> = {
  '/src/main.tsx': ['/src/lib/every.ts', '/src/main.css'],
  '/src/pages/home/home-page.tsx': ['/src/pages/home/hero.tsx', '/src/lib/words.ts'],
  '/src/pages/about/about-page.tsx': ['/src/lib/field.ts', '/src/lib/public.ts'],
  '/src/pages/faq/faq-page.tsx': ['/src/lib/public.ts', '/node_modules/package/index.js'],
  '/src/admin/studio-router.tsx': ['/src/admin/kit/frame.ts', '/src/lib/every.ts'],
  '/src/admin/tours/tours-page.tsx': ['/src/admin/kit/list.ts', '/src/lib/words.ts'],
  '/src/admin/blog/blog-page.tsx': [
    '/src/admin/kit/frame.ts',
    '/src/admin/kit/list.ts',
    '/src/lib/field.ts',
  ],
  '/src/admin/site/site-preview.tsx': ['/src/lib/public.ts', '/src/content/tours.ts'],
  '/src/lib/every.ts': [],
  '/src/main.css': [],
  '/src/pages/home/hero.tsx': [],
  '/src/lib/words.ts': [],
  '/src/lib/field.ts': [],
  '/src/lib/public.ts': [],
  '/node_modules/package/index.js': [],
  '/src/content/tours.ts': [],
  '/src/admin/kit/frame.ts': [],
  '/src/admin/kit/list.ts': [],
}

test('K123 the module graph is asked once for each module, and the chunks are by who uses them', () => {
  const getModuleInfo = vi.fn<(id: string) => Info>((id) => ({
    isEntry: id === '/src/main.tsx',
    importedIds: imports[id] ?? [],
    dynamicImporters: /router|-page|preview/.test(id) ? ['/src/main.tsx'] : [],
  }))
  const { plugin, name } = chunkNames()
  const { buildEnd } = plugin
  if (typeof buildEnd !== 'function') throw new Error('The plugin has no hook for the end.')
  Reflect.apply(buildEnd, { getModuleIds: () => Object.keys(imports), getModuleInfo }, [])
  expect(getModuleInfo).toHaveBeenCalledTimes(Object.keys(imports).length)
  const named = Object.keys(imports).map((id) => [id, name(id)])
  expect(Object.fromEntries(named.filter(([, chunk]) => chunk !== null))).toEqual({
    '/src/lib/every.ts': 'frame',
    '/src/pages/home/hero.tsx': 'page-parts',
    '/src/lib/words.ts': 'frame',
    '/src/lib/field.ts': 'shared-parts',
    '/src/admin/kit/frame.ts': 'studio',
    '/src/admin/kit/list.ts': 'studio-lists',
  })
})
