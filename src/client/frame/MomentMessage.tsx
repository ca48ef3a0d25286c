import { Flame } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { rankOf } from '#domain/ledger/level.ts'
import { endMoment } from '../app/moment-queue.ts'
import type { Moment } from '../app/moments.ts'
import { giveSignal } from '../app/senses.ts'
import { DoctorBird } from '../parts/art/DoctorBird.tsx'
import { Badge } from '../parts/progress/Badge.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Confetti } from './Confetti.tsx'
import { momentWords, unlockedWords } from './moment-words.ts'

/** Long enough to read; a level says more than a day. */
const durationMs: Record<Moment['type'], number> = {
  streak: 1_500,
  'course-end': 2_000,
  achievement: 2_000,
  'level-up': 3_000,
}

/** Between the top of the screen and the bar with the way on, which is never hidden. */
const aboveTheBar = {
  bottom: 'max(4rem, var(--bar, 0px))',
  maxHeight: 'calc(100dvh - max(4rem, var(--bar, 0px)))',
}

type Shown<Type extends Moment['type']> = Extract<Moment, { type: Type }>

/** A band across the screen that takes no taps: it passes by itself, or at the next touch or key. */
export function MomentMessage({ moment }: { moment: Moment }) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    box.current?.showPopover()
    giveSignal(moment.type === 'level-up' ? 'level' : 'reward')
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
    <>
      <p className="sr-only">{momentWords(moment)}</p>
      <div
        // Each one swells in, and is on top of what opened since.
        key={moment.key}
        ref={box}
        popover="manual"
        aria-hidden="true"
        style={aboveTheBar}
        className="place-newcastle swell pointer-events-none inset-x-0 my-auto w-full max-w-none overflow-hidden bg-(--band) px-4 py-8 text-center text-[#fffaf0]"
      >
        <MomentPicture moment={moment} />
      </div>
    </>
  )
}

function MomentPicture({ moment }: { moment: Moment }) {
  switch (moment.type) {
    case 'streak':
      return <NewDay day={moment} />
    case 'course-end':
      return <CourseEnd title={moment.title} />
    case 'achievement':
      return <NewBadge earned={moment} />
    case 'level-up':
      return <NewLevel reached={moment} />
  }
}

function NewDay({ day }: { day: Shown<'streak'> }) {
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

function CourseEnd({ title }: { title: string }) {
  return (
    <>
      <Confetti />
      <DoctorBird mood="proud" className="hover mx-auto h-28" />
      <SmallTitle>Course finished</SmallTitle>
      <span className="block text-2xl font-extrabold text-sun">{title}</span>
      <span className="block text-xl font-semibold">Every lesson of it.</span>
    </>
  )
}

function NewBadge({ earned }: { earned: Shown<'achievement'> }) {
  const { id, title, xp } = earned
  return (
    <>
      <span className="light-up mx-auto mb-3 block w-fit">
        <Badge id={id} earned className="size-32" />
      </span>
      <SmallTitle>New achievement</SmallTitle>
      <span className="block text-2xl font-extrabold">{title}</span>
      {xp > 0 && <span className="block text-xl font-bold text-sun">+{xp} XP</span>}
    </>
  )
}

function NewLevel({ reached }: { reached: Shown<'level-up'> }) {
  const { level, unlocked } = reached
  const news = unlockedWords(unlocked)
  return (
    <>
      <Confetti />
      <DoctorBird mood="proud" className="hover mx-auto h-28" />
      <SmallTitle>Level up</SmallTitle>
      <span className="block text-hero font-extrabold text-sun tabular-nums">Level {level}</span>
      <span className="block text-xl font-semibold">{rankOf(level)}</span>
      {news !== undefined && <span className="mt-1 block">{news}</span>}
    </>
  )
}

function SmallTitle({ children }: { children: string }) {
  return <span className="block text-sm font-bold tracking-widest uppercase">{children}</span>
}
