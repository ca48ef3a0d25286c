import { Select } from '../ui/Select.tsx'
import type { Group } from './groups.ts'

interface GroupChoiceProps {
  groups: readonly Group[]
  /** Which of the groups is chosen. */
  index: number
  onChoose: (index: number) => void
}

/** Chooses whose figures are shown; hidden if there is only one group. */
export function GroupChoice({ groups, index, onChoose }: GroupChoiceProps) {
  if (groups.length < 2) return <p className="font-semibold">{groups[0]?.name}</p>
  return (
    <Select
      label="Group"
      value={index}
      onChange={(event) => onChoose(Number(event.currentTarget.value))}
      options={groups.map(({ name }, position) => ({ value: String(position), label: name }))}
    />
  )
}
