import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, stringify } from 'yaml'
import { z } from 'zod'
import {
  guideGradeSchema,
  guideQuestionSchema,
  type GuideGrade,
  type GuideQuestion,
} from '#domain/guide/guide-question.ts'
import type { LabelledStanding } from './labelled.ts'
import { gradeKey, type QuestionSet, type Standing } from './standing.ts'

const folder = join(import.meta.dirname, '../../content/guide-questions')
const recordFile = join(folder, 'standing.yaml')

export const questionSets = ['tune', 'review', 'judge'] as const satisfies readonly QuestionSet[]

export function questionsOf(set: QuestionSet): GuideQuestion[] {
  return z
    .array(guideQuestionSchema)
    .parse(parse(readFileSync(join(folder, `${set}.yaml`), 'utf8')))
}

/** All grades, by question and key of the reply. */
export function gradesOf(): ReadonlyMap<string, GuideGrade> {
  const file = join(folder, 'grades.yaml')
  const list = existsSync(file) ? (parse(readFileSync(file, 'utf8')) as unknown) : []
  return new Map(
    z
      .array(guideGradeSchema)
      .parse(list ?? [])
      .map(({ id, key, grade }) => [gradeKey(id, key), grade]),
  )
}

/** The run that the next one is compared with. */
export interface RecordedRun {
  standing: Partial<Record<QuestionSet, Standing>>
  labelled?: LabelledStanding
  /** The key of the reply to each question, by the question's id. */
  replies: Record<string, string>
}

export function recordedRun(): RecordedRun {
  if (!existsSync(recordFile)) return { standing: {}, replies: {} }
  return parse(readFileSync(recordFile, 'utf8')) as RecordedRun
}

export function record(run: RecordedRun): void {
  writeFileSync(recordFile, heading + stringify(run, { lineWidth: 0 }))
}

const heading = `# How the guide stood when this was written, and what it did with each question.
# Written by: npm run guide:report -- --record
`

/** Ids that are used twice, in one set or in two. */
export function repeatedIds(): string[] {
  const ids = questionSets.flatMap((set) => questionsOf(set).map(({ id }) => id))
  return ids.filter((id, index) => ids.indexOf(id) < index)
}
