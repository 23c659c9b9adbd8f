import { filmSeconds, shotSeconds } from './measures'
import { farewell, sentences } from './words'

/** One text to read along, in seconds of the film. */
export type Cue = { from: number; to: number; lines: readonly string[] }

/** Every text of the film in one language, in order. */
export function cuesIn(language: 'en' | 'sw'): Cue[] {
  const spoken = sentences.map((sentence, index) => ({
    from: index * shotSeconds + 0.3,
    to: (index + 1) * shotSeconds - 0.1,
    lines: sentence[language],
  }))
  const end = { from: sentences.length * shotSeconds + 1, to: filmSeconds - 0.4 }
  return [...spoken, { ...end, lines: farewell[language] }]
}

/** The cues as the text of a WebVTT file. */
export function webVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ from, to, lines }) =>
    [`${stamp(from)} --> ${stamp(to)}`, ...lines].join('\n'),
  )
  return `${['WEBVTT', ...blocks].join('\n\n')}\n`
}

function stamp(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = (seconds - minutes * 60).toFixed(3).padStart(6, '0')
  return `${String(minutes).padStart(2, '0')}:${rest}`
}
