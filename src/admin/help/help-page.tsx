import { ArrowRight, Printer } from 'lucide-react'
import { Link, useParams } from 'react-router'
import { buttonClass, lineLinkClass } from '../../components/ui/button'
import { adminPaths } from '../../lib/admin-paths'
import { paths } from '../../lib/paths'
import { useSession } from '../auth/session-state'
import { frameClass } from '../kit/frame-class'
import { StudioPage } from '../kit/page/studio-page'
import { QueryState } from '../kit/query-state'
import { useMay } from '../kit/rights'
import {
  guideLanguages,
  jobIds,
  rightsOfJobs,
  type Guide,
  type GuideLanguage,
  type JobId,
} from './guide'
import { JobSteps, QuotingText } from './job-steps'
import { useGuide } from './use-guide'

/** Last part of the address of the page with all jobs, for printing. */
const everything = 'all'

const isJob = (id: string | undefined): id is JobId => jobIds.some((known) => known === id)

const languages: readonly GuideLanguage[] = ['en', 'sw']

/** The operator's guide: the list of its jobs, one of them, or all on one page. */
export function HelpPage() {
  const { job } = useParams()
  const { language, query } = useGuide()
  const guide = query.data
  const title = guide && (isJob(job) ? guide.jobs[job].title : guide.words.help)
  return (
    <div lang={language}>
      <StudioPage title={title ?? 'Help'} actions={<LanguageLinks job={job} />}>
        <QueryState
          query={query}
          loadingText="Loading the guide"
          failedText="The guide could not be loaded"
        />
        {guide && <GuidePart guide={guide} job={job} />}
        {guide && <SignInLink guide={guide} />}
      </StudioPage>
    </div>
  )
}

function GuidePart({ guide, job }: { guide: Guide; job: string | undefined }) {
  if (isJob(job)) return <JobPage guide={guide} id={job} />
  if (job === everything) return <AllJobs guide={guide} />
  return (
    <>
      {job !== undefined && <p className="mb-4 font-semibold">{guide.words.unknown}</p>}
      <JobList guide={guide} />
    </>
  )
}

/** The way back for whoever came from the sign-in, where there is no menu to take it. */
function SignInLink({ guide }: { guide: Guide }) {
  const { session } = useSession()
  if (session.status !== 'signedOut') return null
  return (
    <p className="mt-4 print:hidden">
      <Link to={paths.auth()} className={lineLinkClass}>
        {guide.words.signIn}
      </Link>
    </p>
  )
}

/** Switches the language and stays on the page. */
function LanguageLinks({ job }: { job: string | undefined }) {
  const { language, searchOf, remember } = useGuide()
  return (
    <ul className="flex gap-1 print:hidden">
      {languages.map((other) => (
        <li key={other}>
          <Link
            to={adminPaths.help(job) + searchOf(other)}
            replace
            lang={other}
            aria-current={other === language ? 'true' : undefined}
            className={buttonClass(other === language ? 'secondary' : 'quiet', '', 'compact')}
            onClick={() => remember(other)}
          >
            {guideLanguages[other]}
          </Link>
        </li>
      ))}
    </ul>
  )
}

function JobList({ guide }: { guide: Guide }) {
  const { language, searchOf } = useGuide()
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">{guide.intro}</p>
      <ol className={`max-w-prose divide-y divide-line ${frameClass}`}>
        {jobIds.map((id) => (
          <li key={id}>
            <JobLink guide={guide} id={id} />
          </li>
        ))}
      </ol>
      <p className="mt-4 flex flex-wrap gap-x-6 print:hidden">
        <Link to={adminPaths.help(everything) + searchOf(language)} className={lineLinkClass}>
          {guide.words.printAll}
        </Link>
      </p>
    </>
  )
}

/** Leads to a job; says who does it where the reader may not. */
function JobLink({ guide, id }: { guide: Guide; id: JobId }) {
  const { language, searchOf } = useGuide()
  const { title, summary } = guide.jobs[id]
  const right = rightsOfJobs[id]
  const mayDoIt = useMay(right ?? 'write')
  return (
    <Link
      to={adminPaths.help(id) + searchOf(language)}
      className="group flex items-center justify-between gap-4 px-4 py-3 first:rounded-t-panel hover:bg-tea-soft sm:px-5"
    >
      <span className="min-w-0">
        <span className="block font-semibold text-tea underline underline-offset-4">{title}</span>
        <span className="block text-sm text-muted">{summary}</span>
        {right && !mayDoIt && (
          <span className="mt-1 block text-sm">
            <QuotingText text={guide.words.doneBy[right]} language={language} />
          </span>
        )}
      </span>
      <ArrowRight
        aria-hidden
        className="size-5 shrink-0 text-tea group-hover:translate-x-1 print:hidden"
      />
    </Link>
  )
}

function JobPage({ guide, id }: { guide: Guide; id: JobId }) {
  const { language, searchOf } = useGuide()
  const next = jobIds[jobIds.indexOf(id) + 1]
  return (
    <>
      <JobBody guide={guide} id={id} />
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
        <PrintButton guide={guide} />
        <Link to={adminPaths.help() + searchOf(language)} className={lineLinkClass}>
          {guide.words.allJobs}
        </Link>
        {next && (
          <Link to={adminPaths.help(next) + searchOf(language)} className={lineLinkClass}>
            {guide.words.next}: {guide.jobs[next].title}
          </Link>
        )}
      </div>
    </>
  )
}

/** Every job one after the other, each on a sheet of its own. */
function AllJobs({ guide }: { guide: Guide }) {
  return (
    <>
      <div className="mb-4 print:hidden">
        <PrintButton guide={guide} />
      </div>
      {jobIds.map((id, index) => (
        <section
          key={id}
          aria-labelledby={`job-${id}`}
          className={
            index > 0
              ? 'mt-10 border-t border-line pt-6 print:break-before-page print:border-0'
              : ''
          }
        >
          <h2 id={`job-${id}`} className="mb-2 text-xl">
            {guide.jobs[id].title}
          </h2>
          <JobBody guide={guide} id={id} />
        </section>
      ))}
    </>
  )
}

function JobBody({ guide, id }: { guide: Guide; id: JobId }) {
  const { language } = useGuide()
  const { summary, steps, after } = guide.jobs[id]
  const right = rightsOfJobs[id]
  return (
    <>
      <p className="mb-4 max-w-prose text-muted">
        {summary}
        {right && (
          <>
            {' '}
            <QuotingText text={guide.words.doneBy[right]} language={language} />
          </>
        )}
      </p>
      <JobSteps steps={steps} language={language} />
      {after !== undefined && (
        <p className="mt-6 max-w-prose border-l-4 border-maize pl-4">
          <strong>{guide.words.afterwards}:</strong>{' '}
          <QuotingText text={after} language={language} />
        </p>
      )}
    </>
  )
}

function PrintButton({ guide }: { guide: Guide }) {
  return (
    <button type="button" className={buttonClass('secondary')} onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {guide.words.print}
    </button>
  )
}
