import { BriefcaseBusiness, Clock, Video } from 'lucide-react'
import type { MentorCard } from '#contract/mentoring.ts'
import { skillLabel } from '../../parts/skills/skill-label.ts'
import { Chip } from '../../ui/Chip.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** What a student sees about a mentor. */
export function MentorFacts({ mentor }: { mentor: MentorCard }) {
  const { industry, expertise, skills, answersWithinHours: hours } = mentor
  return (
    <div className="grid gap-2">
      {industry && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon of={BriefcaseBusiness} size={18} /> {industry}
        </p>
      )}
      {expertise.length > 0 && <p>{expertise.join(', ')}</p>}
      {skills.length > 0 && (
        <ul aria-label="Skills" className="flex flex-wrap gap-2">
          {skills.map((skill) => (
            <li key={skill}>
              <Chip tone="leaf">{skillLabel(skill)}</Chip>
            </li>
          ))}
        </ul>
      )}
      <p className="flex items-center gap-2 text-ink-soft">
        <Icon of={Video} size={18} /> {`${mentor.minutes} minutes by video`}
      </p>
      {hours !== null && (
        <p className="flex items-center gap-2 text-ink-soft">
          <Icon of={Clock} size={18} /> Usually answers within{' '}
          {hours === 1 ? 'an hour' : `${hours} hours`}
        </p>
      )}
    </div>
  )
}
