import { Card } from '../ui/Card.tsx'
import { NameForm } from './NameForm.tsx'

/** What joining means, before it happens. */
export function JoinCard({ names }: { names: readonly string[] }) {
  return (
    <Card title="Do you want to join?" className="max-w-2xl">
      <ul className="mb-4 grid list-disc gap-1 pl-5">
        <li>You are in a group of about 30 students at a level like yours.</li>
        <li>
          Lessons, quizzes, assessments, reviews and job simulations count. Nothing else does.
        </li>
        <li>
          Others see your nickname and your XP of the week. They do not see your name, your picture,
          your school or your parish, and nobody can write to you.
        </li>
        <li>You can leave at any time. Then everything about you here is deleted.</li>
      </ul>
      <NameForm names={names} action="Join" done="You are in" />
    </Card>
  )
}
