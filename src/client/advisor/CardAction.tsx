import { Check } from 'lucide-react'
import { useQueryClient } from '@tanstack/react-query'
import type { AdvisorCard } from '#contract/advisor.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { Icon } from '../ui/Icon.tsx'
import { showToast } from '../ui/toasts.ts'

type Action = NonNullable<AdvisorCard['action']>

const words: Record<Action, { label: string; done: string }> = {
  enrol: { label: 'Enrol', done: 'Enrolled' },
  start: { label: 'Start', done: 'Started' },
  save: { label: 'Save', done: 'Saved' },
}

export function CardAction({ card: { id, title }, action }: { card: AdvisorCard; action: Action }) {
  const { mutate, isPending, isSuccess } = useCardAction(action)
  const { label, done } = words[action]
  return (
    <span role="status" className="relative">
      {isSuccess ? (
        <Chip tone="leaf">
          <Icon of={Check} size={16} />
          {done}
        </Chip>
      ) : (
        <Button
          tone="quiet"
          busy={isPending}
          className="px-4"
          aria-label={`${label}: ${title}`}
          onClick={() => mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })}
        >
          {label}
        </Button>
      )}
    </span>
  )
}

function useCardAction(action: Action) {
  const client = useQueryClient()
  // This reply shows the result itself; others are refetched when they are opened.
  const onDone = () =>
    void client.invalidateQueries({
      queryKey: ['GET /api/advisor/conversations/:id'],
      refetchType: 'none',
    })
  const enrol = useAction('POST /api/courses/:id/enrol', {
    onDone,
  })
  const start = useAction('POST /api/quests/:id/start', { onDone })
  const save = useAction('PUT /api/opportunities/:id/saved', {
    onDone,
  })
  return { enrol, start, save }[action]
}
