import { CircleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { buttonClass } from '../../../components/ui/button'
import { reloadForStaleChunk } from '../../../lib/stale-tab'
import { frameClass } from '../frame-class'

type PageBoundaryState = { hasFailed: boolean }

/** Keeps the sidebar usable when a page crashes; a tab older than the site reloads, once. */
export class PageBoundary extends Component<{ children: ReactNode }, PageBoundaryState> {
  override state: PageBoundaryState = { hasFailed: false }

  static getDerivedStateFromError(): PageBoundaryState {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown): void {
    void reloadForStaleChunk(error)
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div role="alert" className={`grid justify-items-start gap-4 p-4 sm:p-6 ${frameClass}`}>
        <CircleAlert aria-hidden className="size-8 text-danger" />
        <h1 className="text-2xl">This page could not be shown</h1>
        <p>
          Reload it. If that does not help, the site may just have been updated: try again soon.
        </p>
        <button type="button" className={buttonClass()} onClick={() => window.location.reload()}>
          Reload
        </button>
      </div>
    )
  }
}
