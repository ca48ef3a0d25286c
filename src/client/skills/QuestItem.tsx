import { Clock } from 'lucide-react'
import type { Output } from '../app/api.ts'
import { useAction } from '../app/use-api.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { showToast } from '../ui/toasts.ts'
import { timeLeft } from './time-left.ts'

interface QuestItemProps {
  quest: Output<'GET /api/quests'>['offered'][number]
  /** Of one that was started. */
  progress?: number
}

const cadences = { daily: 'Daily', weekly: 'Weekly', once: 'One-time' }

/** What, why, how far, what for and until when. */
export function QuestItem({ quest, progress }: QuestItemProps) {
  const { title, description, why, cadence, xp, target, endsAt } = quest
  const isActive = progress !== undefined
  return (
    <li
      className={classes(
        'grid grid-cols-1 gap-2 rounded-control border p-3.5',
        isActive ? 'border-leaf' : 'border-line',
      )}
    >
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-bold">{title}</h3>
        <Chip tone="sun" className="shrink-0">
          +{xp} XP
        </Chip>
      </div>
      <p>{description}</p>
      <p className="text-sm text-ink-soft">{why}</p>
      {isActive && (
        <div>
          <p className="mb-1 text-sm font-semibold tabular-nums">
            {progress} of {target}
          </p>
          <ProgressBar
            label={title}
            value={progress}
            max={target}
            valueText={`${progress} of ${target}`}
          />
        </div>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-soft">
          <Chip>{cadences[cadence]}</Chip>
          {endsAt && (
            <span className="inline-flex items-center gap-1">
              <Icon of={Clock} size={16} />
              {timeLeft(endsAt, Date.now())}
            </span>
          )}
        </p>
        {!isActive && <StartButton quest={quest} />}
      </div>
    </li>
  )
}

function StartButton({ quest: { id, title } }: Pick<QuestItemProps, 'quest'>) {
  const { mutate, isPending } = useAction('POST /api/quests/:id/start', {
    stale: ['quests', 'dashboard', 'activities', 'achievements', 'skills'],
  })
  return (
    <Button
      tone="quiet"
      busy={isPending}
      aria-label={`Start: ${title}`}
      onClick={() => mutate({ id }, { onError: ({ message }) => showToast(message, 'bad') })}
    >
      Start
    </Button>
  )
}
