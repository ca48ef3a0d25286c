import { Suspense, useEffect, useState } from 'react'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { lazyPart } from '../app/lazy-part.tsx'
import { navigate } from '../app/navigate.ts'
import { toTop } from '../app/to-top.ts'
import { Spinner } from '../ui/Spinner.tsx'
import { showToast } from '../ui/toasts.ts'
import { ArticleItem } from './ArticleItem.tsx'
import { nextAddress } from './next-address.ts'
import type { LessonPartProps } from './use-lesson.ts'

// Most lessons are articles. The code of other item types is loaded when first needed.
const ChecklistItem = lazyPart(() => import('./ChecklistItem.tsx'), 'ChecklistItem')
const ExerciseItem = lazyPart(() => import('./ExerciseItem.tsx'), 'ExerciseItem')
const ProjectItem = lazyPart(() => import('./ProjectItem.tsx'), 'ProjectItem')
const QuizItem = lazyPart(() => import('./QuizItem.tsx'), 'QuizItem')
const ReflectionItem = lazyPart(() => import('./ReflectionItem.tsx'), 'ReflectionItem')
const CourseFinished = lazyPart(() => import('./CourseFinished.tsx'), 'CourseFinished')

/** One item, or the end of the course after the last one. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const [finished, setFinished] = useState<Completion>()
  const { item, course } = lesson
  useEffect(() => {
    document.title = `${item.title} · Upful`
  }, [item.title])

  function onCompleted(completion: Completion) {
    const { earned, courseFinished, itemDone } = completion
    if (courseFinished) {
      setFinished(completion)
      toTop()
      return
    }
    if (earned > 0) showToast(`+${earned} XP`, 'good')
    // A finished article opens the next lesson; an answered item stays, with its explanation.
    if (item.type === 'article' && itemDone) navigate(nextAddress(lesson))
  }

  return (
    <Suspense fallback={<Spinner label="Loading lesson..." />}>
      {finished ? (
        <CourseFinished course={course} earned={finished.earned} />
      ) : (
        <ItemView lesson={lesson} onCompleted={onCompleted} />
      )}
    </Suspense>
  )
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
