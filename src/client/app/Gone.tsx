import type { ReactNode } from 'react'
import { ErrorState } from '../ui/ErrorState.tsx'

/** Replaces something the person may not see any more. It is announced, and there is nothing to retry. */
export function Gone({ title, children }: { title: string; children: ReactNode }) {
  return <ErrorState title={title}>{children}</ErrorState>
}
