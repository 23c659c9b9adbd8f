import { z } from 'zod'
import { nightlyHours } from '../../src/publish/nightly'
import { cameOf, jsonOf, type Answer } from './ask'
import { good, notGood, type Finding } from './findings'

const hour = 3_600_000
const day = 24 * hour

const manifestSchema = z.object({
  hash: z.string(),
  builtAt: z.iso.datetime({ offset: true }),
  source: z.enum(['modules', 'database', 'snapshot']),
  redirects: z.record(z.string(), z.string()),
})

/** What the doctor needs of the content manifest. */
type FoundManifest = z.infer<typeof manifestSchema>

/** The manifest in an answer; undefined when it holds none. */
export function readFoundManifest(answer: Answer): FoundManifest | undefined {
  return answer.status === 200 ? manifestSchema.safeParse(jsonOf(answer)).data : undefined
}

/** The site has a manifest, was built lately, and from the database. */
export function checkRelease(manifest: FoundManifest | undefined, now: number): Finding {
  const subject = 'The release'
  if (!manifest)
    return notGood(
      'fault',
      subject,
      'has no content-manifest.json that can be read.',
      'The studio cannot say what is live. Publish the whole folder "dist".',
    )
  const age = now - Date.parse(manifest.builtAt)
  const hours = Math.round(age / hour)
  if (manifest.source === 'snapshot')
    return notGood(
      'advice',
      subject,
      'the last build could not reach the database and kept the old content.',
      'Wake the project in its dashboard, then publish again.',
    )
  if (hours > nightlyHours)
    return notGood(
      'advice',
      subject,
      `was built ${hours} hours ago.`,
      'A nightly build is missing, unless GitHub builds and nothing has changed since. Look at the workflow "Publish" and the builds of your host.',
    )
  if (manifest.source === 'modules')
    return notGood(
      'unknown',
      subject,
      `was built ${hours} hours ago from the content in the repository.`,
      'That is right where GitHub commits the content; elsewhere the build must run "npm run content:pull -- --fallback" first.',
    )
  return good(subject, `was built ${hours} hours ago from the database.`)
}

/** The sitemap names addresses of this site. */
export function checkSitemap(sitemap: Answer, origin: string): Finding {
  const subject = 'Sitemap'
  const places = [...sitemap.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => place)
  if (sitemap.status !== 200 || places.length === 0)
    return notGood(
      'fault',
      subject,
      `cannot be read: ${cameOf(sitemap)}.`,
      'Search engines find pages later. Publish the whole folder "dist".',
    )
  const foreign = places.find((place) => !place.startsWith(`${origin}/`) && place !== origin)
  if (foreign !== undefined)
    return notGood(
      'advice',
      subject,
      `names ${foreign}.`,
      `Set VITE_SITE_URL=${origin} in the settings of your host and build again; where this is only a preview, all is well.`,
    )
  return good(subject, `names ${places.length} pages.`)
}

/** Whether the rules for every robot forbid the whole site; a host may add others for robots that it names. */
function keepsAllOut(rules: string): boolean {
  const lines = rules.split(/\r?\n/).map((line) => line.replace(/#.*/, '').trim().toLowerCase())
  let isForAll = false
  let isAfterRule = true
  for (const line of lines) {
    const agent = /^user-agent:\s*(.*)$/.exec(line)?.[1]
    if (agent !== undefined) {
      isForAll = agent === '*' || (isForAll && !isAfterRule)
      isAfterRule = false
    } else if (/^(?:dis)?allow:/.test(line)) {
      isAfterRule = true
      if (isForAll && /^disallow:\s*\/$/.test(line)) return true
    }
  }
  return false
}

/** robots.txt lets search engines in and names the sitemap. */
export function checkRobots(robots: Answer): Finding {
  const subject = 'robots.txt'
  if (robots.status !== 200)
    return notGood('advice', subject, `${cameOf(robots)}.`, 'Publish the whole folder "dist".')
  if (keepsAllOut(robots.text))
    return notGood(
      'fault',
      subject,
      'keeps every search engine out.',
      'The host put its own in place, as for previews: switch that off for the public address.',
    )
  if (!/^sitemap:/im.test(robots.text))
    return notGood(
      'advice',
      subject,
      'names no sitemap.',
      'The host put its own in place: let it serve ours.',
    )
  return good(subject, 'lets search engines in.')
}

/** security.txt is there and has not expired. */
export function checkSecurityFile(file: Answer, now: number): Finding {
  const subject = 'security.txt'
  const expires = Date.parse(/^Expires: (.+)$/m.exec(file.text)?.[1] ?? '')
  if (file.status !== 200 || Number.isNaN(expires))
    return notGood(
      'advice',
      subject,
      `cannot be read: ${cameOf(file)}.`,
      'Let the host serve the folder .well-known.',
    )
  if (expires < now)
    return notGood(
      'advice',
      subject,
      'has expired.',
      'Build the site again: each build dates it half a year ahead.',
    )
  return good(subject, `holds until ${new Date(expires).toISOString().slice(0, 10)}.`)
}

/**
 * The certificate does not end soon.
 *
 * @param validTo end of the certificate; undefined without one
 */
export function checkCertificate(validTo: Date | undefined, now: number): Finding {
  const subject = 'Certificate'
  if (!validTo)
    return notGood(
      'unknown',
      subject,
      'there is none to read.',
      'Ask again with the public https address.',
    )
  const days = Math.floor((validTo.getTime() - now) / day)
  const end = validTo.toISOString().slice(0, 10)
  if (days < 3)
    return notGood(
      'fault',
      subject,
      `${days < 0 ? 'ended' : 'ends'} on ${end}.`,
      'Browsers will refuse the site. Renew it at your host today.',
    )
  if (days < 14)
    return notGood(
      'advice',
      subject,
      `ends on ${end}.`,
      'Hosts renew theirs a month before: look there why this one was not.',
    )
  return good(subject, `holds until ${end}.`)
}

/** The clocks of this machine and of a server agree to two minutes. */
export function checkClock(subject: string, answer: Answer): Finding {
  const sent = Date.parse(answer.headers.get('date') ?? '')
  if (Number.isNaN(sent)) return notGood('unknown', subject, 'it tells no time.', 'Nothing to do.')
  const minutes = Math.round(Math.abs(answer.at - sent) / 60_000)
  return minutes <= 2
    ? good(subject, 'agrees with this machine.')
    : notGood(
        'advice',
        subject,
        `differs by ${minutes} minutes from this machine.`,
        'Set the clock of this machine, or of a server of your own, by the network: sessions and scheduled posts depend on it.',
      )
}
