import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'
import { fetchFailedAgain } from './lazy-part.tsx'

interface ErrorBoundaryProps {
  /** The address or tab inside. The error is cleared when it changes. */
  scope: string
  children: ReactNode
}

/**
 * Catches errors while a page renders or when its code can't be loaded. It renders the page again when the
 * address changes, when the connection returns, and when the user asks.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: null }
  private tries = 0

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override componentDidMount(): void {
    addEventListener('online', this.showAgain)
  }

  override componentWillUnmount(): void {
    removeEventListener('online', this.showAgain)
  }

  override componentDidUpdate({ scope }: ErrorBoundaryProps): void {
    if (scope === this.props.scope || this.state.error === null) return
    this.tries = 0
    this.showAgain()
  }

  readonly showAgain = () => {
    if (this.state.error === null) return
    fetchFailedAgain()
    this.setState({ error: null })
  }

  /** A page that fails twice may belong to an older version of the app, so reload it. */
  readonly tryAgain = () => {
    this.tries += 1
    if (this.tries > 1) return location.reload()
    this.showAgain()
  }

  override render(): ReactNode {
    const { error } = this.state
    if (error === null) return this.props.children
    return <ErrorPage error={error} onRetry={this.tryAgain} />
  }
}
