import type { Item } from './course.ts'
import type { Exercise } from './exercise.ts'
import type { Question } from './question.ts'

/** What an item is about, with answers and explanations. The stories in the asks of an article could be about anything. */
export function textIn(item: Item): string {
  return [item.title, ...textsOf(item)].join('\n')
}

function textsOf(item: Item): string[] {
  switch (item.type) {
    case 'article':
      return item.cards.map(({ text }) => text)
    case 'exercise':
      return exerciseWords(item.exercise)
    case 'quiz':
      return item.questions.flatMap(questionWords)
    case 'reflection':
      return [item.prompt]
    case 'project':
      return [item.brief, ...item.rubric.map(({ text }) => text)]
    case 'checklist':
      return item.tasks.map(({ text }) => text)
  }
}

export function questionWords(question: Question): string[] {
  const { question: prompt, explanation } = question
  return [prompt, ...answerWords(question), explanation]
}

function answerWords(question: Question): string[] {
  switch (question.type) {
    case 'multiple_choice':
      return [...(question.chat ?? []).map(({ text }) => text), ...question.options]
    case 'mark_lines':
      return question.document.lines.map(({ text }) => text)
    case 'order':
      return question.steps
    default:
      return [question.correct_answer]
  }
}

function exerciseWords(exercise: Exercise): string[] {
  const { prompt, explanation, hints } = exercise
  return [prompt, explanation, ...hints, ...partsOf(exercise)]
}

function partsOf(exercise: Exercise): string[] {
  switch (exercise.kind) {
    case 'calc':
      return []
    case 'order':
      return exercise.steps
    case 'match':
      return exercise.pairs.flatMap(({ left, right }) => [left, right])
    case 'fill':
      return [exercise.text]
    case 'sheet':
      return exercise.rows.flat().filter((cell) => typeof cell === 'string')
    case 'chart':
      return [...exercise.data.columns, ...exercise.data.rows.map(([label]) => label)]
    case 'conversation':
      return [
        ...exercise.turns.flatMap(({ says, replies }) => [
          says,
          ...replies.map(({ text }) => text),
        ]),
        ...exercise.ends.flatMap(({ says, reason }) => [says, reason]),
      ]
    case 'spots':
      return exercise.spots.map(({ label }) => label)
    case 'code':
      return [exercise.starter]
  }
}
