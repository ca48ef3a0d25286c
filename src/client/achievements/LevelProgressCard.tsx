import { levelOf } from '#domain/ledger/level.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'

export function LevelProgressCard({ xp }: { xp: number }) {
  const { level, rank, nextLevelXp, xpIntoLevel, xpPerLevel, xpToNext, percent } = levelOf(xp)
  return (
    <Card
      title="Level Progress"
      aside={
        <Chip tone="sun">
          <CountUp value={xp} /> XP
        </Chip>
      }
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <p className="text-2xl font-extrabold">
          Level {level} <span className="text-base font-semibold text-ink-soft">{rank}</span>
        </p>
        <p className="font-semibold tabular-nums">
          {xpIntoLevel} / {xpPerLevel} XP
        </p>
      </div>
      <ProgressBar
        label={`Progress to level ${level + 1}`}
        value={percent}
        valueText={`${xpToNext} XP to level ${level + 1}`}
        tone="sun"
      />
      <p className="mt-2 text-sm text-ink-soft tabular-nums">
        {xp} / {nextLevelXp} XP in total, {xpToNext} XP to level {level + 1}
      </p>
    </Card>
  )
}
