import { Suspense, useEffect, useState } from 'react'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import type { LessonRun } from '#domain/learning/lesson-run.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { toTop } from '../app/to-top.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { ArticleItem } from './ArticleItem.tsx'
import { EarnedHere } from './earned-here.ts'
import { lessonParts } from './lesson-parts.ts'
import { useCourseEnd } from './use-course-end.ts'
import { usePrefetchedNext } from './use-prefetched-next.ts'
import type { LessonPartProps } from './use-lesson.ts'

const ChecklistItem = lazyPart(lessonParts.checklist, 'ChecklistItem')
const ExerciseItem = lazyPart(lessonParts.exercise, 'ExerciseItem')
const ProjectItem = lazyPart(lessonParts.project, 'ProjectItem')
const QuizItem = lazyPart(lessonParts.quiz, 'QuizItem')
const ReflectionItem = lazyPart(lessonParts.reflection, 'ReflectionItem')
const LessonEnd = lazyPart(lessonParts.end, 'LessonEnd')
const CourseFinished = lazyPart(lessonParts.finished, 'CourseFinished')

/** One item, or what comes after it: the end of an article, or of the course. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const celebrateEnd = useCourseEnd(lesson.course)
  const [completed, setCompleted] = useState<{ completion: Completion; run?: LessonRun }>()
  const { item, course } = lesson
  useEffect(() => {
    document.title = `${item.title} · Upful`
  }, [item.title])
  usePrefetchedNext(lesson)
  usePartsSoon()

  const completion = completed?.completion
  const isFinished = completion?.courseFinished === true
  // An answered item stays, with its explanation.
  const isEnd = completion?.itemDone === true && item.type === 'article'
  function onCompleted(now: Completion, run?: LessonRun) {
    setCompleted({ completion: now, ...(run && { run }) })
    if (now.courseFinished || item.type === 'article') toTop()
    if (now.courseFinished) celebrateEnd()
  }

  return (
    <Suspense fallback={<Spinner label="Loading lesson..." />}>
      {isFinished ? (
        <CourseFinished course={course} earned={completion.earned} run={completed?.run} />
      ) : isEnd ? (
        <LessonEnd lesson={lesson} earned={completion.earned} run={completed?.run} />
      ) : (
        <EarnedHere value={completion?.earned ?? 0}>
          <ItemView lesson={lesson} onCompleted={onCompleted} />
        </EarnedHere>
      )}
    </Suspense>
  )
}

/** Failures are ignored here: showing the part fetches it again. */
function usePartsSoon() {
  useEffect(() => {
    for (const load of Object.values(lessonParts)) load().catch(() => {})
  }, [])
}

function ItemView({ lesson, ...rest }: LessonPartProps) {
  const { item } = lesson
  switch (item.type) {
    case 'article':
      return <ArticleItem {...rest} lesson={lesson} item={item} />
    case 'exercise':
      return <ExerciseItem {...rest} lesson={lesson} item={item} />
    case 'quiz':
      return <QuizItem {...rest} lesson={lesson} item={item} />
    case 'reflection':
      return <ReflectionItem {...rest} lesson={lesson} item={item} />
    case 'project':
      return <ProjectItem {...rest} lesson={lesson} item={item} />
    case 'checklist':
      return <ChecklistItem {...rest} lesson={lesson} item={item} />
  }
}
