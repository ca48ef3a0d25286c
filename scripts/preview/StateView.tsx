import { useApi } from '../../src/client/app/use-api.ts'
import { ArticleItem } from '../../src/client/courses/ArticleItem.tsx'
import { LessonView } from '../../src/client/courses/LessonView.tsx'
import { QuizRun } from '../../src/client/courses/QuizRun.tsx'
import { lessonIds } from '../../src/client/courses/use-lesson.ts'
import type { PreviewedState } from './lesson-in-state.ts'

const nothing = () => {}

/** The lesson in its state. An answer that is marked on the screen only is given to its part; all else comes with the lesson. */
export function StateView({ lesson: opened, state }: PreviewedState) {
  const route = 'GET /api/courses/:id/lessons/:contentId'
  const { data: lesson = opened } = useApi(route, lessonIds(opened), { enabled: false })
  const { item } = lesson
  if (item.type === 'article' && state.cardAnswer)
    return (
      <ArticleItem
        lesson={lesson}
        item={item}
        firstAnswer={state.cardAnswer}
        onCompleted={nothing}
      />
    )
  if (item.type === 'quiz' && state.questionMark)
    return (
      <QuizRun
        item={item}
        lesson={lesson}
        attempt={0}
        left={null}
        kept={[]}
        firstMark={state.questionMark}
        onLeft={nothing}
        onEnd={nothing}
      />
    )
  return <LessonView lesson={lesson} />
}
