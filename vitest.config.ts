import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/** Dates must read the same in every zone; the test command runs the suite once in each of three. */
const timeZone = process.env['TEST_TIME_ZONE'] ?? 'Africa/Nairobi'

export default defineConfig({
  plugins: [react()],
  test: {
    env: { TZ: timeZone },
    restoreMocks: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/database/**', 'tests/architecture/**', 'tests/commands/**'],
          setupFiles: ['tests/setup.ts'],
          // The first test of a file compiles every page; on a busy machine that takes a while.
          testTimeout: 30_000,
        },
      },
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
