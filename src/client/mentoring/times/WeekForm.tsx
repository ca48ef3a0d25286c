import { useState } from 'react'
import type { MentorSlots } from '#contract/mentoring.ts'
import {
  lengthWords,
  maxSessionsAWeek,
  pauses,
  sessionLengths,
  wrongHours,
} from '#domain/mentoring/mentor-week.ts'
import { jamaica, mentorTimeZones } from '#domain/mentoring/time-zone.ts'
import { plural } from '#domain/text/plural.ts'
import { useAction } from '../../app/use-api.ts'
import { Button } from '../../ui/Button.tsx'
import { FormMessage } from '../../ui/FormMessage.tsx'
import { Select } from '../../ui/Select.tsx'
import { showToast } from '../../ui/toasts.ts'
import { DaysOffField } from './DaysOffField.tsx'
import { WeekdayHoursField } from './WeekdayHoursField.tsx'
import { dayAndTime, deviceZone } from '../../parts/mentoring/own-time.ts'

type Week = MentorSlots['week']

const lengths = sessionLengths.map((value) => ({ value: `${value}`, label: `${value} minutes` }))
const breaks = pauses.map((value) => ({
  value: `${value}`,
  label: value === 0 ? 'None' : `${value} minutes`,
}))
const noLimit = 'any'
const limits = [
  { value: noLimit, label: 'No limit' },
  ...Array.from({ length: maxSessionsAWeek }, (_, index) => ({
    value: `${index + 1}`,
    label: plural(index + 1, 'session'),
  })),
]

/** When a mentor usually meets students. Their times open from it by themselves, four weeks ahead. */
export function WeekForm({ week: saved }: { week: Week }) {
  const [week, setWeek] = useState(saved)
  const [problem, setProblem] = useState<string>()
  const change = (part: Partial<Week>) => {
    setProblem(undefined)
    setWeek((before) => ({ ...before, ...part }))
  }
  const { mutate, isPending, error } = useAction('PUT /api/mentor/week', {
    onDone: ({ open, booked }) => showToast(resultText(open, booked), 'good'),
  })
  function save() {
    const wrong = problemIn(week)
    setProblem(wrong)
    if (wrong === undefined) mutate(week)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      className="grid gap-5"
    >
      <WeekdayHoursField hours={week.hours} onChange={(hours) => change({ hours })} />
      <div className="grid grid-cols-2 gap-3">
        <Select
          label="Each session"
          options={lengths}
          value={`${week.minutes}`}
          onChange={({ target }) =>
            change({ minutes: sessionLengths.find((each) => `${each}` === target.value) ?? 30 })
          }
        />
        <Select
          label="Break after it"
          options={breaks}
          value={`${week.pause}`}
          onChange={({ target }) =>
            change({ pause: pauses.find((each) => `${each}` === target.value) ?? 0 })
          }
        />
        <Select
          label="Most in a week"
          options={limits}
          value={week.mostPerWeek === null ? noLimit : `${week.mostPerWeek}`}
          onChange={({ target }) =>
            change({ mostPerWeek: target.value === noLimit ? null : Number(target.value) })
          }
        />
        <Select
          label="Your time zone"
          options={zonesWith(week.timeZone)}
          value={week.timeZone}
          onChange={({ target }) => change({ timeZone: target.value })}
        />
      </div>
      <DaysOffField daysOff={week.daysOff} onChange={(daysOff) => change({ daysOff })} />
      <p className="text-sm text-ink-soft">
        {week.timeZone === jamaica
          ? 'Jamaican time.'
          : 'These hours are on your own clock. Students see them in Jamaican time.'}{' '}
        Students can ask for {lengthWords(week.minutes)}, up to four weeks ahead. What they have
        booked stays when you change this.
      </p>
      <FormMessage>{problem ?? error?.message}</FormMessage>
      <Button type="submit" busy={isPending} className="min-h-12">
        Save my week
      </Button>
    </form>
  )
}

function problemIn({ hours, minutes, daysOff }: Week): string | undefined {
  if (daysOff.some(({ from, until }) => until < from))
    return 'Days off: the last day has to be on or after the first.'
  return wrongHours(hours, minutes)
}

function resultText(open: number, booked: readonly string[]): string {
  const text = `Saved. ${plural(open, 'time is', 'times are')} open`
  if (booked.length === 0) return text
  return `${text}. Still booked on your days off: ${booked.map((at) => dayAndTime(at)).join('; ')}`
}

/** The usual ones, this device's and the one that was chosen. */
function zonesWith(chosen: string): { value: string; label: string }[] {
  const names = new Set([...Object.keys(mentorTimeZones), deviceZone(), chosen])
  return [...names].map((value) => ({
    value,
    label: mentorTimeZones[value] ?? (value.split('/').at(-1) ?? value).replaceAll('_', ' '),
  }))
}
