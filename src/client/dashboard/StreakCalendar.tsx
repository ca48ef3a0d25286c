import { Check, Snowflake } from 'lucide-react'
import { plural } from '#domain/text/plural.ts'
import type { StudentDay } from '#contract/dashboard.ts'
import { dayOf } from '#domain/day.ts'
import { shortDay } from '../app/dates.ts'
import { ShareButton } from '../parts/sharing/ShareButton.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { classes } from '../ui/classes.ts'
import { Icon } from '../ui/Icon.tsx'
import { dayMeaning } from './day-meaning.ts'

type Dot = StudentDay['calendar'][number]

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

const look: Record<Dot['state'], string> = {
  done: 'bg-leaf text-on-leaf',
  freeze: 'bg-sea-soft text-sea',
  missed: 'bg-sunk',
  today: 'bg-sun-soft',
  before: 'border border-line',
  future: 'border border-dashed border-line',
}

/** The last five weeks, one dot per day. */
export function StreakCalendar({ student }: { student: StudentDay }) {
  const { calendar, freezes, longestStreak, streak } = student
  const today: string = dayOf(new Date())
  const weeks = Array.from({ length: calendar.length / 7 }, (_, week) =>
    calendar.slice(week * 7, week * 7 + 7),
  )
  return (
    <Card
      title="Streak calendar"
      aside={
        <Chip tone="sea">
          <Icon of={Snowflake} size={16} />
          {plural(freezes, 'freeze held', 'freezes held')}
        </Chip>
      }
    >
      <table className="w-full table-fixed text-center">
        <caption className="sr-only">Your last five weeks</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th key={name} scope="col" className="pb-1 text-sm font-semibold text-ink-soft">
                {name[0]}
                <span className="narrow:sr-only">{name.slice(1)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]?.day}>
              {week.map((dot) => (
                <td key={dot.day} className="py-0.75 lg:py-1.5">
                  <CalendarDot dot={dot} isToday={dot.day === today} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-sm text-ink-soft">
        Longest streak: {plural(longestStreak, 'day')}. Seven active days earn a freeze, which keeps
        your streak on a day you miss.
      </p>
      {streak > 1 && (
        <ShareButton what={{ kind: 'streak', days: streak }} of="your streak" className="-ml-5" />
      )}
    </Card>
  )
}

function CalendarDot({ dot, isToday }: { dot: Dot; isToday: boolean }) {
  return (
    <span
      className={classes(
        'mx-auto grid size-8 lg:size-9 place-items-center rounded-full',
        look[dot.state],
        isToday && 'outline-2 outline-offset-2 outline-sun',
      )}
    >
      {dot.state === 'done' && <Icon of={Check} size={18} />}
      {dot.state === 'freeze' && <Icon of={Snowflake} size={18} />}
      <span className="sr-only">
        {shortDay(dot.day)}: {dayMeaning[dot.state]}
      </span>
    </span>
  )
}
