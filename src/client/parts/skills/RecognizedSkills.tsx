import { skillsOf } from '#domain/openings/opening-skills.ts'
import { expertiseFrom } from '#domain/people/profile.ts'
import { skills, type Skill } from '#domain/learning/skills.ts'
import { Button } from '../../ui/Button.tsx'
import { skillLabel } from './skill-label.ts'

interface RecognizedSkillsProps {
  /** Words between commas. */
  text: string
  onChange: (text: string) => void
}

/** The skills recognized in these words, as in the list of mentors, with buttons to add others. */
export function RecognizedSkills({ text, onChange }: RecognizedSkillsProps) {
  const words = expertiseFrom(text)
  const recognized = skillsOf(words)
  const rest = skills.filter((skill) => !recognized.includes(skill))
  const add = (skill: Skill) => onChange([...words, skillLabel(skill)].join(', '))
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p role="status">
        {recognized.length > 0
          ? `Students find you under: ${recognized.map(skillLabel).join(', ')}.`
          : 'Students look for mentors by skill, and none of these words is on our list. Add the skills that fit, or students will find you only under “Every skill”.'}
      </p>
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 content-center font-semibold text-sea">
            Add a skill from our list
          </summary>
          <ul className="flex flex-wrap gap-2">
            {rest.map((skill) => (
              <li key={skill}>
                <Button tone="quiet" onClick={() => add(skill)}>
                  {skillLabel(skill)}
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
