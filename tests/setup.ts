import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Waiting longer costs nothing where all is well; a busy machine needs it.
configure({ asyncUtilTimeout: 5000 })

// A message on the console that no test expected is a fault. A test that expects one replaces the
// spy by its own: `vi.spyOn(console, 'error').mockImplementation(() => {})`.
let unexpected: unknown[][] = []

beforeEach(() => {
  unexpected = []
  vi.spyOn(console, 'error').mockImplementation(
    (...words: unknown[]) => void unexpected.push(words),
  )
  vi.spyOn(console, 'warn').mockImplementation((...words: unknown[]) => void unexpected.push(words))
})

afterEach(() => {
  cleanup()
  // oxlint-disable-next-line vitest/no-standalone-expect -- part of every test
  expect(unexpected, 'messages on the console').toEqual([])
})
