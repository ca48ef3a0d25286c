import { skillPercent, summarySkills } from '#domain/skills.ts'
import { Card } from '../ui/Card.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Radar } from '../ui/Radar.tsx'
import { skillLabel } from '../app/skill-label.ts'

/** The six skills of the summary, with what was really earned in each. */
export function SkillCard({ skillXp }: { skillXp: Record<string, number> }) {
  const axes = summarySkills.map((skill) => ({
    label: skillLabel(skill),
    value: skillPercent(skillXp[skill] ?? 0),
  }))
  return (
    <Card title="Skill Progress">
      <Radar title="Your six main skills" columns={['Skill', 'Progress']} axes={axes} />
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {axes.map(({ label, value }) => (
          <li key={label}>
            <span className="flex justify-between gap-3">
              <span>{label}</span>
              <span className="font-semibold tabular-nums">{value}%</span>
            </span>
            <ProgressBar label={label} value={value} className="mt-1 h-2" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
