import { useState } from 'react'
import type { LessonItem } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import { useSession } from '../app/session.ts'
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
  const [attempt, setAttempt] = useState(
    work === null || lesson.answered !== undefined ? finished : (left?.attempt ?? null),
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
        onLeft={keep}
        onEnd={(completion, run) => {
          setAttempt(null)
          setLastRun(run)
          toTop()
          if (completion) onCompleted(completion)
        }}
      />
    )
  if (work === null) return null

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
