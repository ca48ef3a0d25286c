import type { StudentView } from '#contract/guardians.ts'
import { goalWords } from '#domain/mentoring/mentor-goal.ts'
import { dayWithYear } from '../app/dates.ts'
import { Chip } from '../ui/Chip.tsx'

interface MentorGoalsProps {
  goals: StudentView['mentors'][number]['goals']
  /** The mentor's first name. */
  mentor: string
}

/** What a minor and a mentor aim for, as a guardian reads it. */
export function MentorGoals({ goals, mentor }: MentorGoalsProps) {
  return (
    <div className="basis-full">
      <h3 className="font-semibold">Goals with {mentor}</h3>
      <ul className="mt-1 grid gap-2">
        {goals.map(({ id, goal, by, done, setBy }) => (
          <li key={id} className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
            <span className="min-w-0">
              <span className="block">{goalWords[goal]}</span>
              <span className="block text-sm text-ink-soft">
                By {dayWithYear(by)}. Set by {setBy === 'mentor' ? mentor : 'the student'}.
              </span>
            </span>
            {done && <Chip tone="leaf">Done</Chip>}
          </li>
        ))}
      </ul>
    </div>
  )
}
