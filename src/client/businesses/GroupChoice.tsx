import { Select } from '../ui/Select.tsx'
import type { Group } from './groups.ts'

interface GroupChoiceProps {
  groups: readonly Group[]
  at: number
  onChoose: (at: number) => void
}

/** Chooses whose figures are shown; hidden if there is only one group. */
export function GroupChoice({ groups, at, onChoose }: GroupChoiceProps) {
  if (groups.length < 2) return <p className="font-semibold">{groups[0]?.name}</p>
  return (
    <Select
      label="Group"
      value={at}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      options={groups.map(({ name }, index) => ({ value: String(index), label: name }))}
    />
  )
}
