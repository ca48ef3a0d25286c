import { Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link } from '../app/Link.tsx'
import { sayWhy } from '../app/say-why.ts'
import { useIsUnsent } from '../app/unsent.ts'
import { useAction } from '../app/use-api.ts'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { questAddress } from '../parts/progress/quest-address.ts'
import type { BoardQuest } from './quest-order.ts'
import { timeLeft } from './time-left.ts'

interface QuestItemProps {
  /** Has `progress` if it was started. */
  quest: BoardQuest
}

const cadences = { daily: 'Daily', weekly: 'Weekly', once: 'One-time' }

/** A quest with its reason, progress, reward and deadline. */
export function QuestItem({ quest }: QuestItemProps) {
  const { title, description, why, cadence, xp, target, endsAt, progress } = quest
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
        <QuestAction quest={quest} />
      </div>
    </li>
  )
}

/** Start; once started, a link to where it is done. */
function QuestAction({ quest: { id, title, goal, progress } }: QuestItemProps) {
  const { mutate, isPending, isSuccess } = useAction('POST /api/quests/:id/start')
  const waits = useIsUnsent('POST /api/quests/:id/start', { id })
  const isActive = progress !== undefined
  const go = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // The pressed button is gone, so focus the link that replaced it.
    if (isActive && isSuccess) go.current?.querySelector('a')?.focus({ preventScroll: true })
  }, [isActive, isSuccess])

  if (isActive) {
    const address = questAddress(goal)
    return (
      <span ref={go}>
        {address !== null && (
          <Link to={address} aria-label={`Go: ${title}`} className={buttonClass('quiet')}>
            Go
          </Link>
        )}
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
