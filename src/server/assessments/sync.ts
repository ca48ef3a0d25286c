import { createHash } from 'node:crypto'
import type { Assessment } from '#domain/learning/assessment.ts'
import type { Tx } from '../db/transaction.ts'
import type { Services } from '../services.ts'

/**
 * Syncs the assessments that ship with the product into the tables. Fast when nothing changed.
 * Removed ones are retired, never deleted, because sittings and results refer to them.
 */
export async function syncAssessments({ db, content, transaction }: Services): Promise<void> {
  const rows = await db
    .selectFrom('assessments')
    .select(['id', 'version', 'retired_at'])
    .where('source', '=', 'catalogue')
    .execute()
  const current = rows.filter(({ retired_at }) => retired_at === null)
  const stored = new Map(current.map(({ id, version }) => [id, version]))
  const changed = content.assessments.filter(
    (assessment) => stored.get(assessment.id) !== versionOf(assessment),
  )
  const shipped = new Set(content.assessments.map(({ id }) => id))
  const removed = current.filter(({ id }) => !shipped.has(id))
  if (changed.length === 0 && removed.length === 0) return

  await transaction(async (tx) => {
    await writeAssessments(tx, changed)
    await retire(
      tx,
      removed.map(({ id }) => id),
    )
  })
}

async function writeAssessments(tx: Tx, assessments: readonly Assessment[]): Promise<void> {
  if (assessments.length === 0) return
  await tx.db
    .insertInto('assessments')
    .values(
      assessments.map((assessment) => ({
        id: assessment.id,
        source: 'catalogue',
        title: assessment.title,
        description: assessment.description,
        skill_category: assessment.skill,
        difficulty_level: assessment.level,
        questions: JSON.stringify(assessment.questions),
        version: versionOf(assessment),
        updated_at: tx.now,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(({ ref }) => ({
        title: ref('excluded.title'),
        description: ref('excluded.description'),
        skill_category: ref('excluded.skill_category'),
        difficulty_level: ref('excluded.difficulty_level'),
        questions: ref('excluded.questions'),
        version: ref('excluded.version'),
        retired_at: null,
        updated_at: ref('excluded.updated_at'),
      })),
    )
    .execute()
  await tx.db
    .insertInto('assessment_versions')
    .values(
      assessments.map((assessment) => ({
        assessment_id: assessment.id,
        version: versionOf(assessment),
        questions: JSON.stringify(assessment.questions),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function retire(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .updateTable('assessments')
    .set({ retired_at: tx.now, updated_at: tx.now })
    .where('id', 'in', ids)
    .where('source', '=', 'catalogue')
    .execute()
}

/** A hash that changes when anything stored about the assessment changes. */
function versionOf(assessment: Assessment): string {
  return createHash('sha256').update(JSON.stringify(assessment)).digest('hex').slice(0, 32)
}
