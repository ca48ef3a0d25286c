import { join } from 'node:path'
import { expect, test } from 'vitest'
import { textOfCards } from '#domain/learning/article-cards.ts'
import { forSitting } from '#domain/learning/assessment.ts'
import { itemForReader } from '#domain/learning/course-reader.ts'
import { wayTo } from '#domain/learning/conversation-graph.ts'
import { markExercise, solutionOf } from '#domain/learning/exercise-marking.ts'
import type { Exercise, ExerciseAnswer } from '#domain/learning/exercise.ts'
import { emptyAnswer } from '#domain/learning/lesson-hints.ts'
import { blocksOf } from '#domain/text/markdown.ts'
import { isWorked } from '#domain/learning/performance.ts'
import type { Question } from '#domain/learning/question.ts'
import { answerKey, markQuestion } from '#domain/learning/question.ts'
import { scoreOf } from '#domain/learning/scoring.ts'
import { skills } from '#domain/learning/skills.ts'
import { wrongAnswerTo } from '#domain/learning/wrong-answer.ts'
import { suggestedCourse } from '#domain/learning/suggested-course.ts'
import { studentGoalIds } from '#domain/people/student-goals.ts'
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
const cards = items.flatMap(({ place, item }) =>
  item.type === 'article' ? item.cards.map((card) => ({ place, card })) : [],
)
const exercises = [
  ...items.flatMap(({ place, item }) =>
    item.type === 'exercise' ? [{ place, exercise: item.exercise }] : [],
  ),
  ...cards.flatMap(({ place, card: { ask } }) =>
    ask === null || ask.kind === 'choose' ? [] : [{ place, exercise: ask }],
  ),
]
const questions = [
  ...items.flatMap(({ place, item }) =>
    item.type === 'quiz' ? item.questions.map((question) => ({ place, question })) : [],
  ),
  ...content.assessments.flatMap((assessment) =>
    assessment.questions.map((question) => ({ place: assessment.id, question })),
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

test('every goal begins with a lesson of four cards, each answered with one tap', () => {
  const first = studentGoalIds.map((goal) => suggestedCourse(content.courses, {}, goal))
  expect(new Set(first).size).toBe(studentGoalIds.length)
  for (const course of first) {
    const item = course?.sections[0]?.items[0]
    const asked = item?.type === 'article' ? item.cards.map(({ ask }) => ask?.kind) : []
    expect([course?.id, item?.minutes, asked]).toEqual([
      course?.id,
      2,
      ['choose', 'choose', 'choose', 'choose'],
    ])
  }
  expect(first[studentGoalIds.indexOf('own-hustle')]?.id).toBe('personal-finance-earn-for-yourself')
})

test('the solution of every exercise is marked correct', () => {
  const wrong = exercises.filter(
    ({ exercise }) => !markExercise(exercise, solutionOf(exercise)).correct,
  )
  expect(wrong).toEqual([])
})

test('a wrong answer and an empty answer to every exercise are marked wrong', () => {
  const correct = exercises.filter(({ exercise }) =>
    [wrongAnswer(exercise), emptyAnswer(exercise.kind)].some(
      (answer) => markExercise(exercise, answer).correct,
    ),
  )
  expect(correct).toEqual([])
})

test('every accepted answer for a gap is marked correct', () => {
  const gapped = exercises.flatMap(({ place, exercise }) =>
    exercise.kind === 'fill' ? [{ place, exercise }] : [],
  )
  expect(gapped.length).toBeGreaterThan(5)
  for (const { place, exercise } of gapped) {
    exercise.gaps.forEach(({ accepted }, gap) => {
      for (const answer of accepted) {
        const gaps = exercise.gaps.map((any) => any.accepted[0] ?? '').with(gap, answer)
        expect([place, markExercise(exercise, { kind: 'fill', gaps }).correct]).toEqual([
          place,
          true,
        ])
      }
    })
  }
})

test('the key of every question is marked correct, and every other choice wrong', () => {
  for (const { place, question } of questions) {
    const label = `${place}/${question.id}`
    const { correct, verdict } = markQuestion(question, answerKey(question))
    expect([label, correct]).toEqual([label, true])
    if (question.type === 'short_answer') {
      const expected = question.accepted === undefined ? 'compare' : 'matches'
      expect([label, verdict]).toEqual([label, expected])
    }
    for (const choice of wrongChoices(question)) {
      expect([label, choice, markQuestion(question, choice).correct]).toEqual([
        label,
        choice,
        false,
      ])
    }
  }
})

test('an assessment answered with its keys scores 100, and an empty one 0', () => {
  for (const assessment of content.assessments) {
    const { id } = assessment
    const keys = Object.fromEntries(
      assessment.questions.map((question) => [question.id, answerKey(question)]),
    )
    expect([id, scoreOf(assessment.questions, keys).score]).toEqual([id, 100])
    expect([id, scoreOf(assessment.questions, {}).score]).toEqual([id, 0])
  }
})

test('no item or sitting contains an explanation or a key', () => {
  const views = [
    // Only what the cards of an article ask is marked in the browser.
    ...items.flatMap(({ item }) =>
      item.type === 'article' ? [] : [itemForReader(item, 'seed', [])],
    ),
    ...content.assessments.map((assessment) => forSitting(assessment, [])),
  ]
  const texts = new Set(views.flatMap((view) => textsIn(view)).map(({ text }) => text))
  const secrets = [
    ...questions.map(({ question }) => question),
    ...items.flatMap(({ item }) => (item.type === 'exercise' ? [item.exercise] : [])),
  ]
  expect(secrets.filter(({ explanation }) => texts.has(explanation))).toEqual([])
  const keys = ['explanation', 'correct_answer', 'accepted', 'answer', 'gaps', 'pairs', 'tolerance']
  expect(JSON.stringify(views)).not.toMatch(new RegExp(`"(${keys.join('|')})":`))
})

test('the right options on the cards of a course are not all in the same place', () => {
  for (const course of content.courses) {
    const places = course.sections
      .flatMap((section) => section.items)
      .flatMap((item) => (item.type === 'article' ? item.cards : []))
      .flatMap(({ ask }) =>
        ask?.kind === 'choose' ? [ask.options.findIndex(({ right }) => right)] : [],
      )
    const most = Math.max(0, ...places.map((at) => places.filter((each) => each === at).length))
    expect([course.id, most <= 2 || most / places.length <= 0.6]).toEqual([course.id, true])
  }
})

test('every lesson is well-formed Markdown without raw HTML', () => {
  for (const { place, item } of items) {
    const text =
      item.type === 'article' ? textOfCards(item.cards) : item.type === 'project' ? item.brief : ''
    const markup = proseIn(blocksOf(text)).filter((words) =>
      /\*\*|\]\(|^#|<\/?[a-z]+>|\{\{/i.test(words),
    )
    expect([place, markup]).toEqual([place, []])
  }
})

test('the right options of every course and assessment are spread over the positions', () => {
  const sets = [
    ...content.courses.map(({ id, sections }) => ({
      id,
      quizQuestions: sections.flatMap((s) =>
        s.items.flatMap((i) => (i.type === 'quiz' ? i.questions : [])),
      ),
    })),
    ...content.assessments.map(({ id, questions: all }) => ({ id, quizQuestions: all })),
  ]
  for (const { id, quizQuestions } of sets) {
    const positions = quizQuestions.filter(({ type }) => type === 'multiple_choice').map(answerKey)
    const maxCount = Math.max(
      ...positions.map((position) => positions.filter((each) => each === position).length),
    )
    expect([id, maxCount / positions.length <= 0.6]).toEqual([id, true])
  }
})

function wrongChoices(question: Question): string[] {
  if (question.type === 'short_answer') return ['', ' ']
  if (isWorked(question)) return ['', 'nothing', wrongAnswerTo(question)]
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
      const wrongRight = rights.find((right) => right !== first) ?? ''
      const pairs = exercise.pairs.with(0, {
        left: exercise.pairs[0]?.left ?? '',
        right: wrongRight,
      })
      return { kind: 'match', pairs }
    }
    case 'fill':
      return { kind: 'fill', gaps: exercise.gaps.map(() => 'something else entirely') }
    case 'sheet':
      return { kind: 'sheet', cells: exercise.fill.map(() => '-987654321') }
    case 'chart':
      return {
        kind: 'chart',
        value: exercise.read
          ? String(exercise.read.answer + 2 * exercise.read.tolerance + 1)
          : String(exercise.choose?.findIndex(({ right }) => !right)),
      }
    case 'conversation': {
      const poor = exercise.ends.filter(({ result }) => result !== 'good').map(({ id }) => id)
      return { kind: 'conversation', replies: wayTo(exercise, poor) ?? [] }
    }
    case 'spots':
      return { kind: 'spots', labels: exercise.spots.map(({ label }) => label) }
    case 'code':
      return { kind: 'code', source: `${exercise.starter}\nprint("wrong")` }
  }
}

/** The text in a tree of blocks, without code. */
function proseIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(proseIn)
  if (typeof node !== 'object' || node === null) return []
  if ('kind' in node && node.kind === 'code') return []
  const own = 'text' in node && typeof node.text === 'string' ? [node.text] : []
  return [...own, ...Object.values(node).flatMap(proseIn)]
}
