import type { MentorCard as Mentor } from '#contract/mentoring.ts'
import { href } from '#domain/href.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../../app/Link.tsx'
import { buttonClass } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { jobLine } from './job-line.ts'
import { MentorFacts } from './MentorFacts.tsx'
import { dayAndTime } from '../../parts/mentoring/own-time.ts'

export function MentorCard({ mentor }: { mentor: Mentor }) {
  const { id, firstName, times, requestId, mine } = mentor
  return (
    <Card
      as="li"
      title={firstName}
      aside={
        mine ? (
          <Chip tone="sun">Your mentor</Chip>
        ) : requestId ? (
          <Chip tone="sea">You asked</Chip>
        ) : undefined
      }
      className="grid content-start gap-3"
    >
      <p className="-mt-3 font-semibold text-ink-soft">{jobLine(mentor)}</p>
      <MentorFacts mentor={mentor} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {times[0] ? `Next open time: ${dayAndTime(times[0])}` : 'No open times right now'}
        </p>
        <Link
          to={href(pages.mentor, { id })}
          aria-label={`See ${firstName}`}
          className={buttonClass(times.length > 0 ? 'main' : 'quiet')}
        >
          See {firstName}
        </Link>
      </div>
    </Card>
  )
}
