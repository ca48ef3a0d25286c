import { Plus, X } from 'lucide-react'
import type { MentorSlots } from '#contract/mentoring.ts'
import { maxBlocks, weekdays } from '#domain/mentoring/mentor-week.ts'
import { allHalfHours } from '../../parts/mentoring/half-hours.ts'
import { Button } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'

type Hours = MentorSlots['week']['hours']
type Block = Hours[number]

const ends = [...allHalfHours.slice(1), { value: '00:00', label: 'Midnight' }]

interface WeekdayHoursFieldProps {
  hours: Hours
  onChange: (hours: Hours) => void
}

/** The seven days, each with the hours a mentor has on it. */
export function WeekdayHoursField({ hours, onChange }: WeekdayHoursFieldProps) {
  const replace = (block: Block, change: Partial<Block>) =>
    onChange(hours.map((each) => (each === block ? { ...each, ...change } : each)))
  return (
    <ul className="divide-y divide-line">
      {weekdays.map((name, index) => {
        const weekday = index + 1
        const blocks = hours.filter((block) => block.weekday === weekday)
        return (
          <li key={name} className="grid gap-2 py-1.5">
            <div className="flex min-h-11 items-center justify-between gap-3">
              <h3>{name}</h3>
              {hours.length < maxBlocks && (
                <Button
                  tone="plain"
                  onClick={() => onChange([...hours, nextBlock(weekday, blocks)])}
                  aria-label={`Add hours: ${name}`}
                >
                  <Icon of={Plus} size={18} /> Add hours
                </Button>
              )}
            </div>
            {blocks.map((block, number) => (
              <div key={number} className="flex w-full items-center gap-2">
                <TimeSelect
                  label={`${name} from`}
                  times={allHalfHours}
                  value={block.from}
                  onChange={(from) => replace(block, { from })}
                />
                <span aria-hidden="true">to</span>
                <TimeSelect
                  label={`${name} to`}
                  times={ends}
                  value={block.to}
                  onChange={(to) => replace(block, { to })}
                />
                <button
                  type="button"
                  onClick={() => onChange(hours.filter((each) => each !== block))}
                  aria-label={`Remove these hours: ${name}`}
                  className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sunk"
                >
                  <Icon of={X} size={18} />
                </button>
              </div>
            ))}
          </li>
        )
      })}
    </ul>
  )
}

/** The late afternoon first, then two hours after what is there. */
function nextBlock(weekday: number, blocks: Hours): Block {
  const last = blocks.at(-1)
  const place = allHalfHours.findIndex(({ value }) => value === last?.to)
  const from = last === undefined || place === -1 ? '16:00' : last.to
  const start = allHalfHours.findIndex(({ value }) => value === from)
  return { weekday, from, to: ends[Math.min(start + 3, ends.length - 1)]?.value ?? '00:00' }
}

interface TimeSelectProps {
  label: string
  times: readonly { value: string; label: string }[]
  value: string
  onChange: (value: string) => void
}

function TimeSelect({ label, times, value, onChange }: TimeSelectProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={controlClass}
    >
      {times.map((time) => (
        <option key={time.value} value={time.value}>
          {time.label}
        </option>
      ))}
    </select>
  )
}
