import type { SafeguardingCourse } from '#contract/safeguarding.ts'
import * as pages from '#domain/pages.ts'
import { BackLink } from '../../app/BackLink.tsx'
import { longDate } from '../../app/dates.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { PageTitle } from '../../app/PageTitle.tsx'
import { useApi } from '../../app/use-api.ts'
import { Card } from '../../ui/Card.tsx'
import { Markdown } from '../../ui/Markdown.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { SafeguardingQuestions } from './SafeguardingQuestions.tsx'

/** The short course that a mentor passes before the first student. */
export function SafeguardingPage() {
  const query = useApi('GET /api/mentor/safeguarding', {})
  return (
    <div className="mx-auto max-w-2xl">
      <BackLink to={pages.dashboard}>Home</BackLink>
      <Loaded query={query}>{(course) => <Course course={course} />}</Loaded>
    </div>
  )
}

function Course({ course }: { course: SafeguardingCourse }) {
  const { title, minutes, sections, sources, passedAt } = course
  return (
    <>
      <PageTitle title={title}>
        {passedAt === null
          ? `About ${minutes} minutes, then a few questions. Students can ask for sessions once you have passed.`
          : `You passed this course on ${longDate(passedAt)}. It stays here to read again.`}
      </PageTitle>
      <div className="grid grid-cols-1 gap-4">
        {sections.map(({ id, title: heading, text }) => (
          <Card key={id} title={heading}>
            <Markdown>{text}</Markdown>
          </Card>
        ))}
        {passedAt === null && <SafeguardingQuestions course={course} />}
        <Card title="Where this is from">
          <ul className="grid gap-2">
            {sources.map(({ label, url, asOf }) => (
              <li key={url}>
                <OutsideLink href={url} className="link">
                  {label}
                </OutsideLink>
                <span className="text-ink-soft">, {longDate(`${asOf}T12:00:00Z`)}</span>
              </li>
            ))}
          </ul>
        </Card>
      </div>
    </>
  )
}
