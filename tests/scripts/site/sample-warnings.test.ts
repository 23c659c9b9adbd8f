import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isHostedBuild, sampleWarnings } from '../../../scripts/site/sample-warnings'
import { company } from '../../frozen/content/facts/company'

const noBackend = { url: '', publishableKey: '' }
const local = { hostedBackend: noBackend, siteUrl: '' }

test('K38 a build is for visitors at a host, or with a backend or address of its own', () => {
  expect(isHostedBuild({}, local)).toBe(false)
  expect(isHostedBuild({}, { ...local, siteUrl: 'http://localhost:4173' })).toBe(false)
  const hosts = ['CI', 'NETLIFY', 'VERCEL', 'CF_PAGES', 'GITHUB_ACTIONS']
  expect(hosts.filter((name) => !isHostedBuild({ [name]: 'true' }, local))).toEqual([])
  expect(isHostedBuild({}, { ...local, siteUrl: 'https://farm.co.ke' })).toBe(true)
  const hostedBackend = { url: 'https://abc.supabase.co', publishableKey: 'sb_publishable_x' }
  expect(isHostedBuild({}, { ...local, hostedBackend })).toBe(true)
})

/** A folder of content whose company has another phone number. */
function contentWith(phone: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'facts'))
  const frozen = readFileSync('tests/frozen/content/facts/company.ts', 'utf8')
  writeFileSync(
    join(folder, 'facts/company.ts'),
    frozen
      .replace(/^import .*$/m, '')
      .replace(": FactsOf<'company'>", '')
      .replace(company.phone, phone),
  )
  return folder
}

test('K38 the log names a sample phone number and a sample address, one line each', async () => {
  const contentDir = contentWith(company.phone)
  expect(await sampleWarnings({ ...local, contentDir })).toEqual([
    expect.stringContaining(company.phone),
    expect.stringContaining('set VITE_SITE_URL'),
  ])
  expect(await sampleWarnings({ ...local, contentDir, siteUrl: 'https://farm.co.ke' })).toEqual([
    expect.stringContaining(company.phone),
  ])
})

test('K38 without samples the log says nothing', async () => {
  const contentDir = contentWith('+254 722 123 456')
  expect(await sampleWarnings({ ...local, contentDir, siteUrl: 'https://farm.co.ke' })).toEqual([])
})
