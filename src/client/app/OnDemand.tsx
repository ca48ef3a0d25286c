import { Suspense, type ReactNode } from 'react'
import { LoadingBar } from './LoadingBar.tsx'

/** For a sheet whose code is fetched when somebody opens it: until it is here, a bar says that the tap was taken. */
export function OnDemand({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingBar />}>{children}</Suspense>
}
