import type { FactsOf } from '../../../content/collections/facts/sheets'
import { shipped } from '../../../content/shipped'
import { counted, formatMoment } from '../../../lib/format'
import { adminPaths } from '../../../lib/admin-paths'
import { isSampleAddress } from '../../../lib/sample-address'
import { isSame } from '../../kit/drafts/merge-changes'
import type { Right } from '../../kit/rights'
import type { LaunchState } from './launch-state'

/** `unknown`: the studio has no way to find out. */
export type PointState = 'done' | 'toDo' | 'unknown'

/** What was found about a point: its state, what it is now, and where exactly to mend it. */
type Finding = { state: PointState; now: string; to?: string }

export type LaunchPoint = {
  /** Names the point in the database. */
  id: string
  title: string
  /** One sentence. */
  why: string
  /** Who can mend it; everybody by default. */
  right?: Right
  /** Who mends what no page of the studio mends, and which page of the project says how. */
  how?: string
  /** Whether an administrator may keep it as it was shipped. */
  isKeepable?: true
  check: (state: LaunchState) => Finding
}

const done = (now: string): Finding => ({ state: 'done', now })
const toDo = (now: string, to?: string): Finding => ({
  state: 'toDo',
  now,
  ...(to !== undefined && { to }),
})

/** Where a part of a sheet is mended: the form puts the focus there. */
const inSheet = (sheet: string, part: string) => `${adminPaths.site(sheet)}#${part}`

/** The part of the sheet of the company where something is mended. */
type CompanyPart = keyof FactsOf<'company'>
const inCompany = (part: CompanyPart) => inSheet('company', part)

type AddressPart = Exclude<keyof LaunchState['sheets']['company'], 'social' | 'licences'>

/** A point about fields of the company that hold addresses, in words for one and for many. */
function addresses(
  { sheets: { company } }: LaunchState,
  fields: readonly Extract<CompanyPart, AddressPart>[],
  [one, many]: readonly [string, string],
): Finding {
  const bad = fields.filter((field) => company[field] === '' || isSampleAddress(company[field]))
  const [first] = bad
  return first === undefined
    ? done('None is a sample.')
    : toDo(`${counted(bad.length, one, many)}.`, inCompany(first))
}

/** A point that counts entries, in words for one and for many, and leads to the first of them. */
function entries(
  { total, first }: LaunchState['tour_paintings'],
  [one, many]: readonly [string, string],
  none: string,
  pathOf: (id: number) => string,
): Finding {
  return total === 0 || first === null
    ? done(none)
    : toDo(`${counted(total, one, many)}.`, pathOf(first))
}

/** A legal text of the site. It is somebody's own once one of its paragraphs is; the rest of a sample is a sample. */
const legalText = (part: 'privacy' | 'terms') =>
  (({ sheets: { legal } }) => {
    const isSample = (text: unknown) => shipped[part].some((sample) => isSame(text, sample))
    return legal[part].some((paragraph) => !isSample(paragraph))
      ? done('It is a text of your own.')
      : toDo('It is the sample text.', inSheet('legal', part))
  }) satisfies LaunchPoint['check']

