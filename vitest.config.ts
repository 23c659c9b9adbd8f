import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { contentFolder } from './scripts/site/content-folder.ts'
import { leanRouterFile } from './scripts/site/lean-router.ts'

/** The content that tests quote: it stays as it is while the operator changes the present one. */
const frozenContent = fileURLToPath(new URL('tests/frozen/content', import.meta.url))

/** What every project but `current-content` and `brand` needs to run on the frozen content, child processes included. */
const frozen = {
  plugins: [contentFolder(frozenContent)],
  env: { CONTENT_DIR: frozenContent },
}

const libTests = fileURLToPath(new URL('tests/lib/', import.meta.url))

/** Tests that need no document; the few that do say so in their first line. */
const helpers = {
  environment: 'node',
  exclude: ['tests/{architecture,brand,commands,database,current-content,engines}/**'],
  setupFiles: ['tests/setup.ts'],
}

/** What a test file says that replaces modules, the environment or the document. */
const needsOwnProcess =
  /\bvi\.(?:mock|doMock|resetModules|stubEnv)\(|\bprocess\.(?:env|chdir)\b|@vitest-environment/

/** The tests of `src/lib` that share processes: most of their time would go into starting one each. */
const sharedTests = readdirSync(libTests)
  .filter((file) => file.endsWith('.test.ts'))
  .filter((file) => !needsOwnProcess.test(readFileSync(`${libTests}${file}`, 'utf8')))
  .map((file) => `tests/lib/${file}`)

/** Tests that need a document. */
const pages = {
  environment: 'jsdom',
  setupFiles: ['tests/fresh-file.ts', 'tests/setup.ts'],
  // One after the other: the second loads what the first would take away.
  sequence: { setupFiles: 'list' as const },
  env: frozen.env,
}

/** The tests of pages and parts that share processes: each of these would load jsdom and React by itself. */
const sharedPages = readdirSync(fileURLToPath(new URL('tests/', import.meta.url)), {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.test.tsx'))
  .map((file) => `tests/${file}`)
  .filter((file) => !needsOwnProcess.test(readFileSync(new URL(file, import.meta.url), 'utf8')))

const lib = fileURLToPath(new URL('src/lib/', import.meta.url))

/** The tests of helpers that work with dates: these must read the same in every zone. */
const dateTests = readdirSync(lib)
  .filter((file) =>
    /\b(?:Date|Intl|toLocale\w+|calendar-day|format')/.test(readFileSync(`${lib}${file}`, 'utf8')),
  )
  .map((file) => `tests/lib/${file.replace(/\.tsx?$/, '')}.test.ts`)

/** Two more zones for the helpers of dates. */
function helpersIn(name: string, timeZone: string): TestProjectConfiguration {
  return {
    extends: true,
    plugins: frozen.plugins,
    test: {
      ...helpers,
      name,
      include: dateTests.filter((file) => sharedTests.includes(file)),
      isolate: false,
      env: { ...frozen.env, TZ: timeZone },
    },
  }
}

/** Tests of the folder of that name; without a folder in the settings they run on the content of src/content. */
function present(name: string): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [contentFolder(process.env['CONTENT_DIR'])],
    test: { name, environment: 'node', include: [`tests/${name}/**/*.test.ts`] },
  }
}

export default defineConfig({
  plugins: [react()],
  // As in a build: a part of the studio that asks the site's router for the address finds none.
  resolve: { alias: { 'react-router-dom': leanRouterFile } },
  test: {
    env: { TZ: 'Africa/Nairobi' },
    restoreMocks: true,
    // One fewer than there are, by itself; the process that waits for them needs little.
    maxWorkers: '100%',
    unstubGlobals: true,
    // The first test of a file compiles all it needs; on a busy machine that takes a while. A long timeout costs
    // nothing in passing tests.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    projects: [
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          ...pages,
          name: 'unit',
          include: ['tests/**/*.test.tsx'],
          exclude: sharedPages,
        },
      },
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          ...pages,
          name: 'unit-shared',
          include: sharedPages,
          isolate: false,
        },
      },
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          ...helpers,
          name: 'helpers',
          include: ['tests/**/*.test.ts'],
          exclude: [...helpers.exclude, ...sharedTests],
          env: frozen.env,
        },
      },
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          ...helpers,
          name: 'helpers-shared',
          include: sharedTests,
          isolate: false,
          env: frozen.env,
        },
      },
      helpersIn('helpers-utc', 'UTC'),
      helpersIn('helpers-los-angeles', 'America/Los_Angeles'),
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          globalSetup: ['tests/database/sample-data.ts'],
          env: frozen.env,
        },
      },
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          name: 'project',
          environment: 'node',
          include: ['tests/{architecture,commands}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          env: frozen.env,
        },
      },
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          name: 'art',
          environment: 'node',
          include: ['art/tests/**/*.test.ts'],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 120_000,
          env: frozen.env,
        },
      },
      {
        extends: true,
        plugins: frozen.plugins,
        test: {
          name: 'engines',
          environment: 'node',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 240_000,
          env: frozen.env,
        },
      },
      // Every publish runs it: what it asks must hold for whatever an operator may publish.
      present('current-content'),
      // What a developer brings up to date with the content, as after a change of the company's name.
      present('brand'),
    ],
  },
})
