import { Suspense, useState } from 'react'
import type { ReactNode } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { AskForReason } from './asked-reason.ts'
import type { Asked } from './asked-reason.ts'

const ReasonSheet = lazyPart(async () => (await import('./ReasonSheet.tsx')).ReasonSheet)

/**
 * Holds the sheet in which staff say why. It is above the lists, so that it stays, with what was typed,
 * when the card that opened it leaves its list because a colleague decided.
 */
export function ReasonSheets({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>()
  return (
    <AskForReason value={setAsked}>
      {children}
      <Suspense>{asked && <ReasonSheet {...asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </AskForReason>
  )
}
