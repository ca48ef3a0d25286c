import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forSitting } from '#domain/learning/assessment.ts'
import { itemForReader } from '#domain/learning/course-reader.ts'
import { markExercise } from '#domain/learning/exercise-marking.ts'
import { solutionOf } from '#domain/learning/exercise.ts'
import type { Exercise, ExerciseAnswer } from '#domain/learning/exercise.ts'
import { blocksOf } from '#domain/text/markdown.ts'
import type { Question } from '#domain/learning/question.ts'
import { markQuestion } from '#domain/learning/question.ts'
import { scoreOf } from '#domain/learning/scoring.ts'
import { skills } from '#domain/learning/skills.ts'
import { checkContent } from './check-content.ts'
import { loadContent } from './load-content.ts'
import { textsIn } from './texts.ts'

// Tests only the shipped content; the check itself has its own tests.
const folder = join(import.meta.dirname, '../../../content')
const content = loadContent(folder)
const items = content.courses.flatMap((course) =>
  course.sections.flatMap((section) =>
    section.items.map((item) => ({ place: `${course.id}/${item.id}`, item })),
  ),
)
const exercises = items.flatMap(({ place, item }) =>
  item.type === 'exercise' ? [{ place, exercise: item.exercise }] : [],
)
const questions = [
  ...items.flatMap(({ place, item }) =>
    item.type === 'quiz' ? item.questions.map((question) => ({ place, question })) : [],
  ),
  ...content.assessments.flatMap(({ id, questions: asked }) =>
    asked.map((question) => ({ place: id, question })),
  ),
]

test('the shipped content has no problems', () => {
  expect(checkContent(folder, '2026-11-22')).toEqual({ problems: [], warnings: [] })
})

test('there is a course and an assessment for every skill', () => {
  expect(new Set(content.courses.map(({ skill }) => skill))).toEqual(new Set(skills))
  expect(content.assessments.map(({ skill }) => skill).toSorted()).toEqual([...skills].toSorted())
  expect(content.quests.length).toBeGreaterThanOrEqual(40)
  expect(content.achievements.length).toBeGreaterThanOrEqual(30)
  expect(content.paths.length).toBeGreaterThanOrEqual(8)
})

test('every exercise is right by its solution', () => {
  const wrong = exercises.filter(
    ({ exercise }) => !markExercise(exercise, solutionOf(exercise)).correct,
  )
  expect(wrong).toEqual([])
})

test('every exercise is wrong by another answer, and by none', () => {
  const right = exercises.filter(({ exercise }) =>
    [wrongAnswer(exercise), noAnswer(exercise)].some(
      (said) => markExercise(exercise, said).correct,
    ),
  )
  expect(right).toEqual([])
})

test('every accepted filling of a gap is accepted', () => {
  const gapped = exercises.flatMap(({ place, exercise }) =>
    exercise.kind === 'fill' ? [{ place, exercise }] : [],
  )
  expect(gapped.length).toBeGreaterThan(5)
  for (const { place, exercise } of gapped) {
    exercise.gaps.forEach(({ accepted }, gap) => {
      for (const said of accepted) {
        const gaps = exercise.gaps.map((other) => other.accepted[0] ?? '').with(gap, said)
        expect([place, markExercise(exercise, { kind: 'fill', gaps }).correct]).toEqual([
          place,
          true,
        ])
      }
    })
  }
})

test('every question is right by its key, and wrong by every other choice', () => {
  for (const { place, question } of questions) {
    const here = `${place}/${question.id}`
    const { correct, verdict } = markQuestion(question, question.correct_answer)
    expect([here, correct]).toEqual([here, true])
    if (question.type === 'short_answer') {
      const wanted = question.accepted === undefined ? 'compare' : 'matches'
      expect([here, verdict]).toEqual([here, wanted])
    }
    for (const choice of wrongChoices(question)) {
      expect([here, choice, markQuestion(question, choice).correct]).toEqual([here, choice, false])
    }
  }
})

