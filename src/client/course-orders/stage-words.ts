import type { CourseOrder } from '#contract/course-orders.ts'

/** The current stage of an order, in words. */
export function stageWords({
  state,
  stage,
  done,
  of,
}: Pick<CourseOrder, 'state' | 'stage' | 'done' | 'of'>): string {
  if (state === 'done') return 'Your course is ready.'
  switch (stage) {
    case 'queued':
      return 'Starting in a moment.'
    case 'outline':
      return 'Planning the sections.'
    case 'lessons':
      return of > 0 ? `Making the lessons: ${done} of ${of} ready.` : 'Making the lessons.'
    case 'questions':
      return of > 0
        ? `Writing the questions: ${done} of ${of} parts ready.`
        : 'Writing the questions.'
    case 'saving':
      return 'Putting it all together.'
  }
}
