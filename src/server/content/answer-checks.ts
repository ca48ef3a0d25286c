import { isCareful, type WrittenAnswer } from '#domain/guide/written-answer.ts'
import { factsIn, isDueForReview } from '#domain/learning/facts.ts'
import type { Authored, ContentReading } from './read-content.ts'
import type { ContentProblem } from './source.ts'
import { textsIn } from './texts.ts'

/** Everything that a written answer refers to must exist. */
export function unknownInAnswers(reading: ContentReading): ContentProblem[] {
  const known = knownIds(reading)
  return reading.answers.flatMap(({ value, problem }) => [
    ...value.do.flatMap(({ kind, id }, index) =>
      known[kind].has(id) || reading.broken.has(id.split('/')[0] ?? '')
        ? []
        : [problem(['do', index], `there is no ${kind} ${id}`)],
    ),
    ...value.programmes.flatMap((id, index) =>
      known.programme.has(id)
        ? []
        : [problem(['programmes', index], `there is no programme ${id}`)],
    ),
    ...value.related.flatMap((id, index) =>
      known.answer.has(id) && id !== value.id
        ? []
        : [problem(['related', index], `there is no other answer ${id}`)],
    ),
  ])
}

/** What an author should mend before an answer is shown: missing sources, and questions with two answers. */
export function answerProblems({ answers }: ContentReading): ContentProblem[] {
  return [
    ...answers.filter(({ value }) => lacksSource(value)).map(noSource),
    ...askedTwice(answers),
  ]
}

/** The answers whose own source must be looked up again. */
export function answersDue({ answers }: ContentReading, today: string): ContentProblem[] {
  return answers
    .filter(
      ({ value: { reviewBy } }) => reviewBy !== undefined && isDueForReview({ reviewBy }, today),
    )
    .map(({ value, problem }) =>
      problem(['reviewBy'], `the answer ${value.id} is due for review: look it up again`),
    )
}

/** All facts that an answer quotes, in its text, its parts and its details. */
export function factsOfAnswer({
  answer,
  parts,
  details,
}: Pick<WrittenAnswer, 'answer' | 'parts' | 'details'>): string[] {
  return [...new Set(textsIn({ answer, parts, details }).flatMap(({ text }) => factsIn(text)))]
}

function lacksSource(answer: WrittenAnswer): boolean {
  return isCareful(answer.topic) && answer.asOf === undefined && factsOfAnswer(answer).length === 0
}

function noSource({ value, problem }: Authored<WrittenAnswer>): ContentProblem {
  return problem(
    ['topic'],
    `an answer about ${value.topic} quotes a fact, or has asOf, source, url and reviewBy`,
  )
}

function askedTwice(answers: readonly Authored<WrittenAnswer>[]): ContentProblem[] {
  const seen = new Map<string, string>()
  return answers.flatMap(({ value, problem }) =>
    value.asked.flatMap((line, index) => {
      const plain = line
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
      const other = seen.get(plain)
      seen.set(plain, value.id)
      return other === undefined
        ? []
        : [problem(['asked', index], `this is already a way to ask ${other}`)]
    }),
  )
}

function knownIds(reading: ContentReading) {
  const { broken } = reading
  const ids = (entries: readonly Authored<{ id: string }>[]) =>
    new Set([...entries.map(({ value }) => value.id), ...broken])
  return {
    course: ids(reading.courses),
    assessment: ids(reading.assessments),
    quest: ids(reading.quests),
    path: ids(reading.paths),
    readiness: ids(reading.readiness),
    programme: ids(reading.programmes),
    answer: ids(reading.answers),
    lesson: new Set(
      reading.courses.flatMap(({ value }) =>
        value.sections.flatMap(({ items }) => items.map(({ id }) => `${value.id}/${id}`)),
      ),
    ),
    step: new Set(
      reading.paths.flatMap(({ value }) => value.steps.map(({ id }) => `${value.id}/${id}`)),
    ),
  }
}
