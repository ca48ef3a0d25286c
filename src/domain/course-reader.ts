import type { Item } from './course.ts'
import { forSolving } from './exercise-marking.ts'
import { questionForReader } from './question.ts'

/**
 * An item as the browser may see it: no key, no explanation, no accepted answer. Fields are named one
 * by one, so that a new secret stays behind until somebody lets it out. `seed`: student and item.
 */
export function itemForReader(item: Item, seed: string) {
  const { id, title, minutes, facts } = item
  const shown = { id, title, minutes, facts }
  switch (item.type) {
    case 'article':
      return { ...shown, type: item.type, body: item.body }
    case 'exercise':
      return { ...shown, type: item.type, exercise: forSolving(item.exercise, seed) }
    case 'quiz':
      return { ...shown, type: item.type, questions: item.questions.map(questionForReader) }
    case 'reflection':
      return { ...shown, type: item.type, prompt: item.prompt, minWords: item.minWords }
    case 'project': {
      const { brief, deliverable, rubric, minWords } = item
      return { ...shown, type: item.type, brief, deliverable, rubric, minWords }
    }
    case 'checklist':
      return { ...shown, type: item.type, tasks: item.tasks }
  }
}
