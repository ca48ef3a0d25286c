import { Flame, Gift, Snowflake } from 'lucide-react'
import { useState } from 'react'
import type { StudentDay } from '#contract/dashboard.ts'
import { shortDay } from '../app/dates.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { OnDemand } from '../app/OnDemand.tsx'
import { Button } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { CountUp } from '../ui/CountUp.tsx'
import { Icon } from '../ui/Icon.tsx'
import { dayMeaning } from './day-meaning.ts'

type Dot = StudentDay['calendar'][number]

const letters = ['M', 'T', 'W', 'T', 'F', 'S', 'S']

/** The streak with its flame, and the days of this week. */
export function WeekStrip({ student }: { student: StudentDay }) {
  const { streak, calendar, activeToday } = student
  return (
    <section
      aria-label="Your streak"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2"
    >
      <p className="flex items-center text-[4rem] leading-none font-extrabold text-flame tabular-nums">
        <CountUp value={streak} />
        <span className="sr-only"> day streak</span>
      </p>
      <ol className="grid grid-cols-7 items-end text-center text-sm font-bold text-ink-soft">
        {calendar.slice(-letters.length).map((dot, index) => (
          <Day key={dot.day} dot={dot} letter={letters[index] ?? ''} />
        ))}
      </ol>
      <p className="col-span-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-56 flex-1">
          {streak > 0
            ? `${streak} day streak! Keep going to earn bonus rewards!`
            : 'Your streak starts today.'}
          {activeToday && <b className="block">Come back tomorrow for day {streak + 1}.</b>}
        </span>
        <Rewards />
      </p>
    </section>
  )
}

function Day({ dot, letter }: { dot: Dot; letter: string }) {
  return (
    <li className="grid justify-items-center gap-1">
      <span className="grid h-8 place-items-center">
        <Sign state={dot.state} />
      </span>
      <span aria-hidden="true" className={classes(dot.state === 'today' && 'text-ink')}>
        {letter}
      </span>
      <span className="sr-only">
        {shortDay(dot.day)}: {dayMeaning[dot.state]}
      </span>
    </li>
  )
}

function Sign({ state }: { state: Dot['state'] }) {
  if (state === 'done') return <Icon of={Flame} size={28} className="fill-flame text-flame" />
  if (state === 'freeze') return <Icon of={Snowflake} size={22} className="text-sea" />
  return (
    <span
      className={classes(
        'rounded-full border-3',
        state === 'today' ? 'size-5 border-flame' : 'size-3 border-edge',
      )}
    />
  )
}

const RewardsSheet = lazyPart(() => import('./RewardsSheet.tsx'), 'RewardsSheet')

function Rewards() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setOpen(true)}>
        <Icon of={Gift} />
        Rewards
      </Button>
      <OnDemand>{open && <RewardsSheet onClose={() => setOpen(false)} />}</OnDemand>
    </>
  )
}
