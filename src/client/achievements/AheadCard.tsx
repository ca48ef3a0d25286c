import { useState } from 'react'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Badge } from '../parts/progress/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { nearestFirst } from './ahead.ts'
import type { Ahead } from './ahead.ts'

const initialCount = 6

/** Achievements still to earn, nearest first. */
export function AheadCard({ ahead }: { ahead: readonly Ahead[] }) {
  const [showsAll, setShowsAll] = useState(false)
  if (ahead.length === 0) return null

  const visible = nearestFirst(ahead).slice(0, showsAll ? ahead.length : initialCount)
  return (
    <Card title="Still ahead" aside={<Chip>{ahead.length} to earn</Chip>}>
      <ul className="grid gap-5">
        {visible.map((achievement) => (
          <AheadRow key={achievement.id} achievement={achievement} />
        ))}
      </ul>
      {!showsAll && ahead.length > initialCount && (
        <Button tone="quiet" className="mt-5 w-full" onClick={() => setShowsAll(true)}>
          Show all {ahead.length}
        </Button>
      )}
    </Card>
  )
}

function AheadRow({ achievement }: { achievement: Ahead }) {
  const { id, title, description, xp, progress, target, shows } = achievement
  return (
    <li className="flex items-start gap-3">
      <Badge id={id} earned={false} />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <h3 className="font-bold">{title}</h3>
          <Chip className="shrink-0">+{xp} XP</Chip>
        </div>
        <p className="text-ink-soft">{description}</p>
        {shows && (
          <p className="text-sm text-ink-soft">
            For passing the assessment in {skillLabel(shows)}, or a project that a mentor passes.
          </p>
        )}
        {target > 1 && (
          <div className="mt-1.5 flex items-center gap-3">
            <ProgressBar
              label={title}
              value={progress}
              max={target}
              valueText={`${progress} of ${target}`}
              className="h-2 grow"
            />
            <span className="text-sm tabular-nums">
              {progress} of {target}
            </span>
          </div>
        )}
      </div>
    </li>
  )
}
