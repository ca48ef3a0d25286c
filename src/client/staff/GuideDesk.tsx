import { MessageCircleQuestion } from 'lucide-react'
import type { JudgedAnswer, QuestionGap } from '#contract/staff-guide.ts'
import { href } from '#domain/href.ts'
import { entryName } from '#domain/learning/content-edit.ts'
import * as pages from '#domain/pages.ts'
import { plural } from '#domain/text/plural.ts'
import type { Output } from '../app/api.ts'
import { longDate } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { Loaded } from '../app/Loaded.tsx'
import { useApi } from '../app/use-api.ts'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'

/** What people asked the advisor without getting a good answer, and how the written answers do. */
export function GuideDesk() {
  const query = useApi('GET /api/staff/guide', {})
  return (
    <Loaded query={query} loading="Loading what people ask...">
      {(desk) => <Desk {...desk} />}
    </Loaded>
  )
}

function Desk({ counted, gaps, answers }: Output<'GET /api/staff/guide'>) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <p className="prose-width text-ink-soft">
        {counted === null
          ? 'Nothing has been counted yet. It is counted once a day.'
          : `Counted on ${longDate(counted.at)}: of ${plural(counted.asked, 'question')} in four weeks, ${counted.missed} had no good answer. ${counted.ungrouped} of these are in no group, because fewer than three people asked.`}{' '}
        Nobody can be recognised here: a group and a word are shown only when at least three people
        used them, and a word that our answers do not have only from five people on. Messages in
        distress are not counted.
      </p>
      {gaps.length === 0 ? (
        <EmptyState icon={MessageCircleQuestion} title="No group yet">
          As soon as three people miss the same answer, it is here.
        </EmptyState>
      ) : (
        <ul aria-label="Questions without a good answer" className="grid gap-4 lg:grid-cols-2">
          {gaps.map((gap) => (
            <GapCard key={gap.id} gap={gap} />
          ))}
        </ul>
      )}
      {answers.length > 0 && <Verdicts answers={answers} />}
    </div>
  )
}

function GapCard({ gap }: { gap: QuestionGap }) {
  const { words, people, unanswered, notTaken, disliked, weeks, nearest } = gap
  return (
    <Card as="li" className="grid grid-cols-1 content-start gap-2">
      <p className="flex flex-wrap gap-1.5">
        {words.map((word) => (
          <Chip key={word} tone="sea">
            {word}
          </Chip>
        ))}
      </p>
      <p className="text-sm">
        {plural(people, 'person', 'people')}: {unanswered} without an answer, {notTaken} did not
        take a choice, {disliked} did not like the answer
      </p>
      <p className="text-sm text-ink-soft">
        By week, oldest first: <span className="tabular-nums">{weeks.join(', ')}</span>
      </p>
      <p className="text-sm">
        Nearest answer:{' '}
        {nearest === null ? 'none' : <AnswerLink id={nearest.id} title={nearest.title} />}
      </p>
    </Card>
  )
}

function Verdicts({ answers }: { answers: readonly JudgedAnswer[] }) {
  return (
    <Card title="What readers say about the answers">
      <p className="mb-3 text-sm text-ink-soft">
        From the last three months, for answers that at least three people rated.
      </p>
      <ul className="divide-y divide-line">
        {answers.map(({ id, title, people, good, bad, otherQuestion }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2.5">
            <span className="min-w-0 grow basis-52 font-semibold">
              <AnswerLink id={id} title={title} />
            </span>
            <span className="text-sm tabular-nums">
              {shareOf(good, good + bad + otherQuestion)}% good, {bad} did not help, {otherQuestion}{' '}
              asked something else ({plural(people, 'person', 'people')})
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** To the desk where its text is changed. */
function AnswerLink({ id, title }: { id: string; title: string }) {
  const about = entryName('answer', id)
  return (
    <Link to={href(pages.staff, { desk: 'content', about })} className="link">
      {title}
    </Link>
  )
}

function shareOf(part: number, all: number): number {
  return Math.round((100 * part) / all)
}
