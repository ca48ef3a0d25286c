/** The code that not every lesson needs at once; it is loaded while one is open. */
export const lessonParts = {
  ask: () => import('./ExerciseAsk.tsx'),
  words: () => import('./CardWords.tsx'),
  solution: () => import('./ExerciseSolution.tsx'),
  listen: () => import('./Listen.tsx'),
  version: () => import('./AnotherVersion.tsx'),
  checklist: () => import('./ChecklistItem.tsx'),
  exercise: () => import('./ExerciseItem.tsx'),
  project: () => import('./ProjectItem.tsx'),
  quiz: () => import('./QuizItem.tsx'),
  reflection: () => import('./ReflectionItem.tsx'),
  end: () => import('./LessonEnd.tsx'),
  finished: () => import('./CourseFinished.tsx'),
}
