import { useEffect } from 'react'
import { giveSignal } from '../../app/senses.ts'
import { CountUp } from '../../ui/CountUp.tsx'

/** The XP of what was just done, counted up from nothing. */
export function EarnedXp({ earned }: { earned: number }) {
  useEffect(() => giveSignal('reward'), [])
  return (
    <p className="swell mx-auto w-fit rounded-full bg-sun px-5 py-1.5 text-2xl font-extrabold text-on-sun tabular-nums">
      <CountUp value={earned} from={0} write={(xp) => `+${xp} XP`} />
    </p>
  )
}
