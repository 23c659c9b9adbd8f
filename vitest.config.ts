import react from '@vitejs/plugin-react'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'

/** Tests that need no document; the few that do say so in their first line. */
const helpers = {
  environment: 'node',
  exclude: ['tests/{architecture,commands,database}/**'],
  setupFiles: ['tests/setup.ts'],
}

/** Dates must read the same in every zone, so their helpers are tested in two more. */
function helpersIn(name: string, timeZone: string): TestProjectConfiguration {
  return {
    extends: true,
    test: {
      ...helpers,
      name,
      include: ['tests/{content,lib}/**/*.test.ts'],
      env: { TZ: timeZone },
    },
  }
}

export default defineConfig({
  plugins: [react()],
  test: {
    env: { TZ: 'Africa/Nairobi' },
    restoreMocks: true,
    unstubGlobals: true,
    // The first test of a file compiles all it needs; on a busy machine that takes a while.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...helpers, name: 'helpers', include: ['tests/**/*.test.ts'] },
      },
      helpersIn('helpers-utc', 'UTC'),
      helpersIn('helpers-los-angeles', 'America/Los_Angeles'),
      {
        extends: true,
        test: {
          name: 'database',
          environment: 'node',
          include: ['tests/database/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'project',
          environment: 'node',
          include: ['tests/{architecture,commands}/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
