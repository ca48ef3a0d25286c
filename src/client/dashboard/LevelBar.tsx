import { levelOf } from '#domain/ledger/level.ts'
import { Card } from '../ui/Card.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

export function LevelBar({ xp }: { xp: number }) {
  const { level, xpIntoLevel, xpPerLevel, xpToNext, percent } = levelOf(xp)
  return (
    <Card
      title="Level Progress"
      aside={
        <span className="font-semibold tabular-nums">
          <CountUp value={xpIntoLevel} /> / {xpPerLevel} XP to level {level + 1}
        </span>
      }
    >
      <ProgressBar
        label={`Progress to level ${level + 1}`}
        value={percent}
        tone="sun"
        valueText={`${xpToNext} XP to level ${level + 1}`}
      />
      <p className="mt-2 text-sm text-ink-soft">{xpToNext} XP to go</p>
    </Card>
  )
}
