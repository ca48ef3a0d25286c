import { levelOf, rankOf } from '#domain/ledger/level.ts'
import { assessmentXp, xpFor } from '#domain/ledger/xp.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'

const xpPerLevel = levelOf(0).nextLevelXp

const awards = [
  { text: 'Checking in, once a day', xp: `+${xpFor('checkIn')} XP` },
  { text: 'A lesson in one of our courses', xp: `+${xpFor('contentItem')} XP` },
  {
    text: 'Finishing one of our courses',
    xp: `+${xpFor('courseCompletion') + xpFor('courseSkill')} XP`,
  },
  { text: 'Passing a quiz, on top of its lesson', xp: `+${xpFor('quizPass')} XP` },
  { text: 'An assessment', xp: `+${assessmentXp(0)} to ${assessmentXp(100)} XP` },
  { text: 'A review, once a day', xp: `+${xpFor('reviewSession')} XP` },
  { text: 'An application sent here', xp: `+${xpFor('applicationSent')} XP` },
  { text: 'A step towards being ready for work', xp: `+${xpFor('readinessTask')} XP` },
  { text: 'A session with a mentor', xp: `+${xpFor('mentorSession')} XP` },
]

/** Explains a student's numbers to others. All figures come from the rules themselves. */
export function HowStudentsGrow() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <Card title="What a student's level means">
        <p className="mb-3">Every {xpPerLevel} XP is a level. The first five have names:</p>
        <ol className="grid gap-1.5">
          {[1, 2, 3, 4, 5].map((level) => (
            <li key={level} className="flex justify-between gap-3">
              <span className="font-semibold">
                Level {level}
                {level === 5 && ' and up'}
              </span>
              {rankOf(level)}
            </li>
          ))}
        </ol>
      </Card>
      <Card title="What earns XP">
        <ul className="mb-4 grid gap-1.5">
          {awards.map(({ text, xp }) => (
            <li key={text} className="flex justify-between gap-3">
              {text}
              <span className="shrink-0 font-semibold tabular-nums">{xp}</span>
            </li>
          ))}
        </ul>
        <p className="mb-4 text-ink-soft">
          Achievements and quests earn extra XP, such as for the first login and a finished profile.
          Smaller amounts come from looking at openings, saving them, and streaks of five days and
          more.
        </p>
        <Link to={pages.courses} className={buttonClass('quiet', 'max-sm:flex')}>
          See the courses
        </Link>
      </Card>
    </div>
  )
}
