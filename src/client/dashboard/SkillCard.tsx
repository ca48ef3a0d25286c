import { fullSkill, skillPercent, topSkills } from '#domain/learning/skills.ts'
import { Card } from '../ui/Card.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { Radar } from '../ui/Radar.tsx'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { SkillLevel } from '../parts/skills/SkillLevel.tsx'

interface SkillCardProps {
  skillXp: Record<string, number>
  levels: Record<string, string>
}

/** The student's six strongest skills. A chart of fewer than three would be a line or a dot. */
export function SkillCard({ skillXp, levels }: SkillCardProps) {
  const axes = topSkills(skillXp).map((skill) => ({
    label: skillLabel(skill),
    level: levels[skill],
    xp: skillXp[skill] ?? 0,
    value: skillPercent(skillXp[skill] ?? 0),
  }))
  return (
    <Card title="Skill Progress">
      {axes.filter(({ value }) => value > 0).length >= 3 && (
        <Radar
          title="Your six main skills"
          columns={['Skill', 'Share of a full bar']}
          axes={axes}
        />
      )}
      <ul className="mt-2 grid gap-3 sm:grid-cols-2">
        {axes.map(({ label, value, level, xp }) => (
          <li key={label}>
            <span className="flex justify-between gap-3">
              <span>{label}</span>
              <SkillLevel level={level} xp={xp} />
            </span>
            <ProgressBar label={label} value={value} className="mt-1 h-2" />
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-soft">
        A full bar is {fullSkill.toLocaleString('en')} XP in a skill.
      </p>
    </Card>
  )
}
