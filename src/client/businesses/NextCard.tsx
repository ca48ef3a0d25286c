import { Plus } from 'lucide-react'
import type { BusinessHome } from '#contract/businesses.ts'
import * as pages from '#domain/pages.ts'
import { Link } from '../app/Link.tsx'
import { buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useMayAnswer } from './use-may-answer.ts'
import { PostingLine } from './PostingLine.tsx'
import { dayAndTime } from '../parts/mentoring/own-time.ts'

interface NextCardProps {
  drafts: BusinessHome['needs']['drafts']
  interviews: BusinessHome['interviews']
}

/** What is next: interviews with day and time, drafts, and a link to write the next opening. */
export function NextCard({ drafts, interviews }: NextCardProps) {
  const mayAnswer = useMayAnswer()
  return (
    <Card title="Next">
      {interviews.length === 0 && (
        <p className="mb-3 text-ink-soft">
          No interview is planned. Once an applicant picks a time, it is here.
        </p>
      )}
      {interviews.length + drafts.length > 0 && (
        <ul className="mb-3 divide-y divide-line">
          {interviews.map(({ applicationId, id, title, startsAt }) => (
            <PostingLine key={applicationId} id={id} title={title} page="applicants">
              Interview {dayAndTime(startsAt)}
            </PostingLine>
          ))}
          {drafts.map(({ id, title }) => (
            <PostingLine key={id} id={id} title={title}>
              A draft. Students do not see it.
            </PostingLine>
          ))}
        </ul>
      )}
      {mayAnswer && (
        <Link to={pages.newPosting} className={buttonClass('main', 'w-full')}>
          <Icon of={Plus} size={18} /> Write an opening
        </Link>
      )}
    </Card>
  )
}
