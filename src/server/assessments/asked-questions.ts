import type { Question } from '#domain/learning/question.ts'
import { validQuestions } from '#domain/learning/scoring.ts'
import { statement, type ParameterOf } from '../db/statement.ts'
import type { Tx } from '../db/transaction.ts'

interface Version {
  assessmentId: string
  version: string
}

/** All questions of a version of an assessment. */
export type AskedQuestions = (tx: Tx, version: Version) => Promise<readonly Question[]>

const maxVersions = 200

/** Keeps the questions in memory: those of a version never change, and parsing them takes longer than marking them. */
export function askedQuestions(): AskedQuestions {
  const kept = new Map<string, readonly Question[]>()
  return async (tx, { assessmentId, version }) => {
    const key = JSON.stringify([assessmentId, version])
    const known = kept.get(key)
    if (known !== undefined) return known
    const [row] = await versionStatement(tx.db, { assessmentId, version })
    const questions = validQuestions(row?.questions)
    if (kept.size >= maxVersions) kept.clear()
    kept.set(key, questions)
    return questions
  }
}

const versionStatement = statement((db, parameter: ParameterOf<Version>) =>
  db
    .selectFrom('assessment_versions')
    .select('questions')
    .where('assessment_id', '=', parameter('assessmentId'))
    .where('version', '=', parameter('version')),
)
