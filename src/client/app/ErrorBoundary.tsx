import { Component } from 'react'
import type { ReactNode } from 'react'
import { ErrorPage } from './ErrorPage.tsx'

/** Catches what a page throws while it renders, or when its code does not arrive. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { error: unknown }> {
  override state: { error: unknown } = { error: null }

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error }
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />
  }
}
