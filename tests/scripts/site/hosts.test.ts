import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { projectRoot } from '../../../scripts/site/build-site'
import { headersFile, readHeaderRules } from '../../../scripts/site/headers'
import { redirectsFile, shellAddress } from '../../../scripts/site/redirects'

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

const vercel = z
  .object({
    buildCommand: z.string(),
    outputDirectory: z.string(),
    cleanUrls: z.boolean(),
    rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
    headers: z.array(
      z.object({
        source: z.string(),
        headers: z.array(z.object({ key: z.string(), value: z.string() })),
      }),
    ),
  })
  .parse(JSON.parse(read('vercel.json')))

/** A path of `_headers` or `_redirects` as Vercel writes it. */
const asSource = (path: string) => path.replace('*', '(.*)')

function headerRules(file: string): typeof vercel.headers {
  return readHeaderRules(file).map(({ pattern, headers }) => ({
    source: asSource(pattern),
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }))
}

describe('vercel.json', () => {
  test('sends the headers that other hosts read from `_headers`', () => {
    // Vercel reads its rules before a build, so they name no backend: the policy stands in the pages.
    expect(vercel.headers).toEqual(headerRules(headersFile(undefined)))
  })

  test('gives the studio its shell, as `_redirects` does', () => {
    const shells = [...redirectsFile({}).matchAll(/^(\S+) (\S+) 200$/gm)]
    expect(shells.length).toBeGreaterThan(2)
    expect(vercel.rewrites.map(({ source }) => source)).toEqual(
      shells.map(([, path = '']) => asSource(path)),
    )
    expect(new Set(vercel.rewrites.map(({ destination }) => destination))).toEqual(
      new Set([shellAddress]),
    )
  })
})

test('every host pulls the content before it builds, and publishes what was built', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const netlify = read('netlify.toml')
  const command = /^ *command = "(.+)"$/m.exec(netlify)?.[1]
  expect(command).toBe('npm run content:pull -- --fallback && npm run build')
  expect(vercel.buildCommand).toBe(command)
  expect(/^ *publish = "(.+)"$/m.exec(netlify)?.[1]).toBe('dist')
  expect(vercel.outputDirectory).toBe('dist')
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(['content:pull', 'build']))
})
