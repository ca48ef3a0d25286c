import { Check } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdvisorCard } from '#contract/advisor.ts'
import type { CardAction as Action } from '#domain/learning/cards.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

const words: Record<Action, { label: string; done: string }> = {
  enrol: { label: 'Enrol', done: 'Enrolled' },
  start: { label: 'Start', done: 'Started' },
  save: { label: 'Save', done: 'Saved' },
  follow: { label: 'Follow', done: 'Following' },
  tick: { label: 'Mark as done', done: 'Done' },
}

const onError = ({ message }: Error) => showToast(message, 'bad')

/** One tap for the next thing. The result stays in its place, and what can be taken back has Undo. */
export function CardAction({ card: { id, title }, action }: { card: AdvisorCard; action: Action }) {
  const [isDone, setDone] = useState(false)
  const { mutate, isPending } = useCardAction(action, () => setDone(true))
  const { label, done } = words[action]
  return (
    <span role="status" className="relative flex flex-wrap items-center gap-1">
      {isDone ? (
        <>
          <Chip tone="leaf">
            <Icon of={Check} size={16} />
            {done}
          </Chip>
          {action === 'save' && <Unsave id={id} title={title} onDone={() => setDone(false)} />}
        </>
      ) : (
        <Button
          tone="quiet"
          busy={isPending}
          className="px-4"
          aria-label={`${label}: ${title}`}
          onClick={() => mutate({ id }, { onError })}
        >
          {label}
        </Button>
      )}
    </span>
  )
}

function Unsave({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
  const { mutate, isPending } = useAction('DELETE /api/opportunities/:id/saved', { onDone })
  return (
    <Button
      tone="plain"
      busy={isPending}
      className="px-3"
      aria-label={`Undo: ${title}`}
      onClick={() => mutate({ id }, { onError })}
    >
      Undo
    </Button>
  )
}

function useCardAction(action: Action, onShown: () => void) {
  const client = useQueryClient()
  // This reply shows the result itself; others are refetched when they are opened.
  const onDone = () => {
    onShown()
    void client.invalidateQueries({
      queryKey: ['GET /api/advisor/conversations/:id'],
      refetchType: 'none',
    })
  }
  const enrol = useAction('POST /api/courses/:id/enrol', { onDone })
  const start = useAction('POST /api/quests/:id/start', { onDone })
  const save = useAction('PUT /api/opportunities/:id/saved', { onDone })
  const follow = useAction('POST /api/paths/:id/choose', { onDone })
  const tick = useAction('POST /api/readiness/:id/done', {
    onDone: ({ xp }) => {
      onDone()
      if (xp > 0) showToast(`+${xp} XP`, 'good')
    },
  })
  return { enrol, start, save, follow, tick }[action]
}
