import { useId, useState } from 'react'
import { dayOf } from '#domain/day.ts'
import { shortDay, timeOfDay } from '../../app/dates.ts'
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx'
import { Select } from '../../ui/Select.tsx'

interface TimeChoiceProps {
  times: readonly string[]
  chosen: string | undefined
  onChoose: (time: string | undefined) => void
  label?: (time: string) => string
}

/** First a day, then a time on it, so that the list fits on a phone. */
export function TimeChoice({ times, chosen, onChoose, label = timeOfDay }: TimeChoiceProps) {
  const id = useId()
  const days = [...new Set(times.map(dayIn))]
  const [opened, setOpened] = useState(days[0])
  // The last time on the opened day may have been taken in the meantime.
  const day = opened !== undefined && days.includes(opened) ? opened : days[0]
  return (
    <div className="grid gap-3">
      <Select
        label="Which day?"
        options={days.map((value) => ({ value, label: shortDay(value) }))}
        value={day}
        onChange={({ target }) => {
          setOpened(days.find((each) => each === target.value))
          onChoose(undefined)
        }}
      />
      <div className="grid gap-1.5">
        <p id={id} className="font-semibold">
          What time?
        </p>
        <ChoiceGroup
          name="time"
          labelledBy={id}
          inARow
          choices={times
            .filter((time) => dayIn(time) === day)
            .map((value) => ({ value, label: label(value) }))}
          value={chosen}
          onChange={onChoose}
        />
      </div>
    </div>
  )
}

function dayIn(time: string) {
  return dayOf(new Date(time))
}
