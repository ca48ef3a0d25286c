import type { ShownFigures } from '#contract/businesses.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Radar } from '../ui/Radar.tsx'

export function GroupSkills({ figures }: { figures: ShownFigures }) {
  return (
    <Radar
      title="Average of six main skills"
      columns={['Skill', 'Average']}
      axes={figures.skills.map(({ skill, percent }) => ({
        label: skillLabel(skill),
        value: percent,
      }))}
    />
  )
}
