import { useEffect, useState } from 'react'
import type { Completion } from '#contract/courses.ts'
import type { Lesson } from '#contract/lesson.ts'
import { navigate } from '../app/navigate.ts'
import { showToast } from '../ui/toasts.ts'
import { ArticleItem } from './ArticleItem.tsx'
import { ChecklistItem } from './ChecklistItem.tsx'
import { CourseFinished } from './CourseFinished.tsx'
import { ExerciseItem } from './ExerciseItem.tsx'
import { nextAddress } from './next-address.ts'
import { ProjectItem } from './ProjectItem.tsx'
import { QuizItem } from './QuizItem.tsx'
import { ReflectionItem } from './ReflectionItem.tsx'
import type { LessonPartProps } from './use-lesson.ts'

/** One item, and the moment when it was the last of its course. */
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
      scrollTo(0, 0)
      return
    }
    if (earned > 0) showToast(`+${earned} XP`, 'good')
    // What is read is turned over; what was answered stays, with its explanation.
    if (item.type === 'article' && itemDone) navigate(nextAddress(lesson))
  }

  if (finished) return <CourseFinished course={course} earned={finished.earned} />
  return <ItemView lesson={lesson} onCompleted={onCompleted} />
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
