import { levelOf } from '#domain/ledger/level.ts'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** How far it is to the next level. */
export function LevelBar({ xp, className }: { xp: number; className?: string }) {
  const { level, percent, xpToNext } = levelOf(xp)
  return (
    <ProgressBar
      label={`Progress to level ${level + 1}`}
      value={percent}
      tone="sun"
      valueText={`${xpToNext} XP to level ${level + 1}`}
      {...(className === undefined ? {} : { className })}
    />
  )
}
