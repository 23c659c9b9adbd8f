/** The languages of the guide, by what their speakers call them. */
export const guideLanguages = { en: 'English', sw: 'Kiswahili' } as const

export type GuideLanguage = keyof typeof guideLanguages

/** The jobs of the guide in their order; each is the last part of its page's address. */
export const jobIds = [
  'first-sign-in',
  'new-tour',
  'pictures',
  'typo',
  'phone-and-hours',
  'consent',
  'roll-back',
  'assistant',
  'numbers',
  'red',
] as const

export type JobId = (typeof jobIds)[number]

/** The right that a job asks for, where it is more than to write drafts. */
export const rightsOfJobs: Readonly<Partial<Record<JobId, 'publish' | 'manage'>>> = {
  typo: 'publish',
  'phone-and-hours': 'manage',
  consent: 'publish',
  'roll-back': 'publish',
  assistant: 'manage',
}

/**
 * One step of a job. What stands on the screen is quoted in square brackets, letter by letter; three dots
 * in a quotation stand for what differs each time, such as a number.
 */
export type GuideStep = {
  text: string
  /** A file of `pictures`, without its ending, and what it shows for those who cannot see it. */
  picture?: { name: string; alt: string }
}

type GuideJob = {
  title: string
  /** What the job is for, in a sentence. */
  summary: string
  steps: readonly GuideStep[]
  /** What is good to know afterwards. */
  after?: string
}

/** The whole guide in one language. */
export type Guide = {
  intro: string
  /** The words around the jobs. */
  words: {
    help: string
    allJobs: string
    next: string
    print: string
    printAll: string
    afterwards: string
    signIn: string
    unknown: string
    /** Who can do a job, by the right that it asks for. */
    doneBy: Readonly<Record<'publish' | 'manage', string>>
  }
  jobs: Readonly<Record<JobId, GuideJob>>
}

/** A piece of a guide's text; `isQuoted` says that it stands on the screen. */
type TextPiece = { text: string; isQuoted: boolean }

/** Cuts a text at its quotations. */
export function piecesOf(text: string): TextPiece[] {
  return text
    .split(/\[([^\]]+)\]/)
    .map((piece, index) => ({ text: piece, isQuoted: index % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}

/** What a text quotes from the screen, in its order. */
export function quotedIn(text: string): string[] {
  return piecesOf(text).flatMap((piece) => (piece.isQuoted ? piece.text : []))
}
