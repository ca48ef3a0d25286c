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

/** By the kind of an exercise: only a lesson with one needs it. */
export const exerciseCode = {
  sheet: () => import('./SheetInput.tsx'),
  chart: () => import('./ChartInput.tsx'),
  conversation: () => import('./ConversationInput.tsx'),
  spots: () => import('./SpotsInput.tsx'),
  code: () => import('./CodeInput.tsx'),
}
