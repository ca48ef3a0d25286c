import { Suspense } from 'react'
import { rankOf } from '#domain/ledger/level.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { useStore } from '../ui/use-store.ts'
import { celebratedLevel } from './celebration.ts'

const LevelUpMessage = lazyPart(() => import('./LevelUpMessage.tsx'), 'LevelUpMessage')

/** Celebrates a new level, and announces it to screen readers. */
export function LevelUp() {
  const level = useStore(celebratedLevel)
  return (
    <>
      <p role="status" className="sr-only">
        {level !== undefined && `Level ${level}. You are now ${rankOf(level)}.`}
      </p>
      <Suspense>{level !== undefined && <LevelUpMessage level={level} />}</Suspense>
    </>
  )
}
