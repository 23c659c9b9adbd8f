import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { projectRoot } from '../../../scripts/site/build-site'
import { findSecrets, refuseSecrets } from '../../../scripts/site/secrets'

const hook = 'https://hooks.host.example/c0ffee-hook-id'

/** A built site of these files, by name. */
function site(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'shamba-site-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
  return folder
}

const token = (role: string) =>
  ['{"alg":"HS256"}', `{"iss":"supabase", "role":"${role}"}`, 'signature']
    .map((part) => Buffer.from(part).toString('base64url'))
    .join('.')

test('Y5 a site with nothing but public keys holds no secret', async () => {
  const folder = site({
    'assets/a.js': `createClient("https://abc.supabase.co","sb_publishable_1"); key.startsWith("sb_secret_")`,
    'assets/b.js': `const anon = "${token('anon')}"; invoke("publish")`,
    'index.html': '<p>Our code is at github.com/repos and api.netlify.com</p>',
  })
  expect(await findSecrets(folder, { DEPLOY_HOOK_URL: hook })).toEqual([])
})

test.each([
  ['https://api.netlify.com/build_hooks/5c23354f', 'the address of a deploy hook'],
  ['https://api.vercel.com/v1/integrations/deploy/prj_1/abc', 'the address of a deploy hook'],
  [
    'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/1-2-3',
    'the address of a deploy hook',
  ],
  ['https://api.github.com/repos/shamba/site/dispatches', 'the address of a deploy hook'],
  ['github_pat_11ABCDEFG0abcdef', 'a token of GitHub'],
  ['sb_secret_x1', 'a secret key'],
  [token('service_role'), 'a key of the role service_role'],
  [token('supabase_admin'), 'a key of the role supabase_admin'],
  ['"role": "service_role"', 'a service role'],
  [`hook = "${hook}"`, 'the value of DEPLOY_HOOK_URL'],
])('Y5 a script with %s fails', async (text, name) => {
  const folder = site({ 'assets/a.js': `x="${text}"` })
  expect(await findSecrets(folder, { DEPLOY_HOOK_URL: ` ${hook}\n` })).toEqual([
    `assets/a.js holds ${name}`,
  ])
})

test('Y5 every kind of text file is read, and the sentence does not repeat the secret', async () => {
  const names = ['index.html', '_headers', 'content-manifest.json', 'a.js.map', 'sitemap.xml']
  const folder = site(Object.fromEntries(names.map((name) => [name, `… ${hook} …`])))
  const sentences = await findSecrets(folder, { DEPLOY_HOOK_URL: hook })
  expect(sentences).toHaveLength(names.length)
  expect(sentences.join(' ')).not.toContain('c0ffee')
})

test('K126 the key with which a build keeps pictures is refused in what it builds', async () => {
  const key = token('service_role').replaceAll('.', '-')
  const folder = site({ 'assets/a.js': `x="${key}"` })
  expect(await findSecrets(folder, { PICTURES_SECRET_KEY: key })).toEqual([
    'assets/a.js holds the value of PICTURES_SECRET_KEY',
  ])
})

test('settings too short for a secret are not searched for', async () => {
  expect(await findSecrets(site({ 'index.html': 'none' }), { DEPLOY_HOOK_TOKEN: 'none' })).toEqual(
    [],
  )
})

test('Z41 a build ends at a secret of the environment or of .env, with its file and what to do', async () => {
  const [project, built] = [
    site({ '.env': `DEPLOY_HOOK_TOKEN=${'t'.repeat(20)}\n` }),
    site({ 'assets/a.js': `x="${'t'.repeat(20)}"`, 'index.html': 'sb_secret_x1' }),
  ]
  await expect(refuseSecrets(built, project)).rejects.toThrow(
    /^The build was stopped.*assets\/a\.js holds the value of DEPLOY_HOOK_TOKEN; index\.html holds a secret key\. .*Replace the secret/,
  )
  await expect(refuseSecrets(site({ 'index.html': 'Karibu' }), project)).resolves.toBeUndefined()
})

test('Z41 the example of the settings asks for no secret', async () => {
  const names = readFileSync(join(projectRoot, '.env.example'), 'utf8').matchAll(/^#? *(\w+) *=/gm)
  const asked = [...names].map(([, name = '']) => name)
  expect(asked).toContain('VITE_SUPABASE_PUBLISHABLE_KEY')
  expect(asked.filter((name) => /SERVICE|SECRET|TOKEN|HOOK/.test(name))).toEqual([])
})
