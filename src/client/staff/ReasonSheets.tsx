import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { AskForReason } from './asked-reason.ts'
import type { ReasonRequest } from './asked-reason.ts'

const ReasonSheet = lazyPart(() => import('./ReasonSheet.tsx'), 'ReasonSheet')

/**
 * Holds the sheet in which staff give the reason. It is outside the lists, so that it stays open with the text
 * when its card leaves the list because a colleague has decided.
 */
export function ReasonSheets({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<ReasonRequest>()
  return (
    <AskForReason value={setAsked}>
      {children}
      <Suspense>{asked && <ReasonSheet {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </AskForReason>
  )
}
