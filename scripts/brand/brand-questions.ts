import { existsSync, readFileSync } from 'node:fs'
import { company } from '../../src/content/collections/facts/company'
import { isSampleAddress } from '../../src/lib/sample-address'
import { colourProblems, presentColours, readableTone, type BrandColours } from './brand-colours'
import { markPathsIn } from './mark-file'
import type { Brand } from './new-brand'

/** Answers by the name of their flag; a flag that was not given is missing. */
export type Answers = Partial<Record<QuestionName, string>>

type Question = {
  /** What the prompt says, without the default. */
  text: string
  /** What an empty answer means. */
  usual: (answers: Answers) => string
  /** What is wrong with an answer, as a sentence; undefined when it will do. */
  check: (answer: string) => string | undefined
}

/** The first message of a part of the company's sheet about a value: the studio says the same. */
function partProblem(part: keyof typeof company.parts, value: string): string | undefined {
  return company.parts[part].schema.safeParse(value).error?.issues[0]?.message
}

const mailParts = ['businessEmail', 'infoEmail', 'bookingsEmail', 'partnersEmail'] as const

const addressesIn = (answer: string) => answer.split(',').map((address) => address.trim())

function mailProblem(answer: string): string | undefined {
  const addresses = addressesIn(answer)
  if (addresses.length !== 1 && addresses.length !== mailParts.length) {
    return 'Give one address for everything, or four with commas between them.'
  }
  const found = addresses.map((address, index) =>
    partProblem(mailParts[index] ?? 'businessEmail', address),
  )
  return found.find((problem) => problem !== undefined)
}

function domainProblem(answer: string): string | undefined {
  if (!/^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/i.test(answer)) {
    return 'Give the name alone, such as mbuni-trails.co.ke, without https:// and without a slash.'
  }
  return isSampleAddress(`https://${answer}`)
    ? 'No visitor can open an address of that kind.'
    : undefined
}

function colourProblem(answer: string, part: keyof BrandColours): string | undefined {
  if (!/^#[\da-f]{6}$/i.test(answer)) return 'Give the colour as #RRGGBB, such as #1F5A35.'
  const [first] = colourProblems({ ...presentColours, [part]: answer })
  if (first === undefined) return undefined
  const tone = readableTone(answer, part)
  return `${first}.${tone === undefined ? '' : ` The nearest tone that can be read is ${tone}.`}`
}

function logoProblem(answer: string): string | undefined {
  if (answer === '') return undefined
  if (!existsSync(answer)) return `There is no file ${answer}.`
  try {
    markPathsIn(readFileSync(answer, 'utf8'))
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** What a new brand is asked, in this order; the keys are the flags of the command. */
export const questions = {
  name: {
    text: 'Name of the company',
    usual: () => '',
    check: (answer) => partProblem('name', answer),
  },
  tagline: {
    text: 'Tagline, a few words under the name',
    usual: () => '',
    check: (answer) => partProblem('tagline', answer),
  },
  phone: {
    text: 'Phone number with the country code; chats go there, too',
    usual: () => '',
    check: (answer) => partProblem('phone', answer),
  },
  domain: {
    text: 'Domain of the site, such as mbuni-trails.co.ke',
    usual: () => '',
    check: domainProblem,
  },
  mail: {
    text: 'Mailboxes for enquiries, newsletter, bookings and partners (one for all, or four with commas)',
    usual: ({ domain = '' }) =>
      ['hello', 'info', 'bookings', 'partners'].map((box) => `${box}@${domain}`).join(', '),
    check: mailProblem,
  },
  main: {
    text: 'Main colour, for links, the mark and quiet buttons',
    usual: () => presentColours.main,
    check: (answer) => colourProblem(answer, 'main'),
  },
  accent: {
    text: 'Colour of the main buttons',
    usual: () => presentColours.accent,
    check: (answer) => colourProblem(answer, 'accent'),
  },
  logo: {
    text: 'Logo: an SVG file on a square of 32 units with up to four paths (empty keeps the present mark)',
    usual: () => '',
    check: logoProblem,
  },
  content: {
    text: 'Content: "sample" keeps all of it to write over, "few" keeps three tours alone',
    usual: () => 'sample',
    check: (answer) =>
      answer === 'sample' || answer === 'few' ? undefined : 'Answer sample or few.',
  },
} as const satisfies Record<string, Question>

type QuestionName =
  | 'name'
  | 'tagline'
  | 'phone'
  | 'domain'
  | 'mail'
  | 'main'
  | 'accent'
  | 'logo'
  | 'content'

/** The names of the questions in their order. */
export const questionNames: readonly QuestionName[] = [
  'name',
  'tagline',
  'phone',
  'domain',
  'mail',
  'main',
  'accent',
  'logo',
  'content',
]

/** What is wrong with answers; a question without an answer has its usual one. */
export function answerProblems(answers: Answers): string[] {
  return questionNames.flatMap((name) => {
    const problem = questions[name].check(answers[name] ?? questions[name].usual(answers))
    return problem === undefined ? [] : `--${name}: ${problem}`
  })
}

/** The brand that checked answers describe. */
export function brandOf(answers: Answers): Brand {
  const get = (name: QuestionName) => answers[name] ?? questions[name].usual(answers)
  const addresses = addressesIn(get('mail'))
  const [first = ''] = addresses
  const [businessEmail = '', infoEmail = '', bookingsEmail = '', partnersEmail = ''] =
    mailParts.map((_, index) => addresses[index] ?? first)
  return {
    name: get('name'),
    tagline: get('tagline'),
    phone: get('phone'),
    origin: `https://${get('domain').toLowerCase()}`,
    mailboxes: { businessEmail, infoEmail, bookingsEmail, partnersEmail },
    colours: { main: get('main'), accent: get('accent') },
    logo: get('logo') === '' ? undefined : readFileSync(get('logo'), 'utf8'),
    content: get('content') === 'few' ? 'few' : 'sample',
  }
}