/** Everything that the site is shipped with as a sample, or without. */
export const launchPoints: readonly LaunchPoint[] = [
  {
    id: 'domain',
    title: 'Address of the site',
    why: 'Search engines, previews in chats and the mails of the studio use this address.',
    right: 'manage',
    how: 'The person who runs the host of your site sets VITE_SITE_URL to your address and builds the site again; docs/how-to/change-the-brand.md in the project says how.',
    check: ({ origin }) =>
      isSampleAddress(origin)
        ? toDo(`The site still has the sample address ${origin}, which no visitor can open.`)
        : done(`The site has the address ${origin}.`),
  },
  {
    id: 'name',
    title: 'Company name',
    why: 'It stands in the header, in search results and in every mail.',
    right: 'manage',
    isKeepable: true,
    check: ({ sheets: { company } }) =>
      company.name === '' || company.name === shipped.name
        ? toDo(`It is the sample, “${shipped.name}”.`, inCompany('name'))
        : done(`It is “${company.name}”.`),
  },
  {
    id: 'phone',
    title: 'Phone number',
    why: 'Every booking begins with a call or a chat to this number.',
    right: 'manage',
    check: ({ sheets: { company } }) =>
      company.phone === '' || company.phone === shipped.phone
        ? toDo(`It is the sample, ${shipped.phone}, which reaches nobody.`, inCompany('phone'))
        : done(`It is ${company.phone}.`),
  },
  {
    id: 'mailboxes',
    title: 'Mailboxes',
    why: 'A mail to a sample address comes back to the visitor, or is lost.',
    right: 'manage',
    check: (state) =>
      addresses(
        state,
        ['businessEmail', 'infoEmail', 'bookingsEmail', 'partnersEmail'],
        ['mailbox is a sample or empty', 'mailboxes are samples or empty'],
      ),
  },
  {
    id: 'profiles',
    title: 'Social profiles',
    why: 'The footer links to them; a sample leads visitors away to nothing.',
    right: 'manage',
    check: ({ sheets: { company } }) => {
      const total = company.social.filter(({ url }) => isSampleAddress(url)).length
      return total > 0
        ? toDo(
            `${counted(total, 'profile has', 'profiles have')} a sample address.`,
            inCompany('social'),
          )
        : done('No profile has a sample address.')
    },
  },
  {
    id: 'forms',
    title: 'Forms for image consent and data withdrawal',
    why: 'People have a right to say no to their picture and to have their data deleted.',
    right: 'manage',
    check: (state) =>
      addresses(
        state,
        ['imageConsentForm', 'dataWithdrawalForm'],
        ['form has a sample address or none', 'forms have a sample address or none'],
      ),
  },
  {
    id: 'licences',
    title: 'Licences and memberships',
    why: 'Visitors check whether an operator is licensed before they pay.',
    right: 'manage',
    isKeepable: true,
    check: ({ sheets: { company } }) =>
      company.licences.length === 0
        ? toDo('None is listed.', inCompany('licences'))
        : done(`${counted(company.licences.length, 'is', 'are')} listed.`),
  },
  {
    id: 'partners',
    title: 'Partners and their logos',
    why: 'Invented partners are a claim that is not true.',
    right: 'manage',
    check: ({ sheets: { partners } }) => {
      const isSample = ({ logo, website }: { logo: string; website: string }) =>
        shipped.logos.some((known) => known === logo) || isSampleAddress(website)
      const total = partners.partners.filter(isSample).length
      return total > 0
        ? toDo(
            `${counted(total, 'partner has', 'partners have')} a sample logo or website.`,
            inSheet('partners', 'partners'),
          )
        : done('No partner is a sample.')
    },
  },
  {
    id: 'privacy',
    title: 'Privacy Policy',
    why: 'It must say what your company does with the data of visitors.',
    right: 'manage',
    isKeepable: true,
    check: legalText('privacy'),
  },
  {
    id: 'terms',
    title: 'Terms of Service',
    why: 'They are what you and a visitor agree on.',
    right: 'manage',
    isKeepable: true,
    check: legalText('terms'),
  },
  {
    id: 'tours',
    title: 'Tours',
    why: 'Places, times and what is included are samples until somebody who knows them has read them.',
    right: 'publish',
    isKeepable: true,
    check: ({ unread_tours: tours }) =>
      entries(
        tours,
        ['tour on the site was never saved here', 'tours on the site were never saved here'],
        'Every tour on the site was saved here.',
        adminPaths.tour,
      ),
  },
  {
    id: 'gallery-paintings',
    title: 'Pictures of the gallery',
    why: 'Visitors want to see what they will find, and the paintings show no real place.',
    right: 'publish',
    isKeepable: true,
    check: ({ gallery_paintings: pictures }) =>
      entries(pictures, ['painting', 'paintings'], 'No painting is left.', adminPaths.image),
  },
  {
    id: 'tour-paintings',
    title: 'Pictures of the tours',
    why: 'A tour sells by its picture, and the paintings show no real place.',
    right: 'publish',
    isKeepable: true,
    check: ({ tour_paintings: tours }) =>
      entries(
        tours,
        ['tour with a painting', 'tours with a painting'],
        'No tour has a painting.',
        adminPaths.tour,
      ),
  },
  {
    id: 'post-paintings',
    title: 'Pictures of the posts',
    why: 'A picture of your own shows that the post is about your work.',
    right: 'publish',
    isKeepable: true,
    check: ({ post_paintings: posts }) =>
      entries(
        posts,
        ['post with a painting', 'posts with a painting'],
        'No post has a painting.',
        adminPaths.post,
      ),
  },
  {
    id: 'page-paintings',
    title: 'Pictures of the pages',
    why: 'The slides and the team are what visitors see first, and the paintings show nobody real.',
    right: 'manage',
    isKeepable: true,
    check: ({ page_pictures: pictures }) => {
      const total = pictures.reduce((sum, picture) => sum + picture.total, 0)
      const [first] = pictures
      if (!first) return done('No page has a painting.')
      return toDo(`${counted(total, 'painting')}.`, inSheet(first.sheet, first.part))
    },
  },
  {
    id: 'consent',
    title: 'Consent of people in pictures',
    why: 'The Data Protection Act asks for the consent of everybody who can be recognised.',
    right: 'publish',
    check: ({ unknown_consent: pictures }) =>
      entries(
        pictures,
        ['uploaded picture without an answer', 'uploaded pictures without an answer'],
        'Every uploaded picture on the site has an answer.',
        adminPaths.image,
      ),
  },
  {
    id: 'second-factor',
    title: 'Your second factor',
    why: 'With it a stolen password alone opens nothing in the studio.',
    check: ({ hasSecondFactor }) => {
      if (hasSecondFactor) return done('The login asks for a code of your app.')
      const to = `${adminPaths.settings()}#second-factor`
      return hasSecondFactor === undefined
        ? { state: 'unknown', now: 'The sign-in server did not say whether there is one.', to }
        : toDo('It is off for your account.', to)
    },
  },
  {
    id: 'backup',
    title: 'Backup',
    why: 'Without one, a mistake or a lost account takes everything with it.',
    right: 'manage',
    how: 'The person who has the project on a computer runs npm run backup and keeps the file elsewhere; docs/backup.md in the project says how.',
    check: ({ marks: { backup } }) =>
      backup === undefined
        ? toDo('None was ever made.')
        : done(`The last one was made ${formatMoment(Date.parse(backup))}.`),
  },
]
