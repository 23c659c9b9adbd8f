import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test, vi } from 'vitest'
import { hashOfInputs } from '../../../scripts/site/build-inputs'
import { projectRoot } from '../../../scripts/site/build-site'

const read = vi.hoisted(() => new Set<string>())

// Only what is asked for counts here.
vi.mock('../../../scripts/site/known-files', () => ({
  rememberedFor: () => () => Promise.resolve(''),
  hashOfFile: (file: string) => {
    read.add(file)
    return Promise.resolve('')
  },
}))

const settings = vi.hoisted((): { file: Record<string, string> } => ({ file: {} }))

// Vite reads more files than .env, such as .env.local: what it has found is given here.
vi.mock('vite', async (original) => ({
  ...(await original<typeof import('vite')>()),
  loadEnv: (_mode: string, _folder: string, start: string) =>
    Object.fromEntries(Object.entries(settings.file).filter(([name]) => name.startsWith(start))),
}))

const backend = { url: '', publishableKey: 'sb_publishable_test' }

/** The files with design tokens that the style sheets name. */
function tokenFiles(): string[] {
  const source = join(projectRoot, 'src')
  const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => join(source, name))
  return sheets.flatMap((sheet) =>
    [...readFileSync(sheet, 'utf8').matchAll(/@config '([^']+)'/g)].map(([, file = '']) =>
      resolve(dirname(sheet), file),
    ),
  )
}

test('npm start builds again when a file with design tokens has changed', async () => {
  await hashOfInputs(backend, undefined)
  const tokens = tokenFiles()
  expect(tokens).toContain(join(projectRoot, 'tailwind.config.ts'))
  expect(tokens.filter((file) => !read.has(file))).toEqual([])
})

test('npm start builds again when a setting of the pages has changed in any file that Vite reads', async () => {
  const hash = () => hashOfInputs(backend, undefined)
  const before = await hash()
  settings.file = { VITE_CONTENT_PROTECTION: 'off' }
  expect(await hash()).not.toBe(before)
  settings.file = { LOCAL_ADMIN_PASSWORD: 'another password' }
  expect(await hash()).toBe(before)
})
