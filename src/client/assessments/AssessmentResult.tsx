import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { href } from '#domain/href.ts'
import { isPassed } from '#domain/learning/finished-and-shown.ts'
import { assessmentPass } from '#domain/learning/passing.ts'
import * as pages from '#domain/pages.ts'
import type { Output } from '../app/api.ts'
import { shortDate, timeOfDay } from '../app/dates.ts'
import { Link } from '../app/Link.tsx'
import { GetBadge } from '../parts/progress/GetBadge.tsx'
import { ShownMark } from '../parts/progress/Marks.tsx'
import { MarkedAnswer } from '../parts/questions/MarkedAnswer.tsx'
import { Button, buttonClass } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Chip } from '../ui/Chip.tsx'
import { FormMessage } from '../ui/FormMessage.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Markdown } from '../ui/Markdown.tsx'
import { Ring } from '../ui/Ring.tsx'
import { AssessmentHead } from './AssessmentHead.tsx'
import { timeTaken, wordsFor } from './result-words.ts'

interface AssessmentResultProps {
  state: Extract<Output<'GET /api/assessments/:id'>, { kind: 'result' }>
  onTryAgain: () => void
  starting: boolean
  trouble: string | undefined
}

export function AssessmentResult({ state, onTryAgain, starting, trouble }: AssessmentResultProps) {
  const { assessment, result } = state
  const heading = useRef<HTMLHeadingElement>(null)
  const isPerfect = result.score === 100
  useEffect(() => heading.current?.focus({ preventScroll: true }), [result.id])
  return (
    <div className="mx-auto max-w-2xl">
      <AssessmentHead assessment={assessment} />
      <Card className="mb-4">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
          Assessment Results
        </h2>
        <Score state={state} />
        <NextAttempt state={state} />
        <FormMessage>{trouble}</FormMessage>
        <div className="mt-4 flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button tone={isPerfect ? 'quiet' : 'main'} busy={starting} onClick={onTryAgain}>
            Try again
          </Button>
          <Link
            to={href(pages.courses, { skill: assessment.skill })}
            className={buttonClass(isPerfect ? 'main' : 'quiet')}
          >
            See courses
          </Link>
        </div>
      </Card>
      <ol className="grid grid-cols-1 gap-4">
        {result.marked.map((marked, index) => (
          <Card as="li" key={marked.id}>
            <p className="text-sm font-semibold text-ink-soft">Question {index + 1}</p>
            <Markdown className="mb-3 font-semibold">{marked.question}</Markdown>
            {marked.correct && marked.verdict !== 'compare' ? (
              <details>
                <summary className="flex min-h-11 items-center gap-2 font-semibold text-leaf-strong">
                  <Icon of={Check} size={18} />
                  Correct. See the answer and why
                </summary>
                <div className="pt-2">
                  <MarkedAnswer marked={marked} />
                </div>
              </details>
            ) : (
              <MarkedAnswer marked={marked} />
            )}
          </Card>
        ))}
      </ol>
    </div>
  )
}

/** What a further attempt would be like, and why it may have to wait. */
function NextAttempt({ state }: Pick<AssessmentResultProps, 'state'>) {
  const { assessment, best } = state
  const { score, againAt } = state.result
  if (score === 100) return null
  return (
    <div className="mt-4 grid gap-1 text-sm">
      {!isPassed(best ?? 0) && (
        <p>
          From {assessmentPass}% you have shown this skill, and see the right answer to every
          question.
        </p>
      )}
      {assessment.pool > assessment.questions && <p>Another attempt asks other questions.</p>}
      {againAt !== null && (
        <p>You can try again from {timeOfDay(againAt)}. Read first what you missed.</p>
      )}
    </div>
  )
}

function Score({ state }: Pick<AssessmentResultProps, 'state'>) {
  const { best, attempts, result } = state
  const { score, xp } = result
  const { skill } = state.assessment
  const tone = isPassed(score) ? 'leaf' : 'sun'
  const scored = result.marked.filter(({ verdict }) => verdict !== 'compare')
  const right = scored.filter(({ correct }) => correct).length
  return (
    <>
      <div className="mt-3 flex items-center gap-5">
        <Ring label={`Score: ${score}%`} percent={score} size={72} thickness={7} tone={tone}>
          {score}%
        </Ring>
        <div className="grid gap-1.5">
          <p className="text-xl font-bold">
            {right} of {scored.length} right
          </p>
          <p className="text-ink-soft">{wordsFor(score)}</p>
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            {isPassed(best ?? 0) && <ShownMark />}
            {xp > 0 && <Chip tone="sun">+{xp} XP</Chip>}
          </p>
          {isPassed(best ?? 0) && <GetBadge kind="skill" sourceId={skill} />}
        </div>
      </div>
      <p className="mt-4 text-sm text-ink-soft">
        {shortDate(result.submittedAt)}
        {result.timeTaken > 0 && ` · ${timeTaken(result.timeTaken)}`}
        {attempts > 1 && ` · attempt ${attempts}, best ${best}%`}
      </p>
    </>
  )
}