test('an assessment answered by its keys scores 100', () => {
  for (const { id, questions: asked } of content.assessments) {
    const keys = Object.fromEntries(asked.map((question) => [question.id, question.correct_answer]))
    expect([id, scoreOf(asked, keys).score]).toEqual([id, 100])
    expect([id, scoreOf(asked, {}).score]).toEqual([id, 0])
  }
})

test('no reader gets an explanation or a key', () => {
  const seen = [
    ...items.map(({ item }) => itemForReader(item, 'seed')),
    ...content.assessments.map(forSitting),
  ]
  const told = new Set(seen.flatMap((one) => textsIn(one)).map(({ text }) => text))
  const secrets = [
    ...questions.map(({ question }) => question),
    ...exercises.map((e) => e.exercise),
  ]
  expect(secrets.filter(({ explanation }) => told.has(explanation))).toEqual([])
  const keys = ['explanation', 'correct_answer', 'accepted', 'answer', 'gaps', 'pairs', 'tolerance']
  expect(JSON.stringify(seen)).not.toMatch(new RegExp(`"(${keys.join('|')})":`))
})

test('every lesson is well-formed Markdown without raw HTML', () => {
  for (const { place, item } of items) {
    const text = item.type === 'article' ? item.body : item.type === 'project' ? item.brief : ''
    const left = proseIn(blocksOf(text)).filter((words) =>
      /\*\*|\]\(|^#|<\/?[a-z]+>|\{\{/i.test(words),
    )
    expect([place, left]).toEqual([place, []])
  }
})

test('the right options are spread over the places of every set', () => {
  const sets = [
    ...content.courses.map(({ id, sections }) => ({
      id,
      asked: sections.flatMap((s) =>
        s.items.flatMap((i) => (i.type === 'quiz' ? i.questions : [])),
      ),
    })),
    ...content.assessments.map(({ id, questions: asked }) => ({ id, asked })),
  ]
  for (const { id, asked } of sets) {
    const places = asked
      .filter(({ type }) => type === 'multiple_choice')
      .map(({ correct_answer }) => correct_answer)
    const most = Math.max(
      ...places.map((place) => places.filter((other) => other === place).length),
    )
    expect([id, most / places.length <= 0.6]).toEqual([id, true])
  }
})

function wrongChoices(question: Question): string[] {
  if (question.type === 'short_answer') return ['', ' ']
  const all = question.type === 'true_false' ? ['true', 'false'] : [...question.options.keys()]
  return all.map(String).filter((choice) => choice !== question.correct_answer)
}

function wrongAnswer(exercise: Exercise): ExerciseAnswer {
  switch (exercise.kind) {
    case 'calc':
      return { kind: 'calc', value: String(exercise.answer + 2 * exercise.tolerance + 1) }
    case 'order':
      return { kind: 'order', steps: exercise.steps.toReversed() }
    case 'match': {
      const rights = exercise.pairs.map(({ right }) => right)
      const [first = ''] = rights
      const other = rights.find((right) => right !== first) ?? ''
      const pairs = exercise.pairs.with(0, { left: exercise.pairs[0]?.left ?? '', right: other })
      return { kind: 'match', pairs }
    }
    case 'fill':
      return { kind: 'fill', gaps: exercise.gaps.map(() => 'something else entirely') }
  }
}

function noAnswer({ kind }: Exercise): ExerciseAnswer {
  switch (kind) {
    case 'calc':
      return { kind, value: '' }
    case 'order':
      return { kind, steps: [] }
    case 'match':
      return { kind, pairs: [] }
    case 'fill':
      return { kind, gaps: [] }
  }
}

/** The words of a tree, without code. */
function proseIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(proseIn)
  if (typeof node !== 'object' || node === null) return []
  if ('kind' in node && node.kind === 'code') return []
  const own = 'text' in node && typeof node.text === 'string' ? [node.text] : []
  return [...own, ...Object.values(node).flatMap(proseIn)]
}
