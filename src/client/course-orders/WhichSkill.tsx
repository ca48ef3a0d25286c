import { useEffect, useId, useRef, useState } from 'react'
import type { Skill } from '#domain/learning/skills.ts'
import { skillLabel } from '../parts/skills/skill-label.ts'
import { Button } from '../ui/Button.tsx'

interface WhichSkillProps {
  /** The likeliest first. */
  skills: readonly Skill[]
  onChoose: (skill: Skill) => void
}

const shownFirst = 6

/** Asks for the skill when the text indicates none. One tap makes the course. */
export function WhichSkill({ skills, onChoose }: WhichSkillProps) {
  const [isShort, setShort] = useState(true)
  const question = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const shown = isShort ? skills.slice(0, shownFirst) : skills
  return (
    <section
      aria-labelledby={question}
      className="mb-5 grid grid-cols-1 gap-3 rounded-control bg-sunk p-4"
    >
      <h2 id={question} ref={heading} tabIndex={-1} className="text-lg font-bold">
        What is this mostly about?
      </h2>
      <p className="text-ink-soft">
        We could not tell from your words. Tap the closest one and we will make the course.
      </p>
      <ul className="flex flex-wrap gap-2">
        {shown.map((skill) => (
          <li key={skill}>
            <Button tone="quiet" onClick={() => onChoose(skill)}>
              {skillLabel(skill)}
            </Button>
          </li>
        ))}
        {isShort && (
          <li>
            <Button tone="plain" onClick={() => setShort(false)}>
              Something else
            </Button>
          </li>
        )}
      </ul>
    </section>
  )
}
