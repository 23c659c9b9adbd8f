import { describe, expect, it } from 'vitest'
import { readSettings } from '../../supabase/functions/publish/settings.ts'

const read = (env: Record<string, string>) =>
  readSettings((name) => ({ SUPABASE_URL: 'https://abc.supabase.co', ...env })[name])

describe('the settings of the edge function', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'the default one of the project',
      { SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_2","default":"sb_1"}', SUPABASE_ANON_KEY: 'old' },
      'sb_1',
    ],
    [
      'the first one where none is the default',
      { SUPABASE_PUBLISHABLE_KEYS: '{"web":"sb_2"}' },
      'sb_2',
    ],
    [
      'a single one, by hand',
      { SUPABASE_PUBLISHABLE_KEYS: 'not JSON', SUPABASE_PUBLISHABLE_KEY: 'sb_3' },
      'sb_3',
    ],
    ['the one of an older project', { SUPABASE_ANON_KEY: 'a.b.c' }, 'a.b.c'],
  ])('take as the key %s', (_name, env, key) => {
    expect(read(env).publishableKey).toBe(key)
  })

  it('take empty values for missing ones', () => {
    const settings = read({
      SUPABASE_ANON_KEY: 'key',
      DEPLOY_HOOK_URL: ' ',
      DEPLOY_HOOK_TOKEN: '',
      SITE_URL: '',
    })
    expect(settings).toMatchObject({
      hookUrl: undefined,
      hookToken: undefined,
      allowedOrigin: undefined,
    })
  })

  it('take the origin of the address of the site', () => {
    const env = { SUPABASE_ANON_KEY: 'key', SITE_URL: 'https://shamba.example/en/' }
    expect(read(env).allowedOrigin).toBe('https://shamba.example')
    expect(() => read({ ...env, SITE_URL: 'shamba.example' })).toThrow('SITE_URL')
  })
})
