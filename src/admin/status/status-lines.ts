import { counted, formatMoment, formatOneDigit } from '../../lib/format'
import { adminPaths } from '../../lib/admin-paths'
import type { ContentManifest } from '../../publish/rows'
import type { Publish } from '../frame/publishing/site-queries'
import type { SiteState } from '../frame/publishing/site-state'
import { stateTextOf } from '../frame/publishing/state-notice'
import { timeOf } from '../kit/fields/local-time'
import type { ServiceState, StorageUse } from './status-queries'

/** `none`: there is no such thing here, which is no fault. */
type LineState = 'good' | 'none' | 'checking' | 'unknown' | 'attention' | 'bad'

/** One thing that is looked at. */
export type StatusLine = {
  title: string
  state: LineState
  now: string
  /** What to do, where something is to be done. */
  toDo?: string
  /** Where more about it is found. */
  to?: string
}

/** What the lines are made of: `undefined` while it is read, `null` where it cannot be read. */
export type StatusFacts = {
  state: SiteState
  manifest: ContentManifest | null
  latest: Publish | null | undefined
  /** Whether the database has answered; undefined while it is asked. */
  isReachable: boolean | undefined
  missingNightly: number | undefined
  /** Beginning of the next nightly build, in ms since 1970; undefined where there is none. */
  nextNightly: number | undefined
  services: ServiceState | null | undefined
  storage: StorageUse | null | undefined
}

const askDeveloper = 'Ask whoever looks after the site.'

const siteStates: Record<SiteState['kind'], LineState> = {
  checking: 'checking',
  unknown: 'unknown',
  clean: 'good',
  live: 'good',
  pending: 'attention',
  publishing: 'checking',
  unchanged: 'attention',
  late: 'bad',
  failed: 'bad',
}

function publishLine({ latest, state }: StatusFacts): StatusLine {
  const line = { title: 'Last publish', to: adminPaths.publish() }
  if (latest === undefined) return { ...line, state: 'checking', now: 'Being read.' }
  if (latest === null) return { ...line, state: 'none', now: 'Nothing has been published yet.' }
  const who = latest.actor_name ?? latest.actor_email ?? 'somebody'
  const what = `${latest.kind === 'roll back' ? 'Rolled back' : 'Published'} by ${who}, ${formatMoment(timeOf(latest.at))}`
  if (latest.status === 'failed') {
    const isMended = state.kind !== 'failed'
    return {
      ...line,
      state: isMended ? 'attention' : 'bad',
      now: `${what}: it failed. ${latest.message ?? ''}`.trim(),
      toDo: isMended
        ? 'The site has been built since, or nothing waits any more.'
        : `Mend what is named here and publish again. ${askDeveloper}`,
    }
  }
  if (state.kind === 'late') {
    const toDo = `Publish again. If that fails, too: ${askDeveloper}`
    return { ...line, state: 'bad', now: `${what}: it has not reached the site.`, toDo }
  }
  const isBuilding = state.kind === 'publishing' || state.kind === 'unchanged'
  return isBuilding
    ? { ...line, state: 'checking', now: `${what}: the site is being built.` }
    : { ...line, state: 'good', now: `${what}: it went live.` }
}

function nightlyLine({ missingNightly, nextNightly }: StatusFacts): StatusLine {
  const title = 'Nightly build'
  if (nextNightly === undefined) {
    return { title, state: 'none', now: 'A site with a local database has none.' }
  }
  const next = `The next one begins ${formatMoment(nextNightly)}.`
  if (missingNightly === undefined) return { title, state: 'good', now: next }
  return {
    title,
    state: 'bad',
    now: `It has been missing for ${counted(missingNightly, 'hour')}. ${next}`,
    toDo: `What was scheduled is not on the site: publish by hand. ${askDeveloper}`,
  }
}

function releaseLine({ manifest, state }: StatusFacts): StatusLine {
  const title = 'Live release'
  if (!manifest) {
    const isChecking = state.kind === 'checking'
    return {
      title,
      state: isChecking ? 'checking' : 'unknown',
      now: isChecking ? 'Being read.' : 'The site does not say what it holds.',
    }
  }
  const built = `Built ${formatMoment(timeOf(manifest.builtAt))}`
  const code =
    manifest.commit === null ? '' : `, version ${manifest.commit.slice(0, 8)} of the code`
  return manifest.source === 'snapshot'
    ? {
        title,
        state: 'attention',
        now: `${built}${code}, without the database: it shows what was published before.`,
        toDo: 'Publish again.',
      }
    : { title, state: 'good', now: `${built}${code}.` }
}

function functionLine(
  title: string,
  state: ServiceState['publish'] | undefined,
  consequence: string,
): StatusLine {
  if (state === undefined) return { title, state: 'checking', now: 'Being asked.' }
  if (state === 'there') return { title, state: 'good', now: 'Answers.' }
  const now = state === 'missing' ? 'Is not deployed' : 'Does not answer'
  return { title, state: 'bad', now: `${now}: ${consequence}.`, toDo: askDeveloper }
}

function serviceLines({ services }: StatusFacts): StatusLine[] {
  const silent = services === null ? ('silent' as const) : undefined
  const publish = functionLine('Publish service', services?.publish ?? silent, 'nobody can publish')
  const invite = functionLine('Invitations', services?.invite ?? silent, 'nobody can be invited')
  const about = services?.about
  if (!about) return [publish, invite]
  const hook: StatusLine = about.hook
    ? publish
    : {
        ...publish,
        state: 'bad',
        now: 'Knows no host that builds the site: nobody can publish.',
        toDo: askDeveloper,
      }
  return [
    hook,
    invite,
    about.notices
      ? { title: 'Mails about failures', state: 'good', now: 'Are set up.' }
      : {
          title: 'Mails about failures',
          state: 'none',
          now: 'Are not set up: failures are shown in the studio alone.',
        },
  ]
}

function storageLine({ storage }: StatusFacts): StatusLine {
  const title = 'Uploaded pictures'
  if (storage === undefined) return { title, state: 'checking', now: 'Being measured.' }
  if (storage === null) return { title, state: 'unknown', now: 'Their size cannot be read.' }
  const { files, bytes, isMore } = storage
  const size = `${formatOneDigit(bytes / 1_000_000)} MB in ${counted(files, 'file')}`
  const to = adminPaths.gallery()
  return { title, state: 'good', now: `${isMore ? 'At least ' : ''}${size}.`, to }
}

/** The lines of the status page; the worst are not moved up, so that each keeps its place. */
export function statusLines(facts: StatusFacts): StatusLine[] {
  const { state, isReachable } = facts
  const { line, advice } = stateTextOf(state)
  const siteState = siteStates[state.kind]
  return [
    {
      title: 'Site and database',
      state: siteState,
      now: `${line}.`,
      ...(siteState !== 'good' && advice !== undefined && { toDo: advice }),
      to: adminPaths.publish(),
    },
    publishLine(facts),
    nightlyLine(facts),
    releaseLine(facts),
    isReachable === undefined
      ? { title: 'Database', state: 'checking', now: 'Being asked.' }
      : isReachable
        ? { title: 'Database', state: 'good', now: 'Answers.' }
        : {
            title: 'Database',
            state: 'bad',
            now: 'Does not answer. What you write stays on this device.',
            toDo: `Check your connection. A free project sleeps after some days. ${askDeveloper}`,
          },
    ...serviceLines(facts),
    storageLine(facts),
  ]
}
