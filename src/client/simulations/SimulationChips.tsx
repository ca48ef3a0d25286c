import type { SimulationState } from '#contract/simulations.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Chip } from '../ui/Chip.tsx'

type SimulationChipsProps = Pick<SimulationState['about'], 'minutes' | 'steps' | 'skills'>

/** How long a simulation takes, and the skills that it can show. */
export function SimulationChips({ minutes, steps, skills }: SimulationChipsProps) {
  return (
    <>
      <Chip>About {minutes} min</Chip>
      <Chip>{steps} steps</Chip>
      {skills.map((skill) => (
        <Chip key={skill} tone="leaf">
          {skillLabel(skill)}
        </Chip>
      ))}
    </>
  )
}
