import { levelOf } from '#domain/ledger/level.ts'
import { Card } from '../ui/Card.tsx'
import { CountUp } from '../ui/CountUp.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Ring } from '../ui/Ring.tsx'

export function LevelCard({ xp }: { xp: number }) {
  const { level, rank, percent, xpToNext } = levelOf(xp)
  return (
    <Card title="Your level" className="flex flex-col">
      <div className="flex items-center gap-5">
        <Ring label={`Level ${level}`} percent={percent} size={112} thickness={10}>
          <span className="text-3xl font-extrabold">{level}</span>
        </Ring>
        <div className="min-w-0 grow">
          <p className="text-2xl font-extrabold">{rank}</p>
          <p className="mb-3 text-ink-soft tabular-nums">
            <CountUp value={xp} /> XP in total
          </p>
          <ProgressBar label={`Progress to level ${level + 1}`} value={percent} tone="sun" />
          <p className="mt-2 text-sm text-ink-soft">
            {xpToNext} XP to level {level + 1}
          </p>
        </div>
      </div>
    </Card>
  )
}
