import type { Item } from './course.ts'
import { forSolving } from './exercise-marking.ts'
import { shownFigure, type LessonFigure } from './figure.ts'
import { questionForReader } from './question.ts'

/**
 * An item without its answers and explanations, as sent to the browser; only what the cards of an article
 * ask is marked there, so it has its key. Fields are listed one by one,
 * so that a new secret field isn't sent by accident. `seed` is made of the student and the item.
 */
export function itemForReader(item: Item, seed: string, figures: readonly LessonFigure[]) {
  const { id, title, minutes, facts } = item
  const base = { id, title, minutes, facts }
  switch (item.type) {
    case 'article':
      return {
        ...base,
        type: item.type,
        cards: item.cards.map(({ text, ask, figure, point }) => ({
          text,
          ask,
          ...shownFigure(figures, figure),
          ...(point !== undefined && { point }),
        })),
      }
    case 'exercise':
      return { ...base, type: item.type, exercise: forSolving(item.exercise, seed, figures) }
    case 'quiz':
      return {
        ...base,
        type: item.type,
        questions: item.questions.map((question) => questionForReader(question, figures)),
      }
    case 'reflection':
      return { ...base, type: item.type, prompt: item.prompt, minWords: item.minWords }
    case 'project': {
      const { brief, deliverable, rubric, minWords } = item
      return { ...base, type: item.type, brief, deliverable, rubric, minWords }
    }
    case 'checklist':
      return { ...base, type: item.type, tasks: item.tasks }
  }
}
