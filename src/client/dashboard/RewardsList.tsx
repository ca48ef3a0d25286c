import { Flame, Snowflake, Zap } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import type { Output } from '../app/api.ts'
import { shortDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { useAction, useApi } from '../app/use-api.ts'
import { Loaded } from '../app/Loaded.tsx'
import { BarChart } from '../ui/BarChart.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { classes } from '../ui/classes.ts'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'

const bonusFrom = 5

/** The streak bonus, the freezes held, and this week's XP. */
export function RewardsList() {
  const query = useApi('GET /api/rewards', {})
  return <Loaded query={query}>{(rewards) => <Rewards {...rewards} />}</Loaded>
}

function Rewards(rewards: Output<'GET /api/rewards'>) {
  const { xp, streak, todaysBonus, freezes, daysToFreeze, earnedThisWeek } = rewards
  const week = earnedThisWeek.reduce((total, { xp }) => total + xp, 0)
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4">
        <Reward icon={Flame} title={`${streak} day streak`}>
          {todaysBonus > 0
            ? `Your streak pays ${todaysBonus} bonus XP a day.`
            : `From day ${bonusFrom} on, your streak pays bonus XP every day.`}
        </Reward>
        <Reward icon={Snowflake} title={`${freezes} of 2 freezes held`}>
          {freezes === 2
            ? 'You are covered. A freeze keeps your streak on a day you miss.'
            : `The next one is ${plural(daysToFreeze, 'active day')} away. It keeps your streak on a day you miss.`}
        </Reward>
        <Reward icon={Zap} title={`${week} XP this week`}>
          {xp} XP in total.
        </Reward>
      </ul>
      <NextUnlocks unlocks={rewards.unlocks} />
      <Titles {...rewards} />
      <BarChart
        title="XP by day this week"
        columns={['Day', 'XP']}
        bars={earnedThisWeek.map(({ day, xp }) => ({
          label: shortDay(day).slice(0, 3),
          value: xp,
        }))}
      />
    </div>
  )
}

/** What the next level that unlocks something brings, and where what is unlocked already can be chosen. */
function NextUnlocks({ unlocks }: Pick<Output<'GET /api/rewards'>, 'unlocks'>) {
  const locked = unlocks.filter(({ unlocked }) => !unlocked)
  const level = Math.min(...locked.map((unlock) => unlock.level))
  const next = locked.filter((unlock) => unlock.level === level)
  return (
    <section aria-label="Your look">
      <h3 className="mb-1 text-xl">Your look</h3>
      {next.length > 0 && (
        <p className="mb-3">
          Level {level} unlocks {next.map(({ name }) => name).join(', ')}.
        </p>
      )}
      <Link to={pages.look} className={buttonClass('quiet', 'w-full')}>
        Change avatar, frame and road
      </Link>
    </section>
  )
}

/** The titles that levels unlock. A title is shown with the student's name on their own page. */
function Titles({ look, unlocks }: Output<'GET /api/rewards'>) {
  const { mutate, isPending, error } = useAction('PUT /api/rewards/look')
  const titles = unlocks.filter(({ kind }) => kind === 'title')
  return (
    <section aria-label="Titles">
      <h3 className="mb-1 text-xl">Titles</h3>
      <ul className="divide-y divide-line">
        {titles.map(({ id, name, level, unlocked }) => (
          <li key={id} className="flex min-h-12 items-center justify-between gap-3 py-1">
            <span className={classes('font-semibold', !unlocked && 'text-ink-soft')}>{name}</span>
            {!unlocked && <span className="text-sm text-ink-soft">From level {level}</span>}
            {unlocked && (
              <Button
                tone="quiet"
                busy={isPending}
                aria-pressed={look.title === id}
                aria-label={
                  look.title === id ? `Take off the title ${name}` : `Wear the title ${name}`
                }
                onClick={() => mutate({ title: look.title === id ? null : id })}
              >
                {look.title === id ? 'Worn' : 'Wear'}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormMessage>{error?.message}</FormMessage>
    </section>
  )
}

function Reward({
  icon,
  title,
  children,
}: {
  icon: LucideIcon
  title: string
  children: ReactNode
}) {
  return (
    <li className="flex gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-sun text-on-sun">
        <Icon of={icon} />
      </span>
      <span>
        <span className="block font-bold">{title}</span>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </li>
  )
}
