import { Flame } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { rankOf } from '#domain/ledger/level.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Icon } from '../ui/Icon.tsx'
import { endMoment, type Moment } from './moments.ts'

/** Long enough to read; a level says more than a day. */
const durationMs: Record<Moment['type'], number> = { streak: 1_500, 'level-up': 3_000 }

/** A band across the screen that takes no taps: it passes by itself, or at the next touch or key. */
export function MomentMessage({ moment }: { moment: Moment }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.showPopover()
    const timer = setTimeout(endMoment, durationMs[moment.type])
    addEventListener('pointerdown', endMoment)
    addEventListener('keydown', endMoment)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', endMoment)
      removeEventListener('keydown', endMoment)
    }
  }, [moment])

  return (
    <div
      ref={box}
      popover="manual"
      aria-hidden="true"
      className="place-newcastle swell pointer-events-none inset-x-0 my-auto w-full max-w-none overflow-hidden bg-(--band) px-4 py-8 text-center text-[#fffaf0]"
    >
      {moment.type === 'streak' ? <NewDay day={moment} /> : <NewLevel reached={moment} />}
    </div>
  )
}

function NewDay({ day }: { day: Extract<Moment, { type: 'streak' }> }) {
  const { streak, milestone, bonus, freezesUsed } = day
  return (
    <>
      <Icon of={Flame} size={72} className="light-up mx-auto fill-[#ff8a5c] text-[#ff8a5c]" />
      <span className="block text-hero font-extrabold tabular-nums">Day {streak}</span>
      <span className="block text-xl font-semibold">
        {milestone ? `${streak} days in a row. That is rare.` : 'Today counts.'}
      </span>
      {freezesUsed > 0 && <span className="block">A freeze kept your streak.</span>}
      {bonus > 0 && <span className="block font-bold text-sun">+{bonus} XP streak bonus</span>}
    </>
  )
}

function NewLevel({ reached }: { reached: Extract<Moment, { type: 'level-up' }> }) {
  const { level, unlocked } = reached
  const title = unlocked.find(({ kind }) => kind === 'title')
  return (
    <>
      <DoctorBird mood="proud" className="hover mx-auto h-28" />
      <span className="block text-sm font-bold tracking-widest uppercase">Level up</span>
      <span className="block text-hero font-extrabold text-sun tabular-nums">Level {level}</span>
      <span className="block text-xl font-semibold">{rankOf(level)}</span>
      {title && <span className="mt-1 block">New title under Rewards: {title.name}</span>}
    </>
  )
}
