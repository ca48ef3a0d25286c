import { join } from 'node:path'
import { guideGrades, type GuideGrade } from '../src/domain/guide/guide-question.ts'
import { nothingBefore } from '../src/domain/guide/outcome.ts'
import { replyTo, type GuideRules } from '../src/domain/guide/reply.ts'
import { loadContent } from '../src/server/content/load-content.ts'
import { guideRulesOf } from '../src/server/guide/guide-rules.ts'
import { answerSheet } from './guide/answer-sheet.ts'
import { labelledFalls, labelledStanding } from './guide/labelled.ts'
import {
  gradesOf,
  questionSets,
  questionsOf,
  record,
  recordedRun,
  repeatedIds,
} from './guide/question-files.ts'
import { fallsOf, standingOf, tried, type TriedQuestion } from './guide/standing.ts'

/**
 * `npm run guide:report` prints how the guide answers the questions of content/guide-questions.
 * --record keeps the run as the one to compare with; --check only fails when it fell; --sheet <set> prints what
 * a person has to grade; --time measures.
 */
const content = loadContent(join(import.meta.dirname, '../content'))
const rules = guideRulesOf(content)
const grades = gradesOf()
const recorded = recordedRun()
const runs = questionSets.map((set) => ({ set, questions: tried(questionsOf(set), grades, rules) }))
const labelled = labelledStanding(rules)
const problems = [
  ...runs.flatMap(({ set, questions }) => problemsOf(set, questions)),
  ...labelledFalls(labelled, recorded.labelled).map((fall) => `labelled: ${fall}`),
]
const sheet = process.argv[process.argv.indexOf('--sheet') + 1]

if (process.argv.includes('--sheet')) {
  for (const { set, questions } of runs)
    if (set === sheet) console.log(answerSheet(questions, content))
} else if (process.argv.includes('--time')) {
  printTimes(rules)
} else if (process.argv.includes('--check')) {
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
} else {
  for (const { set, questions } of runs) printSet(set, questions)
  const { right, wrong, first, firstThree } = labelled
  console.log(`\nlabelled: ${labelled.questions} questions`)
  console.log(
    `right and sure ${right}, wrong and sure ${wrong}, first ${first}, first three ${firstThree}`,
  )
  for (const problem of problems) console.log(problem)
}

if (process.argv.includes('--record')) {
  record({
    labelled,
    standing: Object.fromEntries(runs.map(({ set, questions }) => [set, standingOf(questions)])),
    replies: Object.fromEntries(
      runs.flatMap(({ questions }) => questions.map(({ question, key }) => [question.id, key])),
    ),
  })
}

function problemsOf(set: (typeof questionSets)[number], questions: readonly TriedQuestion[]) {
  const now = standingOf(questions)
  const before = recorded.standing[set]
  // The others are graded by somebody else, after the guide is done; the labelled questions need no grades.
  const isGraded = set === 'review' || now.ungraded === 0
  return [
    ...(set === questionSets[0] ? repeatedIds().map((id) => `the id ${id} is used twice`) : []),
    ...(isGraded && now.ungraded > 0
      ? [`${set}: ${now.ungraded} replies have no grade: npm run guide:report -- --sheet ${set}`]
      : []),
    ...(isGraded && before !== undefined
      ? fallsOf(now, before).map((fall) => `${set}: ${fall}`)
      : []),
  ]
}

function printSet(set: string, questions: readonly TriedQuestion[]): void {
  const groups = [...new Set(questions.map(({ question }) => question.group))]
  console.log(`\n${set}: ${questions.length} questions`)
  console.log(row('', [...guideGrades, 'ungraded']))
  for (const group of groups)
    console.log(row(group, shares(questions.filter(({ question }) => question.group === group))))
  console.log(row('all', shares(questions)))
  const { carefulWrong, good } = standingOf(questions)
  console.log(
    `good ${percent(good, questions.length)}, wrong and sure about money, law, health or safety: ${carefulWrong}`,
  )
  const changed = questions.filter(
    ({ question, key }) => (recorded.replies[question.id] ?? key) !== key,
  )
  console.log(`changed since the recorded run: ${changed.length}`)
  // The texts of the judging set are not shown, so that nobody tunes on them.
  if (set === 'judge') return
  for (const { question, key } of changed)
    console.log(`  ${question.id}: ${recorded.replies[question.id]} -> ${key}`)
}

function shares(questions: readonly TriedQuestion[]): string[] {
  const standing = standingOf(questions)
  return [...guideGrades, 'ungraded' as const].map((grade: GuideGrade | 'ungraded') =>
    String(standing[grade]),
  )
}

function row(label: string, cells: readonly string[]): string {
  return label.padEnd(12) + cells.map((cell) => cell.padStart(9)).join('')
}

function percent(part: number, whole: number): string {
  return `${Math.round((100 * part) / whole)}%`
}

function printTimes(guide: GuideRules): void {
  const messages = questionSets.flatMap((set) => questionsOf(set).map(({ asked }) => asked))
  const times = messages
    .map((message) => {
      const start = performance.now()
      replyTo(message, nothingBefore, guide)
      return performance.now() - start
    })
    .toSorted((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)]?.toFixed(1) ?? '0'
  console.log(
    `${times.length} questions: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
  )
}
