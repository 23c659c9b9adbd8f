import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { registerHash } from '../../../scripts/publish/withdrawn'
import { currentContent } from '../../../scripts/publish/current-content'
import { galleryRow, tourRow } from '../../publish/rows'
import { answerOf, pullFolder, runPull, textIn } from './pull-folder'

describe('options', () => {
  test('Y2 --dry reports the difference and writes nothing', async () => {
    const folder = pullFolder()
    const { code, said } = await runPull(folder, { answer: answerOf() }, ['--dry'])
    expect(code).toBe(0)
    expect(said.at(-1)).toBe('Nothing was written (--dry).')
    expect(folder.files()).toEqual({})
  })

  test('Y2 --check ends with 1 while the modules differ, and writes nothing', async () => {
    const folder = pullFolder()
    const first = await runPull(folder, { answer: answerOf() }, ['--check'])
    expect([first.code, first.complained]).toEqual([
      1,
      [
        'src/content does not match https://project.test: run `npm run content:pull` and commit what it writes.',
      ],
    ])
    expect(folder.files()).toEqual({})
    await runPull(folder, { answer: answerOf() })
    expect((await runPull(folder, { answer: answerOf() }, ['--check'])).code).toBe(0)
    writeFileSync(
      folder.at('content/gallery.ts'),
      `${textIn(folder.at('content/gallery.ts'))}// by hand\n`,
    )
    expect((await runPull(folder, { answer: answerOf() }, ['--check'])).code).toBe(1)
  })

  const asleep =
    'The database at project.test is not ready (540): the project may be paused or starting.'

  test('Y2 Z13 --fallback keeps the live content when the database is paused, and records that for the build', async () => {
    const folder = pullFolder()
    await runPull(folder, { answer: answerOf() })
    // Since the commit a tour was corrected and another taken off the site.
    const live = answerOf({
      tours: [tourRow(1, { title: 'Corrected' }), tourRow(2), tourRow(3)],
      gallery_images: [],
    })
    const { code, complained } = await runPull(folder, { answer: null, live }, ['--fallback'])
    expect([code, complained]).toEqual([
      0,
      [`${asleep} The content stays as it is on https://site.test.`],
    ])
    const { rows, hashes } = await currentContent(folder.at('content'))
    expect(rows?.tours.map(({ title }) => title)).toEqual(['Corrected', 'Tour 2 🐐', 'Tour 3 🐐'])
    expect(rows?.gallery_images).toEqual([])
    expect(hashes?.published).toEqual({ hash: live.hash, items: live.items })
    expect(JSON.parse(textIn(folder.places.sourceFile) ?? '')).toEqual({
      hash: live.hash,
      source: 'snapshot',
    })
  })

  test('Z13 when neither the database nor the live site answers, the build fails and nothing changes', async () => {
    const folder = pullFolder()
    await runPull(folder, { answer: answerOf() })
    const before = folder.files()
    const { code, complained } = await runPull(folder, { answer: null }, ['--fallback'])
    expect([code, complained]).toEqual([
      3,
      [
        `${asleep} The live site does not tell its content at https://site.test/content-snapshot.json. Nothing was built from an older state.`,
      ],
    ])
    const unset = await runPull(folder, { answer: null }, ['--fallback'], { siteUrl: '' })
    expect(unset.code).toBe(3)
    expect(unset.complained[0]).toContain('set VITE_SITE_URL to the address of the site')
    expect(folder.files()).toEqual(before)
  })

  test('Z13 live content with a withdrawn picture is refused', async () => {
    const folder = pullFolder()
    const { url } = galleryRow(1)
    await runPull(folder, {
      answer: { ...answerOf({ gallery_images: [] }), withdrawn: [registerHash(url)] },
    })
    const { code, complained } = await runPull(folder, { answer: null, live: answerOf() }, [
      '--fallback',
    ])
    expect(code).toBe(1)
    expect(complained[1]).toContain('The consent for this picture was withdrawn')
  })

  test('Y2 without --fallback a paused database ends with 3', async () => {
    const folder = pullFolder()
    const { code, complained } = await runPull(folder, { answer: null })
    expect([code, complained]).toEqual([
      3,
      ['The database at project.test is not ready (540): the project may be paused or starting.'],
    ])
    expect(folder.files()).toEqual({})
  })

  test('Y2 --fallback does not permit an invalid row', async () => {
    const folder = pullFolder()
    const answer = answerOf({ tours: [tourRow(1, { itinerary: [] }), tourRow(2), tourRow(3)] })
    expect((await runPull(folder, { answer }, ['--fallback'])).code).toBe(1)
  })

  test('Y2 without a configured database it says what to set; a build with --fallback goes on', async () => {
    const folder = pullFolder()
    const nothing = { backend: { url: '', publishableKey: '' } }
    const bare = await runPull(folder, { answer: null }, [], nothing)
    expect([bare.code, bare.complained]).toEqual([
      2,
      [
        'No database is configured: set VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY, or give --url and --key.',
      ],
    ])
    expect((await runPull(folder, { answer: null }, ['--fallback'], nothing)).code).toBe(0)
  })

  test('Y2 --url and --key name another backend', async () => {
    const folder = pullFolder()
    const asked: string[] = []
    const { code } = await runPull(folder, { answer: answerOf(), asked }, [
      '--url',
      'http://localhost:4173/',
      '--key',
      'sb_publishable_k',
      '--dry',
    ])
    expect([code, asked]).toEqual([0, ['http://localhost:4173/rest/v1/rpc/published_content']])
  })

  test('Z40 --key takes no secret key, and sends it nowhere', async () => {
    const asked: string[] = []
    const { code, complained } = await runPull(pullFolder(), { answer: answerOf(), asked }, [
      '--url',
      'http://project.test',
      '--key',
      'sb_secret_k',
    ])
    expect([code, asked]).toEqual([2, []])
    expect(complained[0]).toMatch(/^--key must be the publishable key, but holds a secret key/)
    expect(complained.join()).not.toContain('sb_secret_k')
  })

  test('Y8 --from reads a snapshot, and records no database as the source', async () => {
    const folder = pullFolder()
    await runPull(folder, { answer: answerOf() })
    const older = answerOf({
      tours: [tourRow(1, { title: 'Older' }), tourRow(2), tourRow(3), tourRow(4)],
    })
    writeFileSync(folder.at('older.json'), JSON.stringify(older))
    const { code, said } = await runPull(folder, { answer: null }, [
      '--from',
      folder.at('older.json'),
    ])
    expect([code, said]).toEqual([0, ['1 tour changed: “Older” (Title)', 'Content written.']])
    const { rows, hashes } = await currentContent(folder.at('content'))
    expect([rows?.tours[0]?.title, hashes?.published.hash]).toEqual(['Older', older.hash])
    expect(textIn(folder.places.sourceFile)).toBeNull()
  })

  test.each([
    [['--from', '/nowhere/x.json'], 'There is no file /nowhere/x.json.'],
    [['--from', 'README.md'], 'README.md holds no JSON.'],
    [
      ['--from', 'x', '--fallback'],
      '--from reads a file: it goes neither with --url nor with --fallback.',
    ],
    [['--all'], "Unknown option '--all'. Known are --from FILE"],
    [['file.json'], 'Known are --from FILE'],
  ])('Y2 %j ends with 2 and a sentence', async (args, message) => {
    const { code, complained } = await runPull(pullFolder(), { answer: answerOf() }, args)
    expect([code, complained]).toEqual([2, [expect.stringContaining(message)]])
  })
})
