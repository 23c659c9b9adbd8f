import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { getClient } from '../../data/client'
import { RequestFailure } from '../../data/errors'
import { text } from '../../data/lenient'
import { readOptionalRow } from '../../data/responses'

const counted = z.object({ total: z.number(), first: z.number().nullable() })
const profiles = z.array(z.object({ url: text })).catch([])

/** In the order of keys that the content has: the database has another. */
const link = z.object({ name: text, href: text })
const paragraphs = z.array(z.array(z.union([z.string(), link])).catch([])).catch([])

/** The sheets that the check reads, as lenient as the form that mends them. */
export const sheetsSchema = z.object({
  company: z.object({
    name: text,
    phone: text,
    businessEmail: text,
    infoEmail: text,
    bookingsEmail: text,
    partnersEmail: text,
    imageConsentForm: text,
    dataWithdrawalForm: text,
    social: profiles,
    licences: z.array(z.unknown()).catch([]),
  }),
  legal: z.object({ privacy: paragraphs, terms: paragraphs }),
  partners: z.object({
    partners: z.array(z.object({ name: text, logo: text, website: text })).catch([]),
  }),
})

const answerSchema = z.object({
  sheets: z.record(z.string(), z.unknown()),
  page_pictures: z.array(z.object({ sheet: z.string(), part: z.string(), total: z.number() })),
  gallery_paintings: counted,
  tour_paintings: counted,
  post_paintings: counted,
  unread_tours: counted,
  unknown_consent: counted,
  /** When the last backup was made, and since when a point is kept as it was shipped. */
  marks: z.record(z.string(), z.string()),
})

/** What the points of the launch check are judged by. */
export type LaunchState = Omit<z.infer<typeof answerSchema>, 'sheets'> & {
  sheets: z.infer<typeof sheetsSchema>
  /** Origin of the public site that this build was made for. */
  origin: string
  /** Whether the signed-in user has a second factor; undefined where that could not be read. */
  hasSecondFactor: boolean | undefined
}

/** What the database knows about the launch; a sheet that it lacks is as the site has it. */
export const launchOptions = queryOptions({
  queryKey: ['launch'],
  queryFn: async ({ signal }) => {
    const answer = await readOptionalRow(
      getClient().rpc('launch_state').abortSignal(signal),
      answerSchema,
    )
    if (!answer) throw new RequestFailure('The answer holds no launch check', 200)
    const isWhole = ['company', 'legal', 'partners'].every((key) => key in answer.sheets)
    const stored = isWhole ? {} : (await import('../../../content/facts/all')).allFacts
    return { ...answer, sheets: sheetsSchema.parse({ ...stored, ...answer.sheets }) }
  },
  // What mends a point happens on other pages: always read again.
  staleTime: 0,
  meta: { task: 'Reading the launch check' },
})
