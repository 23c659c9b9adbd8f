import { expect, test, vi } from 'vitest'
import { studioChunks } from '../../../scripts/site/studio-chunks'

type Info = { isEntry: boolean; importedIds: string[]; dynamicImporters: string[] }

/** Modules by name with what they import; all but the first are loaded later, by the first. */
const imports: Readonly<Record<string, string[]>> = {
  '/src/main.tsx': ['/src/lib/shared.ts'],
  '/src/admin/studio-router.tsx': ['/src/admin/kit/frame.ts', '/src/lib/shared.ts'],
  '/src/admin/tours/tours-page.tsx': ['/src/admin/kit/list.ts', '/src/admin/kit/frame.ts'],
  '/src/admin/blog/blog-page.tsx': ['/src/admin/kit/list.ts', '/src/admin/kit/frame.ts'],
  '/src/lib/shared.ts': [],
  '/src/admin/kit/frame.ts': [],
  '/src/admin/kit/list.ts': [],
}

test('K123 the module graph is asked once for each module, and the chunks are by room', () => {
  const getModuleInfo = vi.fn<(id: string) => Info>((id) => ({
    isEntry: id === '/src/main.tsx',
    importedIds: imports[id] ?? [],
    dynamicImporters: /router|page/.test(id) ? ['/src/main.tsx'] : [],
  }))
  const { plugin, name } = studioChunks()
  const { buildEnd } = plugin
  if (typeof buildEnd !== 'function') throw new Error('The plugin has no hook for the end.')
  Reflect.apply(buildEnd, { getModuleIds: () => Object.keys(imports), getModuleInfo }, [])
  expect(getModuleInfo).toHaveBeenCalledTimes(Object.keys(imports).length)
  expect(Object.keys(imports).map((id) => [id, name(id)])).toEqual([
    ['/src/main.tsx', null],
    ['/src/admin/studio-router.tsx', null],
    ['/src/admin/tours/tours-page.tsx', null],
    ['/src/admin/blog/blog-page.tsx', null],
    ['/src/lib/shared.ts', null],
    ['/src/admin/kit/frame.ts', 'studio'],
    ['/src/admin/kit/list.ts', 'studio-lists'],
  ])
})
