import { counted, formatTime } from '../../../lib/format'
import type { SiteState } from './site-state'

/** Why a publish failed; `message` is the server's sentence or empty. */
export function failedText(message: string): string {
  const reason = message.trim() || 'The site could not be built.'
  return `${reason} Visitors see the site as it was before.`
}

/** The texts for a state. */
export type StateText = {
  /** For narrow spaces beside the icon; '' when the icon suffices. */
  short: string
  /** One sentence for the header. */
  line: string
  /** What it means, or what to do. */
  advice: string
}

/** Why Publish is disabled in a state; '' when it is enabled. */
export function publishBlockedText({ kind }: SiteState): string {
  if (kind === 'clean' || kind === 'live') return 'Everything that is saved is on the site.'
  return kind === 'publishing' ? 'You can publish again once the site is built.' : ''
}

/** The texts for a state of the site. */
export function stateTextOf(state: SiteState): StateText {
  switch (state.kind) {
    case 'checking':
      return { short: '', line: 'Checking the site', advice: '' }
    case 'clean':
      return {
        short: '',
        line: 'Everything is on the site',
        advice: 'What you save waits here until you publish.',
      }
    case 'live':
      return {
        short: 'Live',
        line: `Live since ${formatTime(state.since)}`,
        advice: 'Everything is on the site. What you save waits here until you publish.',
      }
    case 'pending':
      return {
        short: counted(state.total, 'change'),
        line: `${counted(state.total, 'change')} ${state.total === 1 ? 'is' : 'are'} not on the site yet`,
        advice: `Visitors see ${state.total === 1 ? 'it' : 'them'} once you publish.`,
      }
    case 'publishing':
      return {
        short: 'Publishing',
        line: `Publishing since ${formatTime(state.since)} …`,
        advice: 'The site is being built. You can go on working, or close this page.',
      }
    case 'unchanged':
      return {
        short: 'Publishing',
        line: `Built at ${formatTime(state.builtAt)}, but unchanged`,
        advice:
          'The site was built since you published, but its content has not changed. Another build may be on its way. If this stays, ask your developer which content the host builds from.',
      }
    case 'late':
      return {
        short: 'Not live',
        line: 'Did not go live after 15 minutes',
        advice: `The publish of ${formatTime(state.since)} has not reached the site. Publish again. If that fails, too, ask your developer to look at the builds of the host.`,
      }
    case 'failed':
      return {
        short: 'Not live',
        line: 'Did not go live',
        advice: state.isOutdated
          ? 'What would be published has changed since. Publish again; the log of publishes says why the last one failed.'
          : `${failedText(state.message)} Fix what is named here and publish again; if nothing is named, ask your developer.`,
      }
    case 'unknown':
      return {
        short: '',
        line: 'The status of the site is unknown',
        advice: 'The site does not say what it holds. You can publish anyway; your work is safe.',
      }
    default:
      return state satisfies never
  }
}
