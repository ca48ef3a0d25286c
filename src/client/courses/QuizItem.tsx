import { useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import type { Input } from '../app/api.ts'
import { useSession } from '../app/session.ts'
import { unsent, useIsUnsent } from '../app/unsent.ts'
import { toTop } from '../app/to-top.ts'
import { Button } from '../ui/Button.tsx'
import { LessonFrame } from './LessonFrame.tsx'
import { QuizResult } from './QuizResult.tsx'
import { QuizRun } from './QuizRun.tsx'
import { QuizToRead } from './QuizToRead.tsx'
import { bigButton } from '../parts/learning/StepButtons.tsx'
import { lessonIds, type LessonPartProps } from './use-lesson.ts'
import { useRestOfQuiz } from './use-rest-of-quiz.ts'

interface QuizItemProps extends LessonPartProps {
  item: Extract<LessonItem, { type: 'quiz' }>
}

/** An attempt at a quiz, which goes on where it was left, or the result of the last one. */
export function QuizItem({ item, lesson, onCompleted }: QuizItemProps) {
  const session = useSession()
  const work = lesson.work?.type === 'quiz' ? lesson.work : null
  const finished = work?.attempts ?? 0
  const ids = lessonIds(lesson)
  const { rest, keep, clear } = useRestOfQuiz(`${ids.id}/${ids.contentId}`, item.questions)
  const [left] = useState(rest?.attempt === finished - 1 ? rest : null)
  const waits = useIsUnsent('POST /api/courses/:id/lessons/:contentId/questions', ids)
  // Answered here without a connection, before the lesson was left.
  const [kept] = useState(() => keptAnswersTo(ids, finished))
  const [attempt, setAttempt] = useState(() =>
    item.questions.every(({ id }) => kept.includes(id) || lesson.answered?.[id] !== undefined)
      ? null
      : work === null || lesson.answered !== undefined || kept.length > 0
        ? finished
        : (left?.attempt ?? null),
  )
  const [lastRun, setLastRun] = useState<LessonRun>()
  if (session.state !== 'signed-in' || session.user.role !== 'student')
    return (
      <LessonFrame lesson={lesson}>
        <QuizToRead questions={item.questions} />
      </LessonFrame>
    )
  if (attempt !== null)
    return (
      <QuizRun
        key={attempt}
        item={item}
        lesson={lesson}
        attempt={attempt}
        left={left?.attempt === attempt ? left : null}
        kept={attempt === finished ? kept : []}
        onLeft={keep}
        onEnd={(completion, run) => {
          setAttempt(null)
          setLastRun(run)
          toTop()
          if (completion) onCompleted(completion)
        }}
      />
    )
  if (work === null || waits) return <AllKept lesson={lesson} />

  function tryAgain() {
    clear()
    setAttempt(finished)
    toTop()
  }
  return (
    <LessonFrame
      lesson={lesson}
      action={
        lesson.done ? undefined : (
          <Button onClick={tryAgain} className={bigButton}>
            Try again
          </Button>
        )
      }
    >
      <QuizResult questions={item.questions} work={work} run={lastRun} />
      {lesson.done && (
        <Button tone="quiet" onClick={tryAgain} className="mt-6">
          Practise again
        </Button>
      )}
    </LessonFrame>
  )
}

/** All questions are answered on this device, and their marks are still to come. */
function AllKept({ lesson }: Pick<LessonPartProps, 'lesson'>) {
  return (
    <LessonFrame lesson={lesson}>
      <div role="status" className="rounded-control bg-sun-soft px-4 py-3">
        <h2 className="text-lg font-bold">Your answers are kept on this device</h2>
        <p className="mt-1">
          They are not sent yet. When you have a connection they are marked, and you find your
          result and your XP here.
        </p>
      </div>
    </LessonFrame>
  )
}

/** The questions of this attempt whose answers wait to be sent. */
function keptAnswersTo({ id, contentId }: ReturnType<typeof lessonIds>, attempt: number): string[] {
  return unsent.get().flatMap(({ key, input, refused }) => {
    if (key !== 'POST /api/courses/:id/lessons/:contentId/questions' || refused !== undefined)
      return []
    const sent = input as Input<typeof key>
    const isHere = sent.id === id && sent.contentId === contentId && sent.attempt === attempt
    return isHere ? [sent.questionId] : []
  })
}
