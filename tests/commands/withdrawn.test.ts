import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { outcomeOf, publish, PublishedSite } from './published-site'

// A file of its own, as the kills of a publish: it builds the site three times.

const minutes = 60_000

const upload = 'gallery/kid-on-a-wall.webp'
const stored = `/storage/v1/object/public/gallery/${upload}`
const address = '/images/gallery/uploads/kid-on-a-wall.jpg'

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Files of a folder by the hash of their bytes, without those of the database and those that the running
 * server takes away meanwhile.
 */
function filesByHash(folder: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name)
    if (entry.isFile() && !file.startsWith(join(folder, 'db'))) {
      const bytes = readIfThere(file)
      if (bytes) found.set(hashOf(bytes), file)
    }
  }
  return found
}

test(
  'Z10 Z15 a withdrawn picture is nowhere on this machine after the next publish; a lost pointer heals',
  { timeout: 10 * minutes },
  async () => {
    const site = new PublishedSite()
    await site.start()
    const client = await site.signIn()
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: '#2d6a4f' },
    })
      .webp()
      .toBuffer()
    const bucket = client.storage.from('gallery')
    const { error } = await bucket.upload(upload, picture, { contentType: 'image/webp' })
    expect(error).toBeNull()
    await client
      .from('gallery_images')
      .update({
        url: stored,
        storage_path: upload,
        alt: 'A kid on a wall',
        width: 900,
        height: 600,
      })
      .eq('id', 1)
      .throwOnError()
    const shown = await publish(client, await site.manifest())
    expect(await outcomeOf(client, shown.id)).toEqual({ status: 'live', message: null })

    // Everything that the picture became.
    const release = join(site.dataDir, 'releases', site.release())
    const named = readFileSync(join(release, 'gallery.html'), 'utf8')
    expect(named).toContain('A kid on a wall')
    const pictures = readFileSync(join(site.dataDir, 'uploads/.modules/gallery.ts'), 'utf8')
    const key = /key: '(\w+)'/.exec(pictures)?.[1] ?? ''
    const derived = readdirSync(join(release, 'pictures', key)).map(
      (name) => `/pictures/${key}/${name}`,
    )
    const addresses = [stored, address, ...derived]
    const hashes = [hashOf(picture)]
    for (const path of addresses) {
      const answer = await fetch(`${site.url}${path}`)
      expect([path, answer.status]).toEqual([path, 200])
      hashes.push(hashOf(new Uint8Array(await answer.arrayBuffer())))
    }

    await client.from('gallery_images').update({ consent: 'withdrawn' }).eq('id', 1).throwOnError()
    const gone = await publish(client, await site.manifest())
    expect(await outcomeOf(client, gone.id)).toEqual({ status: 'live', message: null })
    const answers = await Promise.all(
      addresses.map(async (path) => [path, (await fetch(`${site.url}${path}`)).status === 200]),
    )
    expect(answers.filter(([, isThere]) => isThere)).toEqual([])
    // The server deletes the files right after it has said that the new site is live.
    const left = () => {
      const files = filesByHash(site.dataDir)
      return hashes.flatMap((hash) => files.get(hash) ?? [])
    }
    await expect.poll(left, { timeout: 30_000 }).toEqual([])
    const releases = () => readdirSync(join(site.dataDir, 'releases'))
    await expect.poll(releases, { timeout: 30_000 }).not.toContain(release.split('/').at(-1))

    // The pointer is cut while the server is down.
    const live = await site.manifest()
    await site.stop()
    writeFileSync(join(site.dataDir, 'live.json'), '{"release": ')
    await site.start()
    expect(site.output).toContain(`it is that of publish ${gone.id} again`)
    expect(await site.manifest()).toEqual(live)
    await site.stop()
  },
)
