import { Component, type ReactNode } from 'react'
import { reloadForStaleChunk } from '../lib/stale-tab'
import { ErrorPage } from '../components/ui/error-page'

type ErrorBoundaryProps = {
  children: ReactNode
  /** A new value resets the error. */
  resetKey: string
  /** Phone number that the error page shows to visitors without a connection. */
  phone?: string
  /** Whether header and footer of the site stand around it. */
  isInFrame?: boolean
}

type ErrorBoundaryState = { failure: { error: unknown } | undefined; resetKey: string }

/** Shows the error page if anything below it throws while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey }
  }

  override componentDidCatch(error: unknown): void {
    void reloadForStaleChunk(error)
  }

  override render(): ReactNode {
    const { failure } = this.state
    const { phone, isInFrame = false, children } = this.props
    if (!failure) return children
    return <ErrorPage error={failure.error} isInFrame={isInFrame} {...(phone && { phone })} />
  }
}
