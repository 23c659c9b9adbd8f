import { TriangleAlert } from 'lucide-react'
import { Link } from 'react-router'
import { adminPaths } from '../../../lib/admin-paths'
import { useSite } from './site-context'
import { siteTrouble } from './site-trouble'
import { useMissingNightly } from './use-nightly'

/** A red line above every page of the studio while the site is not what it should be. */
export function TroubleBanner() {
  const { state } = useSite()
  const trouble = siteTrouble(state, useMissingNightly())
  return (
    <output className="block print:hidden">
      {trouble !== undefined && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b-2 border-danger bg-danger-soft px-4 py-2 text-danger md:px-6">
          <TriangleAlert aria-hidden className="size-5 shrink-0" />
          <strong className="min-w-0">{trouble}</strong>
          <Link
            to={adminPaths.status()}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            What to do
          </Link>
        </span>
      )}
    </output>
  )
}
