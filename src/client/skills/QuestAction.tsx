import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../app/lazy-part.tsx'
import { Link } from '../app/Link.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { sayWhy } from '../app/say-why.ts'
import { useIsUnsent } from '../app/unsent.ts'
import { useAction } from '../app/use-api.ts'
import { questAddress } from '../parts/progress/quest-address.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import type { BoardQuest } from './quest-order.ts'

const EvidenceSheet = lazyPart(() => import('./EvidenceSheet.tsx'), 'EvidenceSheet')

/** Start; once started, the way to where it is done, or to what the student writes about it. */
export function QuestAction({ quest }: { quest: BoardQuest }) {
  const { id, title, progress } = quest
  const { mutate, isPending, isSuccess } = useAction('POST /api/quests/:id/start')
  const waits = useIsUnsent('POST /api/quests/:id/start', { id })
  const isActive = progress !== undefined
  const next = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The pressed button is gone, so focus what replaced it.
    if (isActive && isSuccess)
      next.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [isActive, isSuccess])

  if (isActive) {
    return (
      <span ref={next}>
        {quest.evidence === null ? <GoButton quest={quest} /> : <WriteButton quest={quest} />}
      </span>
    )
  }
  return (
    <Button
      tone="quiet"
      busy={isPending}
      aria-label={`${waits ? 'Not sent yet' : 'Start'}: ${title}`}
      disabled={waits}
      onClick={() => mutate({ id }, { onError: sayWhy })}
    >
      {waits ? 'Not sent yet' : 'Start'}
    </Button>
  )
}

function GoButton({ quest: { title, goal } }: { quest: BoardQuest }) {
  const address = questAddress(goal)
  if (address === null) return null
  return (
    <Link to={address} aria-label={`Go: ${title}`} className={buttonClass('quiet')}>
      Go
    </Link>
  )
}

function WriteButton({ quest }: { quest: BoardQuest }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" aria-label={`I did it: ${quest.title}`} onClick={() => setIsOpen(true)}>
        I did it
      </Button>
      {isOpen && (
        <OnDemand>
          <EvidenceSheet quest={quest} onClose={() => setIsOpen(false)} />
        </OnDemand>
      )}
    </>
  )
}
