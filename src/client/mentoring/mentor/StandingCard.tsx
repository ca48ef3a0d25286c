import type { MentoredStudent } from '#contract/mentoring.ts'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { Card } from '../../ui/Card.tsx'
import { Figure } from '../../ui/Figure.tsx'
import { ProgressBar } from '../../ui/ProgressBar.tsx'

/** How a student is getting on, as much as a mentor can see. */
export function StandingCard({ student }: { student: MentoredStudent }) {
  const { level, streak, completion, coursesFinished, sessionsHeld, skills } = student
  return (
    <Card title="How they are getting on">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        <Figure label="Level" value={level} />
        <Figure label="Day Streak" value={streak} />
        <Figure label="Completion" value={`${completion}%`} />
        <Figure label="Courses finished" value={coursesFinished} />
        <Figure label="Sessions with you" value={sessionsHeld} />
      </dl>
      <h3 className="mt-5 mb-2">Main skills</h3>
      <ul className="grid gap-3">
        {skills.map(({ skill, percent }) => (
          <li key={skill}>
            <span className="flex justify-between gap-3">
              <span>{skillLabel(skill)}</span>
              <span className="font-semibold tabular-nums">{percent}%</span>
            </span>
            <ProgressBar label={skillLabel(skill)} value={percent} className="mt-1 h-2" />
          </li>
        ))}
      </ul>
    </Card>
  )
}
